import type { LessonTranslations } from "../../../../engine-kit/index.ts";

/** What lessons ask, and the answers. */
export const lessonQuestions: LessonTranslations = {
  "adding-two-numbers": {
    question: {
      ask: "循环读 `y.val`，却从不检查 `y` 是否为 null。有哪个合法输入会使它失败吗？",
      answer: "没有：`pre` 说两个链表一样长，所以凡 `x` 是结点之处，`y` 也是。",
    },
  },
  "adding-in-the-core-language": {
    question: {
      ask: "循环只按 `x ≠ null` 跳转。两次展开找到的输入各有几位数字？",
      answer: "零位、一位和两位：每次展开 `pre` 都分成 null，或者两个链表各多一个结点。",
    },
  },
  "disposing-of-a-list": {
    question: {
      ask: "最后 Δ 里不再有链表的单元。还能给出它的输入吗？",
      answer: "能：垃圾公式保留每个被释放的单元，并在求解时放回 Δ。",
    },
  },
  "freeing-twice": {
    question: {
      ask: "先 `free x`，再 `free y`：有哪个输入使得没有规则匹配吗？",
      answer: "有，即别名 x = y：第一次释放把唯一的单元移出 Δ，第二次就找不到了。",
    },
  },
  stack: {
    question: {
      ask: "`topAndPop` 可能有哪些结果？",
      answer: "两种：空栈抛出 EmptyStackException，否则返回栈顶元素。",
    },
  },
  "singly-linked-list": {
    question: {
      ask: "要覆盖 `remove` 的所有分支，需要多少个结点的链表？",
      answer: "至多两个：只有在不等于 `x` 的第一个结点之后，才有需要重新连接的 `previous`。",
    },
  },
  "doubly-linked-list": {
    question: {
      ask: "`remove` 有六个分支。至多一个元素的链表能覆盖全部吗？",
      answer: "覆盖五个。第六个，即 `removeEntry` 里的 `e == header`，从这里走不到：循环停在 header。",
    },
  },
  "client-of-a-list": {
    question: {
      ask: "`touch` 调用 `remove`、`removeLast` 和 `addFirst`。它们的分支从这里都走得到吗？",
      answer: "十个中只差一个：`removeLast` 只对满表调用，所以从不遇到 header。",
    },
  },
  "search-tree": {
    question: {
      ask: "`remove` 对有两个孩子的结点的右侧调用 `findMin`。从那里能覆盖所有分支吗？",
      answer: "十六个中只差一个：`findMin` 从不以空树调用，因为 `t.right` 不为 null。",
    },
  },
  "avl-tree": {
    question: {
      ask: "旋转需要有一定高度的树。两层的树能覆盖 `insert` 的所有分支吗？",
      answer: "能，22 个全部：向一侧倾斜的两层树，加上在那一侧的 `x`，就引发每种旋转。",
    },
  },
  "red-black-tree": {
    question: {
      ask: "`put` 有 38 个分支。红黑树能到达其中多少？",
      answer: "只差一个，用 126 个输入：旋转把孩子放到条目的位置，所以 `by` 从不为 null。",
    },
  },
  "aa-tree": {
    question: {
      ask: "`insert` 以 `split(skew(t))` 结束。AA 树能到达两者的每个分支吗？",
      answer: "十六个中只差一个：`split` 总有右孩子，因为 `skew` 把新的左孩子移到上面。",
    },
  },
  "linked-leaves": {
    question: {
      ask: "循环离开树，沿着链接走。哪些树覆盖它的所有分支？",
      answer: "两棵：单独一片叶子，以及带两片叶子的结点，那里 `left` 和 `next` 各走一步。",
    },
  },
  "flight-trajectory": {
    question: {
      ask: "航路要多长才能覆盖 `trajectory` 的所有分支？",
      answer: "至多一个航点：没有航路、一个在视界之内的航点、一个在视界之外的。",
    },
  },
  "dependency-graph": {
    question: {
      ask: "依赖边通向列表里本来就有的任务。这样的图能覆盖 `schedule` 的所有分支吗？",
      answer: "能，用六个至多两项任务、带一两条依赖的输入：每条都是下一任务的别名。",
    },
  },
  "circular-list": {
    question: {
      ask: "循环再次遇到 `last` 时结束。对试过的每个环它都结束吗？",
      answer: "都结束：段以 `last` 结尾，之前的每个结点都是另一个。找到了一到五个结点的环。",
    },
  },
  "sorted-list": {
    question: {
      ask: "`insert` 把 `x` 放在第一个不小于它的值之前。测试了 `x` 的哪些位置？",
      answer: "全部：空表、第一个值之前、两个值之间、最后一个值之后。",
    },
  },
  "list-segment": {
    question: {
      ask: "`distance` 从 `from` 数到 `to`。结果里有 0 吗？",
      answer: "有：`segment(from, to)` 可以为空，这时两者是同一个结点，或都是 null。",
    },
  },
  "binary-tree": {
    question: {
      ask: "`mirror` 边走边改树。测试输入是树的哪个状态？",
      answer: "改前的树：路径条件保留它，改过的字段另外存放。",
    },
  },
  "expression-tree": {
    question: {
      ask: "`e.value(x)` 是虚调用。输入里的 `e` 属于哪些类？",
      answer: "Num 和 Var：`expr` 的每个析取式指名一个类。Add 则要连同它的各部分一起展开。",
    },
  },
  "ring-buffer": {
    question: {
      ask: "环的下标是符号。输入里的数组只有一种长度，还是有多种？",
      answer: "有多种：每个析取式定下一个长度，1 或 3，下标再按其元素分开。",
    },
  },
  "binary-heap": {
    question: {
      ask: "`insert` 让键上升。哪些比较决定它升多高？",
      answer: "只有与上方各键的比较：元素个数由析取式定下，下标都是数。",
    },
  },
  "skip-list": {
    question: {
      ask: "`contains` 先沿上层走，能找到每个值吗？",
      answer: "能：下层一段的最后一个值小于下一个快站，所以不会跳过 `x` 的任何位置。",
    },
  },
  assertion: {
    question: {
      ask: "`best()` 断言结果是其中一个分数。有使它失败的输入吗？",
      answer: "有：它从 0 开始，所以所有分数为负的链表以 AssertionError 结束。",
    },
  },
  "hidden-alias": {
    question: {
      ask: "`list(x)` 没有说到 `y`。`y` 会是 `x` 的第二个结点吗，它还藏着？",
      answer: "会：展开 `list(n1)` 就出现那个结点，`y = n1` 覆盖了照原文始终未覆盖的分支。",
    },
  },
};
