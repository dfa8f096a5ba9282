import type { LessonTranslations } from "../../../../engine-kit/index.ts";

/** What lessons ask, and the answers. */
export const lessonQuestions: LessonTranslations = {
  "fig-6": {
    question: {
      ask: "`pre` 要展开几次，它的表才说出关于 `a` 和 `b` 的一切？",
      answer: "一次：第 2 轮增加的都蕴涵第 1 轮的 A，于是返回第 1 轮的表。",
    },
  },
  "binary-tree-formulas": {
    question: {
      ask: "第 4 个检查把同一棵子树 `l` 描述了两次。`l` 不为 null 时它可满足吗？",
      answer: "不可满足：两个描述都要拥有 `l` 处的单元，而 ∗ 把它们分开。只描述一次则可能。",
    },
  },
  "doubly-linked-formulas": {
    question: {
      ask: "第 2 个检查要一个链表，它的前一个对象就是自己的首个对象。有这样的吗？",
      answer: "有：没有什么说 `prev` 是另一个对象，所以首个对象可以指回自己。",
    },
  },
  "sorted-list-formulas": {
    question: {
      ask: "下界 9 大于上界 3 的有序链表存在吗，也许空表可以？",
      answer: "任何长度都不存在：每个析取式都蕴涵 lo ≤ hi，空表的也是。",
    },
  },
  "search-tree-formulas": {
    question: {
      ask: "有没有键严格在 4 与 5 之间、或者 4 与 6 之间的搜索树？",
      answer: "只有 4 与 6 之间的，键为 5：4 与 5 之间没有整数。",
    },
  },
  "list-segment-formulas": {
    question: {
      ask: "一个段不会越过自己的末端。从 `x` 到 `y` 再回来的两个段能组成一个环吗？",
      answer: "能：它们拥有的单元不同。只有从同一对象出发的两个段才冲突：都要拥有它。",
    },
  },
  "linked-leaves-formulas": {
    question: {
      ask: "`ll` 是树 `x` 最左的叶子。它会是 null 吗？",
      answer: "不会：两个基对里 `ll` 都有单元，它就是 `x` 本身，或者是另一片叶子。",
    },
  },
  "circular-list-formulas": {
    question: {
      ask: "环可以只有一个对象吗？null 可以是环的开头吗？",
      answer: "一个对象就够：它的段是空的，指向自己。null 没有单元，不能是开头。",
    },
  },
  "skip-list-formulas": {
    question: {
      ask: "慢道能从 `x` 直接回到 `x` 吗？",
      answer: "不能：`slow(x, s)` 要再次拥有 `x` 处的单元；若它为空，则 `s` 就是 `x`，`fast(x)` 要拥有它。",
    },
  },
  "long-list": {
    question: {
      ask: "不展开那么多次，能判定长度为 320001 的链表是否存在吗？",
      answer: "能：长度就是使用第二个析取式的次数，是只有一个解的线性方程。",
    },
  },
  "flaw-oscillation": {
    question: {
      ask: "照原文的算法对 `P` 和 `P2` 能到达不动点吗？",
      answer: "不能：`P` 的 A 交替为 `x = y` 和假，总有某个析取式不蕴涵前一轮的 A。",
    },
  },
  "flaw-unsatisfiable": {
    question: {
      ask: "没有堆满足 `Q`。照原文的算法能在表里看出来吗？",
      answer: "不能：A 仍保留 `Q` 的一个析取式，因为矛盾在 `n` 处，与参数无关。检查才发现它。",
    },
  },
  "flaw-field-contents": {
    question: {
      ask: "照原文，字段内容在 A 里也算数。返回的是 `tll` 的哪一张表？",
      answer: "第 3 轮的：内容不同的单元不蕴涵旧的析取式，所以多需要一轮。",
    },
  },
  "flaw-integers": {
    question: {
      ask: "高度 `h` 与形状无关。照原文，`avl` 展开一次就够吗？",
      answer: "不够：`avl(l, h − 1)` 提到一个形参，它的析取式悬而未决，A 要等下一轮。",
    },
  },
  "flaw-aliases": {
    question: {
      ask: "情形 2 对 `y` 尝试 null、新对象和已知对象。有它漏掉的输入吗？",
      answer: "有：`y = n`，即链表的第二个对象，它还藏在 `list(n)` 里。",
    },
  },
};
