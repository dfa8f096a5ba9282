import type { LectureTranslation } from "../../../exercises/index.ts";

export const contextSensitivity2: LectureTranslation = {
  title: "上下文敏感（二）",
  slides: {
    1: {
      title: "上下文敏感（二）",
      text: "上次讲规则；今天讲算法，以及选择哪些上下文。",
    },
    2: {
      title: "复习：规则",
      notes: "先问规则 Call。",
    },
    3: {
      title: "目录",
      points: "1. 引言\n2. 上下文敏感指针分析的规则\n→ 3. 它的算法\n4. 上下文敏感的变体",
    },
    4: {
      title: "怎样实现",
      points:
        "与没有上下文时一样：建立指针流图，让对象沿边流动。\n两者互相依赖：对象流动时图也在生长。\n现在结点和方法都带上下文。",
    },
    5: {
      title: "C.S. 的指针流图",
      points:
        "结点：`CSPointer = (C × V) ∪ (C × O × F)`。带上下文的变量和字段。\n边：`CSPointer × CSPointer`。\n`c:a → c′:b`：pt(`c:a`) 中的对象可能流到 pt(`c′:b`)。",
    },
    6: {
      title: "一个例子",
      text: "`id` 的 `n` 是两个结点，每个上下文一个。",
    },
    7: {
      title: "PFG 的边",
      caption: "每种语句加入的边",
      heads: "种类\n语句\nc 下的规则\nPFG 边",
    },
    8: {
      title: "调用的 PFG 边",
      text: "实参：`c:a₁ → cᵗ:mₚ₁`、…、`c:aₙ → cᵗ:mₚₙ`。返回值：`c:r ← cᵗ:mᵣₑₜ`。接收者没有边。",
    },
    9: {
      title: "算法：Solve",
      notes: "着色的是新加的。",
      listings: "没有上下文\n有上下文",
    },
    10: {
      title: "算法维护什么",
      points: "`S`：可达语句；`Sₘ`：方法 m 的语句\n`RM`：可达方法，`c:m`\n`CG`：调用图的边，`c:l → cᵗ:m`",
    },
    11: {
      title: "算法：AddReachable",
      notes: "着色的是新加的。",
      listings: "没有上下文\n有上下文",
    },
    12: {
      title: "算法：AddEdge 与 Propagate",
      text: "没有新东西：结点就是结点。",
      listings: "没有上下文\n有上下文",
    },
    13: {
      title: "算法：ProcessCall",
      notes: "着色的是新加的。",
      listings: "没有上下文\n有上下文",
    },
    14: {
      title: "目录",
      points: "1. 引言\n2. 上下文敏感指针分析的规则\n3. 它的算法\n→ 4. 上下文敏感的变体",
    },
    15: {
      title: "上下文敏感的变体",
      text: "同一个算法，不同的 `Select`。",
      points: "调用点敏感\n对象敏感\n类型敏感\n…",
    },
    16: {
      title: "Select 的三个参数",
      points:
        "第 4 行的 `Select(c, l, c′:oᵢ)`：\nc，调用者上下文：`[]`，边从这个框出发。\nl，调用点：`4`，在边上。\n`c′:oᵢ`，带堆上下文的接收者：o3，在 pt(`[]:c`) 中。",
    },
    17: {
      title: "上下文不敏感",
      text: "一个特例：只有一个上下文。",
      points: "`Select(_, _, _) = []`",
    },
    18: {
      title: "调用点敏感",
      points:
        "上下文是一列调用点，即调用链。\n调用把自己的位置接在调用者的上下文之后。\n`Select(c, l, _) = [l′, …, l″, l]`，其中 `c = [l′, …, l″]`\n也叫调用串敏感，或 k-CFA（Shivers，1991）。",
    },
    19: {
      title: "调用串",
      text: "`bar` 调用自己。不加限制时它有多少上下文？",
      notes: "[3,9]、[3,9,15]、[3,9,15,15]、…",
    },
    20: {
      title: "调用串",
      text: "没有尽头：每次递归调用都得到更长的上下文。",
    },
    21: {
      title: "k 限制",
      points:
        "分析必须终止，而过长的链会使它爆炸。\n所以上下文只保留最后 k 个调用点。\n实际中 k 很小，一般不超过 3。\n方法与对象可以用不同的 k：比如 2 和 1。",
    },
    22: {
      title: "1-call-site",
      points: "`Select(_, l, _) = [l]`",
    },
    23: {
      title: "bar 的上下文",
      points: "`Select(_, l, _) = [l]`",
    },
    24: {
      title: "1-call-site：两个上下文",
      text: "`[9]` 和 `[15]`：终止了。",
    },
    25: {
      title: "2-call-site",
      points: "`Select(c, l, _) = [l″, l]`，其中 `c = [l′, l″]`\n`bar` 有三个上下文。",
    },
    26: {
      title: "1-call-site：例子",
      text: "第 16 行调用哪个 `get()`？堆不带上下文。",
    },
    27: {
      title: "初始化",
      text: "对 `[]:main` 执行 AddReachable。",
      notes: "依次讲 RM、WL、CG、PFG。",
    },
    28: {
      title: "处理 ⟨[]:c, {o3}⟩",
      text: "Propagate 把 o3 并入 pt(`[]:c`)。",
    },
    29: {
      title: "第 4 行的 ProcessCall",
      notes: "先 Dispatch，再 Select = [4]。",
    },
    30: {
      title: "处理 ⟨[4]:this, {o3}⟩",
      text: "m() 现在有了接收者：它的调用可以解析了。",
    },
    31: {
      title: "第一次调用 id",
      text: "上下文 [14]，形参 `[14]:n`。",
    },
    32: {
      title: "第二次调用 id",
      notes: "问：PFG 中随之出现哪条边？",
    },
    33: {
      title: "下一项是哪个？",
      text: "工作列表是一个队列。",
      notes: "让听众从工作列表上读出来。",
    },
    34: {
      title: "处理 ⟨[4]:n1, {o12}⟩",
      text: "o12 先到 `[14]:n`。",
    },
    35: {
      title: "[4]:x",
      text: "o12 只从第一次调用返回。",
    },
    36: {
      title: "x.get()",
      text: "一个目标。",
    },
    37: {
      title: "最终结果",
      text: "pt、RM 和 CG。",
      notes: "与幻灯片上的表对照。",
    },
    38: {
      title: "C.I. 与 1-call-site",
      text: "在哪里分开。",
    },
    39: {
      title: "C.I. 与 1-call-site",
      text: "一条虚假的边：`Two.get()`。",
    },
    40: {
      title: "对象敏感",
      points:
        "上下文是一列对象，以分配点为名。\n调用取它的接收者及其堆上下文。\n这样，不同对象上的操作就分开了。\n`Select(_, _, c′:oᵢ) = [oⱼ, …, oₖ, oᵢ]`，其中 `c′ = [oⱼ, …, oₖ]`\n本质上是分配点敏感（Milanova、Rountev、Ryder，ISSTA 2002）。",
    },
    41: {
      title: "1-object：例子",
      text: "`set` 把工作交给 `doSet`。",
    },
    42: {
      title: "1-object",
      text: "`doSet` 在 o1 上被调用：上下文 [o1]。",
    },
    43: {
      title: "1-object",
      text: "又在 o2 上：上下文 [o2]。",
    },
    44: {
      title: "1-object：所有集合",
      text: "`x` 只有 o3。",
    },
    45: {
      title: "同一个程序，1-call-site",
      text: "两个调用者都经过第 12 行。",
    },
    46: {
      title: "1-call-site：所有集合",
      text: "`x` 是 o3 或 o4。",
    },
    47: {
      title: "调用点与对象",
      text: "在哪里分开。",
    },
    48: {
      title: "调用点与对象",
      text: "这里对象是更好的上下文。",
    },
    49: {
      title: "反过来",
      text: "一个接收者，两次调用。",
    },
    50: {
      title: "反过来",
      text: "这里调用点更好。",
    },
    51: {
      title: "理论与实践",
      points: "理论上两者的精度不可比。\n实践中，对 Java 这样的语言，对象敏感一般更好。",
    },
    52: {
      title: "调用点与对象：测量",
      notes: "精度和效率：对象优于调用点。",
      caption: "每列都是越小越好",
      heads: "程序\n时间 (s)，2-call\n2-obj\n可能失败的转换，2-call\n2-obj \n调用图边，2-call\n2-obj  ",
    },
    53: {
      title: "一般来说",
      points: "精度：object > call-site\n效率：object > call-site",
    },
    54: {
      title: "类型敏感",
      points:
        "上下文是一列类型。\n调用取其接收者的 `new` 所在的类型，连同堆上下文。\n比对象粗。\n`Select(_, _, c′:oᵢ) = [t′, …, t″, InType(oᵢ)]`，其中 `c′ = [t′, …, t″]`\nSmaragdakis、Bravenboer、Lhoták，POPL 2011。",
    },
    55: {
      title: "InType",
      points: "`InType(o3) = X`，不是 Y：看 `new` 写在哪里。",
    },
    56: {
      title: "类型与对象",
      points: "k 相同时，类型不会比对象更精确：一个类型的上下文代表了其中各分配点的上下文。",
    },
    57: {
      title: "foo() 的上下文",
      text: "对象敏感？",
    },
    58: {
      title: "foo() 的上下文",
      text: "类型敏感？",
    },
    59: {
      title: "三个上下文，一个上下文",
      text: "`[o3]`、`[o5]`、`[o7]`，对 `[X]`。",
    },
    60: {
      title: "类型放弃了什么",
      points: "同一类型中的分配点在上下文里合并：精度低些，速度快些。",
    },
    61: {
      title: "三者的测量",
      notes: "选一行读出来。",
      caption: "每列都是越小越好",
      heads:
        "程序\n时间 (s)，2-call\n2-obj\n2-type\n可能失败的转换，2-call\n2-obj \n2-type \n调用图边，2-call\n2-obj  \n2-type  ",
    },
    62: {
      title: "一般来说",
      points: "精度：object > type > call-site\n效率：type > object > call-site",
    },
    63: {
      title: "要带走的内容",
      notes: "提问。",
      points: "上下文敏感指针分析的算法\n常见的变体\n它们的差别与联系",
    },
  },
};
