import type { LessonTranslations } from "../../../../engine-kit/index.ts";

/** What lessons ask, and the answers. */
export const lessonQuestions: LessonTranslations = {
  "textbook-system": {
    question: {
      ask: "起点是 `<p0, a a>`。在 `p1`，栈能有多高？",
      answer: "没有上界：`p1` 和 `b` 的中间状态有一个标着 `a` 的环，即任意多个 a 的 `<p1, b a … a>`。",
    },
  },
  plotter: {
    question: {
      ask: "当一次 `m` 的调用还要从 `m5` 继续时，笔会向右走吗？",
      answer: "会：`right` 在栈顶，它下面是 `m5`，即返回到 `m` 里的那一点。",
    },
  },
  "unbounded-stack": {
    question: {
      ask: "`f` 可以调用自身任意多次。饱和过程有尽头吗？",
      answer: "有：所有个数的 `r` 是 `f` 的中间状态上的一个环，并且到达 `<done, end>`。",
    },
  },
  "who-comes-to-an-end": {
    question: {
      ask: "从 `up` 的哪些格局出发，所有调用都能返回，从而到达 `<done, end>`？",
      answer: "从 `<up, r* end>`：`up` 处的环弹出任意多个 `r`，然后栈顶是 `end`。",
    },
  },
  "cheapest-way": {
    question: {
      ask: "直接去上班要花 9。有更便宜的路吗？",
      answer: "有，只要 6：进环 2，过桥和出口 3，再从路口 1。",
    },
  },
  "falls-for-ever": {
    question: {
      ask: "绕磨坊一圈的花费可能小于零。`<cart, yard>` 的最小花费是多少？",
      answer: "−∞：经过仓库，每圈赚 1，所以每多绕一圈都更便宜。",
    },
  },
  "there-and-back": {
    question: {
      ask: "从 `<p, a>` 到 `<r, a>` 最便宜的路要花多少？",
      answer: "2：压入 `b` 花 1，弹出它花 1。每多压一个，再多花 2 和 1。",
    },
  },
  "one-method-two-callers": {
    question: {
      ask: "`id` 以一个符号值和 7 各调用一次。`id(7)` 的结果 `b` 是 const 还是 any？",
      answer: "是 const：在 `id` 里 `n` 是 any，但返回 `r2` 通向传入 7 的那个调用者。",
    },
  },
  "late-caller": {
    question: {
      ask: "第二个调用者到来时，`g` 已经返回过了。这个调用者也能得到返回吗？",
      answer: "能：从 g 的中间状态出发的新转移与旧的 ε 连接起来，得到 `<r, y>`。",
    },
  },
};
