import type { TranslationOf } from "../../../../kernel/index.ts";
import type { notes } from "../../messages/notes.ts";

export const zh: TranslationOf<typeof notes> = {
  without: "算法中去掉了：{parts}。这不是对程序的分析。",
  "blame.insensitive": "ci：方法逐个得到上下文",
  "blame.expected": "这次运行的一个指向事实：o3 ∈ pt(x)",
  "why-not.expected": "这次运行的一个事实，例如 o3 ∈ pt(x)；其中没有 {name}。有的例如：{known}",
  "choice.volume": "{method} 的指向规模超过 {limit}，不带上下文分析。",
  "choice.pattern": "选择性上下文：没有方法符合“{pattern}”。",
  "own.type.context": "上下文",
  "own.type.element": "上下文元素",
  "own.type.object": "抽象对象",
  "own.type.site": "调用点",
  "own.type.method": "方法",
  "own.bounded":
    "选择器 {name}：方法的上下文最长为 {method}，堆上下文最长为 {heap}。它对每次调用都有回答，所以结果可靠：上下文只是把事实区分开。",
  "own.boundedMethods":
    "选择器 {name}：方法的上下文最长为 {method}；堆上下文由选项 heap 决定。它对每次调用都有回答，所以结果可靠：上下文只是把事实区分开。",
  "own.unbounded":
    "选择器 {name}：看不出上下文长度有界，所以遇到递归时可能一直增长，直到上限结束运行。可以用 last(k, …) 包住会变长的部分来限长。",
  "own.forgets": "选择器 {name}：{function} 完全不看 {parameters}。只在这些上不同的会被合并。",
  "selector.k": "其中 K = 1, 2, … 或 inf",
  "profile.initializer": "语言方案 lecture 不运行静态初始化块：跳过 {method}。",
  "profile.strings": "语言方案 lecture 中字符串字面量没有对象。",
  "table.context": "这里不用填：对照表接受 selectors，即形如 ci,1-call,2-obj 的列表",
  "table.time": "用时（ms）",
  "table.erased": "#erased may-fail-cast",
  "table.library": "#library may-fail-cast",
  "table.sum": "指针集大小（总和）",
  "table.average": "指针集大小（平均）",
  "table.pairs": "带上下文的指向对",
  "table.most": "上下文数（最多）",
  "table.mean": "上下文数（平均）",
  "table.hierarchy": "只凭类层次：{edges} 条调用边，{methods} 个可达方法。",
  "cut.step-limit": "到达 {limit} 步的上限而停止，未到不动点：只是部分结果。",
  "cut.context-limit": "上下文达到 {limit} 个元素而停止，未到不动点：只是部分结果。",
  "cut.timeout": "到达 {limit} ms 的时间上限而停止，未到不动点：只是部分结果。",
  "cut.memory-limit": "到达 {limit} MB 的内存上限而停止，未到不动点：只是部分结果。",
  "cut.canceled": "未到不动点即已取消：只是部分结果。",
  "fact.libraryLine": "`{file}`:{line}",
  "group.fields": "字段",
};
