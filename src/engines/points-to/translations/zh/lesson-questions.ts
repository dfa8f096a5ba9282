import type { LessonTranslations } from "../../../../engine-kit/index.ts";

/** What lessons ask, and the answers. */
export const lessonQuestions: LessonTranslations = {
  "id-called-twice": {
    question: {
      ask: "不带上下文的分析看来，第 5 行可能调用哪个 `get()`？",
      answer: "两个都可能：对 `id` 的两次调用共用它的参数，于是 `x` 也得到第 4 行传入的 `o2`。",
    },
  },
  "constant-propagation": {
    question: {
      ask: "第 7 行的 `i` 是常量吗？",
      answer: "不是：不带上下文时 `x` 可能是 `Two`，于是 `x.get()` 是 1 或 2，汇合得 NAC。",
    },
  },
  "context-sensitive-heap": {
    question: {
      ask: "只有变量带上下文时，第 5 行的 `n = x1.f` 会读到只给了 `x2` 的 `o2` 吗？",
      answer: "会：对 `newX` 的两次调用创建的是同一个 `o8`，它的字段里既有 `o1` 又有 `o2`。",
    },
  },
  "one-call-site": {
    question: {
      ask: "第 16 行调用哪个 `get()`？",
      answer: "只有 `One.get()`：第 14 行的调用有自己的参数，所以 `x` 只是 `o12`。",
    },
  },
  "call-strings": {
    question: {
      ask: "`bar` 调用自身。以一个调用点为上下文时，它得到几个上下文？",
      answer: "两个：[9] 和 [15]。从 [15] 出发的递归调用回到 [15]，不再有新的。",
    },
  },
  "one-object": {
    question: {
      ask: "以接收者对象为上下文时，第 16 行可能调用哪个 `get()`？",
      answer: "两个都可能：对 `id` 的两次调用接收者都是 `o3`，实参在 [o3]:n 里汇合。",
    },
  },
  "set-and-do-set": {
    question: {
      ask: "第 7 行的 `x = a1.get()` 会是给了 `a2` 的 `o4` 吗？",
      answer: "不会：以接收者为上下文，`doSet` 对 `o1` 和 `o2` 各有一个 `p`，所以 `o1.f` 只有 `o3`。",
    },
  },
  "type-sensitivity": {
    question: {
      ask: "第 4、6、8 行的接收者都属于类 `Y`。在 1-对象敏感下，`foo` 得到几个上下文？",
      answer: "三个，每个接收者一个：[o3]、[o5]、[o7]。若用类型则都是 [X]，即各个 `new` 所在的类。",
    },
  },
  "array-lists": {
    question: {
      ask: "不带上下文时，对从 `home` 取出的东西，第 11 行可能调用哪个 `speak()`？",
      answer: "Cat 的和 Cow 的：所有 ArrayList 共用 `add`、`get` 和一个数组，牛 `o9` 似乎也在 home 里。",
    },
  },
  exceptions: {
    question: {
      ask: "第 10 行的 `print.start()` 只抛出 `o3`。第 13 行它的第二个 catch 会得到什么吗？",
      answer: "看来会：两个任务共用 `run`，于是 `o4` 也从中抛出，而第一个 catch 不接它。",
    },
  },
  factories: {
    question: {
      ask: "每次调用 `build` 都造一辆自己的车。对象敏感能区分这两辆车吗？",
      answer: "不能：`build` 是静态的，没有接收者可作上下文。两辆车都是同一个 `o16`。",
    },
  },
  iterators: {
    question: {
      ask: "不带上下文时，`left` 的迭代器会给出放在 `right` 里的石头 `o8` 吗？",
      answer: "会：所有迭代器都是同一个 `o28`，于是它似乎走遍两个袋子。",
    },
  },
  "lambda-pipeline": {
    question: {
      ask: "`twice` 只盖红章。不带上下文时，它的纸上会有蓝章 `o4` 吗？",
      answer: "会：两条流水线都是 lambda `o17`，它的字段 `before` 里有两个步骤，于是两种章都盖。",
    },
  },
  "linked-lists": {
    question: {
      ask: "队列可以越来越长。它的抽象节点的 `next` 指向什么？",
      answer: "指向 `o19`，即它自己：所有节点是一个对象，链表成了一个环，银行的 `o7` 也在其中。",
    },
  },
  "one-object-per-type": {
    question: {
      ask: "第 9 至 11 行的便条只有文字不同。`note` 指向几个对象？",
      answer: "三个，每个 `new` 一个：`o9`、`o10`、`o11`。按类型则合为一个，两个盒子也是。",
    },
  },
  "search-trees": {
    question: {
      ask: "`ages` 里是人，`rooms` 里是房间。在 `ages` 里找到的 `who` 会是房间 `o7` 吗？",
      answer: "不带上下文时会：两棵树的所有节点都是 `o24`，它的条目可能是三者之一。",
    },
  },
  "stores-of-rooms": {
    question: {
      ask: "六件东西走过 `Store` 和 `Cell` 的同样六行。2-对象敏感会混淆其中任何两件吗？",
      answer: "一件也不会：每个格子以所在的储物处为堆上下文，每个值只是一件东西，没有类型转换会失败。",
    },
  },
  "two-shelves": {
    question: {
      ask: "不带上下文时，会从书架上取出工具 `o6` 吗？",
      answer: "会：第 16 行只有一个 `new`，两个架子用的是同一个数组 `o16`，书和工具都在里面。",
    },
  },
  observers: {
    question: {
      ask: "磁盘 `o8` 只监听 `save`。不带上下文时，点击 `quit` 会传到它那里吗？",
      answer: "看来会：两个按钮的监听者在同一个列表、同一个数组里，于是各自通知两者。",
    },
  },
  visitors: {
    question: {
      ask: "第 7 行只用 `show` 访问 `one`。不带上下文时，它的第二次分派可能调用哪个 `literal()`？",
      answer: "Show 的和 Check 的：所有访问共用 `accept`，于是 `shown` 可能是另一次访问的 `o50`。",
    },
  },
  "static-initializers": {
    question: {
      ask: "四个初始化块调用 `note`。第 5 行的 `first` 可能是其中哪些文字？",
      answer: "`new Circle()` 的 “Shape” 和 “Circle”：常量不会初始化 Settings，Unused 从未被提到。",
    },
  },
  "selective-contexts": {
    question: {
      ask: "盒子和日志各共用自己的方法。不带上下文时，`mine` 会是另一个盒子的梨 `o7` 吗？",
      answer: "会：`o3` 和 `o4` 共用 `set`，于是两个盒子里都有两种水果，日志所说的也一样。",
    },
  },
  "lending-library": {
    question: {
      ask: "地图册只在档案里，而档案不外借。不带上下文时，第 305 行会借出地图册吗？",
      answer: "看来会：目录与档案共用一个映射的节点，于是第 305 行也调用 `Atlas.days()`。",
    },
  },
};
