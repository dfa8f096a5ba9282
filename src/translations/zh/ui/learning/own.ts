import type { TranslationOf } from "../../../../kernel/index.ts";
import type { own } from "../../../../ui/messages/en/learning/own.ts";

export const zh: TranslationOf<typeof own> = {
  "own.begin": "从这里开始",
  "own.text": "定义",
  "own.wanted": "要定义的",
  "own.usable": "可以使用的",
  "own.grammar":
    '此外还有：自己的函数，如 f(n: number) = n + 1；“if … then … else …”、and、or、not、=、!=、<、+、-、*、min、max、matches(text, "a*")，以及 // 注释。函数只能用写在它上面的函数。',
  "own.mistakes": "哪里不对",
  "own.findings": "有哪些性质成立",
  "own.execute": "运行程序看看",
  "own.executing": "运行中…",
  "own.covered": "对这个程序可靠：运行中出现了 {shown} 个事实，分析全都有。",
  "own.missing": "不可靠：运行中出现了 {shown} 个事实，其中 {missing} 个与分析矛盾：{facts}",
  "own.unjudged":
    "其中 {withoutContexts} 个不计上下文比较，因为运行没有给出它们的上下文。无法比较：{notCompared} 个，其对象或调用在程序中没有位置。",
  "own.unobservable": "任何运行都不能与它矛盾：定义没有说明它的事实对运行断言什么。",
  "own.cut": "程序的执行到达上限而停止：后面的部分没有比较。",
  "own.notExecuted": "没能得出结论：到达了上限，或程序有错误。",
  "own.place": "第 {line} 行第 {column} 列",
  "own.loading": "加载中…",
};
