import type { LectureTranslation } from "../../../exercises/index.ts";

export const contextSensitivity2: LectureTranslation = {
  title: "上下文敏感（二）",
  slides: {
    1: {
      title: "上下文敏感（二）",
      text: "上次讲规则；今天讲算法，以及选择哪些上下文。",
      notes: "若有人缺席，复习“新建”和“调用”的规则。",
    },
    2: {
      title: "初始化",
      text: "对 `[]:main` 执行 AddReachable：第 3 行把 o3 放入工作列表。",
      notes: "依次讲 RM、WL、CG、PFG。",
    },
    3: {
      title: "C.S. 的指针流图",
      text: "结点是带上下文的指针：`c:x` 和 `c:o.f`。",
      notes: "淡色部分是运行将要产生的。",
    },
    4: {
      title: "处理 ⟨[]:c, {o3}⟩",
      notes: "ProcessCall：先 Dispatch，再 Select = [4]。",
    },
    5: {
      title: "处理 ⟨[4]:this, {o3}⟩",
      text: "m() 现在有了接收者：它的调用可以解析了。",
    },
    6: {
      title: "第一次调用 id",
      text: "上下文 [14]，形参 `[14]:n`。",
    },
    7: {
      title: "第二次调用 id",
      notes: "问：PFG 中随之出现哪条边？",
    },
    8: {
      title: "下一项是哪个？",
      text: "工作列表是一个队列。",
      notes: "让听众从工作列表上读出来。",
    },
    9: {
      title: "处理 ⟨[4]:n1, {o12}⟩",
      text: "m() 的对象出发了：o12 先到 `[14]:n`。",
      notes: "只有 [4] 下 m 的语句。",
    },
    10: {
      title: "[4]:x",
      text: "o12 只从第一次调用返回。",
    },
    11: {
      title: "x.get()",
      notes: "一个目标。没有上下文时，同一个程序有两个。",
    },
    12: {
      title: "算法结束",
      text: "最终结果：pt、RM 和 CG。",
      notes: "与幻灯片上的表比较。",
    },
    13: {
      title: "C.I. 与 1-调用点敏感",
      text: "同一个程序，没有上下文：两个目标。",
    },
    14: {
      title: "变体",
      text: "上下文不敏感、调用点敏感、对象敏感、类型敏感：同一个算法，不同的 Select。",
      notes: "Select(c, l, c':o).",
    },
    15: {
      title: "调用串",
      text: "不加限制时，`bar` 有多少个上下文？",
      notes: "不加限制：[3,9]、[3,9,15]、…… 没有尽头。",
    },
    16: {
      title: "k-限制",
      text: "保留最后 k 个调用点就能停止：k = 1。",
    },
    17: {
      title: "k-限制",
      text: "k = 2：递归调用多需要一个上下文。",
    },
    18: {
      title: "对象敏感",
      text: "上下文是接收者对象。set 把工作交给 doSet。",
      notes: "本质上是分配点敏感。",
    },
    19: {
      title: "1-对象敏感",
      text: "两个接收者，doSet 有两个上下文。",
    },
    20: {
      title: "1-对象敏感",
      text: "`x` 只指向 o3。",
    },
    21: {
      title: "同一个程序上的 1-调用点敏感",
      notes: "两个调用者共用第 12 行。",
    },
    22: {
      title: "同一个程序上的 1-调用点敏感",
    },
    23: {
      title: "反过来",
      text: "一个接收者，两次调用：1-对象敏感与 1-调用点敏感。",
      notes: "理论上不可比较。",
    },
    24: {
      title: "反过来",
      notes: "实践中，对面向对象语言，对象敏感更好。",
    },
    25: {
      title: "类型敏感",
      text: "InType(o3) = X：代码中含有这个 new 的类。",
      notes: "比对象粗，所以更快。",
    },
    26: {
      title: "foo() 的上下文",
      text: "1-对象敏感下有三个……",
    },
    27: {
      title: "foo() 的上下文",
      text: "……1-类型敏感下只有一个。",
      notes: "精度：对象 ≥ 类型 ≥ 不敏感；效率则相反。",
    },
    28: {
      title: "小结",
      text: "上下文敏感指针分析的算法；常见的变体；它们的比较。",
      notes: "提问。",
    },
  },
};
