import type { LessonTranslations } from "../../../../engine-kit/index.ts";
import { type Catalog, catalogOf } from "../../../../kernel/index.ts";
import { lessonQuestions } from "./lesson-questions.ts";

const lessons: LessonTranslations = {
  "i-is-what": {
    title: "i = ?",
    source: "第一讲，Problem of Context-Insensitive Pointer Analysis",
    summary: "讲义开头的问题，向三种分析提出：一次一个方法、跨调用、以及带上下文的跨调用。",
    presets: {
      1: "单个方法",
      2: "跨越调用，上下文不敏感",
      3: "跨越调用，1-调用点敏感",
    },
    stops: {
      1: "每次只看一个方法，调用可能返回任何值：i 不是常量。",
      2: "两个 get() 都返回到这里：1 ⊓ 2 = NAC。",
      3: "只有 One.get() 返回到这里：i 是 1。",
    },
  },
  "reaching-definitions": {
    title: "到达定值",
    source: "数据流分析，到达定值",
    summary: "前向，可能：OUT = gen ∪ (IN − kill)。看 x 的哪些定义从分支出来。",
    presets: {
      1: "到达定值",
    },
    stops: {
      1: "生成 x@5；它杀死 x 的另一个定值 x@3。",
      2: "两个分支的并：x 的值可能来自其中任何一个定值。",
      3: "参数的定值 y@2 绕过循环到达，y@10 从循环中到达。",
    },
  },
  "live-variables": {
    title: "活跃变量",
    source: "数据流分析，活跃变量",
    summary: "后向，可能：变量在再次赋值之前可能还被读到，就是活跃的。看循环送回什么。",
    presets: {
      1: "活跃变量",
    },
    stops: {
      1: "事实向后传：return 之前 last 是活跃的，因为那里要读它。",
      2: "沿循环一圈，next 在再次赋值之前被读到：它在这里是活跃的。",
      3: "方法开始处只有参数是活跃的。",
    },
  },
  "available-expressions": {
    title: "可用表达式",
    source: "数据流分析，可用表达式",
    summary: "前向，必须：只有每条路径都计算过的表达式才可用，因此汇合是 ∩，起点是全部。",
    presets: {
      1: "可用表达式",
    },
    stops: {
      1: "这个分支计算 a - b；a * b 仍然可用。",
      2: "给 b 赋值：由它算出的都被杀死，b + 0 也不例外。",
      3: "两个分支的交：a * b 在两边都算过，a - b 只在一边算过。",
    },
  },
  "order-matters": {
    title: "顺序有关系",
    source: "数据流分析，工作列表算法",
    summary: "循环里的分支，以及从工作列表取节点的三种顺序。看一个节点要重算多少次。",
    presets: {
      1: "逆后序",
    },
    stops: {
      1: "循环送回来的，最后一次还有新内容：用栈时比逆后序晚得多。",
      2: "循环之后，每种顺序都相同；要计算多少次则不同。",
    },
  },
  "not-distributive": {
    title: "常量传播不满足分配律",
    source: "数据流分析，常量传播",
    summary: "两条路径，一个和。看路径在哪里汇合，那里对 a 和 b 知道什么。",
    presets: {
      1: "常量",
    },
    stops: {
      1: "在这条路径上，a + b 会是 5。",
      2: "在这条路径上也是。",
      3: "路径先汇合：2 ⊓ 3 = NAC，a 和 b 都是如此。",
      4: "NAC + NAC = NAC：c 在两条路径上都是 5，这一点丢失了。",
    },
  },
  widening: {
    title: "加宽与收窄",
    source: "数据流分析，区间上的抽象解释",
    summary: "没有加宽，分析要绕循环一千圈。看循环头的上界。",
    presets: {
      1: "使用条件",
      2: "不用条件",
    },
    stops: {
      1: "循环头加宽成 [0,+inf]；条件把它截短成 [0,999]。",
      2: "收窄：再用一次循环头的等式，不带 ∇，得 [0,0] ⊔ [1,1000]。",
      3: "循环之后条件为假：[0,1000] 中只剩 1000。",
      4: "不用条件就没有什么限制 i：它甚至可能溢出。",
    },
  },
  "array-bounds": {
    title: "下标在界内吗？",
    source: "数据流分析，区间上的抽象解释",
    summary: "区间的用处：路径上的条件给变量设界。看对每个下标知道什么。",
    presets: {
      1: "区间",
    },
    stops: {
      1: "在 i >= 0 之后：下界是 0。",
      2: "两个条件之后，下标在界内。",
      3: "余数与 i 同号：下标可能为负。",
    },
  },
  "dead-code": {
    title: "死代码",
    source: "数据流分析，死代码检测",
    summary: "两个分析一起工作：常量传播找出从不走的分支，活跃变量找出从不被读的赋值。",
    presets: {
      1: "死代码",
    },
    stops: {
      1: "条件是常量：第 7 行从不执行。",
      2: "limit 一直是 10：循环永不结束，后面的都不执行。",
      3: "unused 在赋值之后不活跃：没有人读它。",
    },
  },
  "switch-cases": {
    title: "从不进入的 case",
    source: "数据流分析，死代码检测",
    summary: "一个值已知的 switch。看哪些边通向每个 case 的各行。",
    presets: {
      1: "死代码",
      2: "区间",
    },
    stops: {
      1: "level 是 2，所以各个 case 的判断都只有一个值。",
      2: "常量传播把往下走的与另一条路来的汇合：20 ⊓ 0 = NAC。",
      3: "条件使区间更精确：没有值能到 case 1。",
      4: "只有从 case 2 往下走的才到这里。",
    },
  },
  "across-calls": {
    title: "跨越调用",
    source: "过程间分析，常量传播",
    summary: "调用边把实参带到参数，返回边带回结果，call-to-return 边带过其余一切。",
    presets: {
      1: "跨越调用",
      2: "单个方法",
    },
    stops: {
      1: "调用到返回边保留 a；返回边带来 addOne 返回的值。",
      2: "两次调用的实参在形参处汇合。",
      3: "ten() 只有一个答案：常量穿过了调用。",
      4: "每次只看一个方法：任何调用都得 NAC。",
    },
  },
  "through-the-heap": {
    title: "穿过堆",
    source: "过程间分析，带别名的常量传播",
    summary: "存进字段的值，可通过对象的任何名字读出。存入的值一变，它所到达的读取就回到工作列表。",
    presets: {
      1: "考虑别名",
      2: "不考虑",
      3: "区间",
    },
    stops: {
      1: "1 和 2 写入 a 与 b 所指的对象。",
      2: "c 是另一个对象：那里只写入过 5。",
      3: "不考虑别名，读取可能得到任何值。",
      4: "包含 1 和 2 的区间。",
    },
  },
  "through-arrays": {
    title: "穿过数组",
    source: "过程间分析，带别名的常量传播",
    summary: "只要下标是常量，就能区分元素。看一次下标未知的存储会到达哪里。",
    presets: {
      1: "常量",
      2: "区间",
    },
    stops: {
      1: "下标是常量 0：只读出写在 0 处的。",
      2: "下标可能是任何值，但处处写的都是 4。",
      3: "下标未知的写入可能写到 0：1 ⊓ 3 = NAC。",
      4: "包含 1 和 3 的区间。",
    },
  },
};

export const zh: Catalog = { ...catalogOf(lessons), ...catalogOf(lessonQuestions) };
