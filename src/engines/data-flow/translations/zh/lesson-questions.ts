import type { LessonTranslations } from "../../../../engine-kit/index.ts";

/** What lessons ask, and the answers. */
export const lessonQuestions: LessonTranslations = {
  "i-is-what": {
    question: {
      ask: "对一次只看一个方法的分析，第 8 行的 `i` 是常量吗？",
      answer: "不是：它不看 `get` 的内部，调用可能给出任何值，所以 `i` 是 NAC。",
    },
  },
  "reaching-definitions": {
    question: {
      ask: "`x` 的哪些定义到达第 8 行，即给 `z` 赋值的地方？",
      answer: "`x@5` 和 `x@7`，每个分支一个。`x@3` 到不了：两个分支都把它杀掉。",
    },
  },
  "live-variables": {
    question: {
      ask: "`next` 在第 8 行赋值，此后下面不再读它。它在那里活跃吗？",
      answer: "活跃：绕循环一圈，第 6、7 行在再次赋值之前读它。",
    },
  },
  "available-expressions": {
    question: {
      ask: "第 13 行必须重新计算 `a * b` 吗，还是那里已有它的值？",
      answer: "已可用：两个分支末尾都有它，一个自第 3 行起，另一个自第 11 行起。",
    },
  },
  "dead-code": {
    question: {
      ask: "循环之后的第 14 行有可能执行到吗？",
      answer: "不会：循环每次看 `limit` 都是 10，于是永不结束，后面什么也不会执行。",
    },
  },
  "not-distributive": {
    question: {
      ask: "无论走哪个分支，`c` 最后都是 5。常量传播能发现吗？",
      answer: "不能：路径在加法之前汇合，`a` 和 `b` 在那里成了 NAC，而 NAC + NAC 是 NAC。",
    },
  },
  "order-matters": {
    question: {
      ask: "工作列表的顺序会改变 `n` 的哪些定义到达第 13 行吗？",
      answer: "不会：任何顺序下都是 `n@2`、`n@7` 和 `n@9`。改变的只是各节点计算的次数。",
    },
  },
  "across-calls": {
    question: {
      ask: "`addOne` 只会得到 6，然后是 7。第 4 行的 `b` 是常量吗？",
      answer: "不是：两次调用在参数 `x` 里汇合，它成了 NAC，返回的也是。",
    },
  },
  "array-bounds": {
    question: {
      ask: "第 5 行和第 8 行读 `squares`。哪一行的下标可能越界？",
      answer: "只有第 8 行：第 5 行两个条件都成立，`i` 在 [0,9] 里；第 8 行的 `wrong` 可能低至 -9。",
    },
  },
  "switch-cases": {
    question: {
      ask: "`level` 是 2。第 12 行的 `case 3` 仍能到达吗？",
      answer: "能：`case 2` 没有 break，会落下来，于是 20 也进来，`bonus` 在那里是 NAC。",
    },
  },
  "through-arrays": {
    question: {
      ask: "第 10 行把 3 存到一个未知的下标。从 `zs[0]` 读出的 `one` 还是 1 吗？",
      answer: "是 NAC：那次存储可能存到了下标 0，于是 1 和 3 汇合。",
    },
  },
  "through-the-heap": {
    question: {
      ask: "第 8 行通过 `b` 存入 2。第 9 行通过 `a` 读出的 `x` 还是第 4 行的 1 吗？",
      answer: "是 NAC：`a` 和 `b` 是同一个对象，1 和 2 汇合。`y` 仍是 5，因为 `c` 是另一个。",
    },
  },
  widening: {
    question: {
      ask: "循环要转一千圈。在它之后的第 7 行，对 `i` 知道什么？",
      answer: "恰好是 1000：循环头是 [0,1000]，循环之后 `i < 1000` 为假。",
    },
  },
};
