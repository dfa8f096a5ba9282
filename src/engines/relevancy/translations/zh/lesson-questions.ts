import type { LessonTranslations } from "../../../../engine-kit/index.ts";

/** What lessons ask, and the answers. */
export const lessonQuestions: LessonTranslations = {
  "instrumented-code": {
    question: {
      ask: "`s` 是符号值。`Limit` 的哪些方法也要变成符号的：`GetL` 或 `IncL` 要吗？",
      answer: "只有 `CutExcess`，它得到 `s` 并返回其一部分。构造方法、`GetL` 和 `IncL` 只见到常量。",
    },
  },
  "example-1-constructor": {
    question: {
      ask: "`s` 只进入第一个对象。从第二个对象读出的 `q` 在 Table 1 下相关吗？",
      answer: "相关：构造方法对两个对象是同一个，`s` 也从 `O2.v` 出来。只有 Table 2 才精确。",
    },
  },
  "example-1-constructor-successor": {
    question: {
      ask: "`IncL`以 `s` 和 7 各调用一次。第二次调用的结果 `d` 相关吗？",
      answer: "不相关：栈里是另一个返回点，那里 `t` 是 7。但 `q` 相关，因为全局变量随每次调用传递。",
    },
  },
  "example-1-store-successor": {
    question: {
      ask: "`l1.v = s` 只写第一个对象。从第二个读出的 `q` 在 Table 1 下相关吗？",
      answer: "相关，尽管 `O2.v` 是 const：`GetL` 在一条语句里读两个字段，而那里 `O1.v` 是 any。",
    },
  },
  "example-1-store": {
    question: {
      ask: "现在 `IncL` 加上 `v`。它的第二次调用只得到常量：结果 `d` 在 Table 1 下相关吗？",
      answer: "相关：`O1.v` 进入对 `IncL` 的每次调用并在那里被读，于是 `d` 与 `q` 一样是虚假的。",
    },
  },
  "split-locals": {
    question: {
      ask: "`x` 先是符号值，然后是 5。由后一个 `x` 算出的 `after` 相关吗？",
      answer: "不相关：`x` 是两个局部变量，没有语句同时看到两者。若不拆分，它就是带两个值的一个结点。",
    },
  },
  "arrays-and-lengths": {
    question: {
      ask: "数组里存入了一个符号值。它的长度相关吗？从未是符号的元素呢？",
      answer: "长度不相关，它自成一处；另一个元素相关，因为所有元素是同一处。",
    },
  },
  "recursive-calls": {
    question: {
      ask: "`power` 以任意深度调用自身，先从 `x`，再从常量出发。第二个结果 `b` 相关吗？",
      answer: "不相关：在任意多个返回 `power` 的点之下，栈里仍是 main 的第二个返回点。",
    },
  },
  "keys-of-maps": {
    question: {
      ask: '键 “name” 下放入了一个符号名字。同一个映射里 `get("country")` 找到的值相关吗？',
      answer: "不相关：映射的每个常量键自成一处，如同字段。另一个映射的同一个键也不相关。",
    },
  },
  "symbolic-keys": {
    question: {
      ask: "映射里的价格都是常量。键是符号值时，`price` 相关吗？",
      answer: "相关：找到哪个常量取决于键。以常量键读出的 `left` 是 const。",
    },
  },
  "building-strings": {
    question: {
      ask: "`notice` 自己没有追加符号值，但和 `letter` 一样调用 `greet`。它相关吗？",
      answer: "相关：`greet` 的所有构建器是同一个对象，两段文字都依赖 `user`。`subject` 有自己的。",
    },
  },
  "web-store-total": {
    question: {
      ask: "数量是符号值。与它相乘的物品价格也相关吗？",
      answer: "不相关：价格无论在哪里读到都是 const。相关的是总价，以及由它写出的内容。",
    },
  },
  "web-store-coupon": {
    question: {
      ask: "优惠券是符号值。货款相关吗，还是只有减免的部分相关？",
      answer: "`goods` 是 const：只有减免取决于优惠券，减后的价格随之相关。",
    },
  },
  "database-merge-no-loss": {
    question: {
      ask: "一行中有三个值是符号的。行数 `accounted` 相关吗？",
      answer: "不相关：这些值决定哪些行匹配，但不跟踪控制依赖。计数器只加常量。",
    },
  },
  "database-merge-newest": {
    question: {
      ask: "一行的修改时间是符号值。这会使性质的检验 `holds` 相关吗？",
      answer: "会：`holds` 比较的就是 `changed`，而 `keptTheirs` 读的是保留下来的城市。",
    },
  },
  "database-merge-again": {
    question: {
      ask: "一行的电话和时间是符号值。`holds`，即两表的行是否相同，相关吗？",
      answer: "不相关：`sameRows` 比较相关的文字，但返回常量：在其间做决定的是控制。",
    },
  },
  "pet-store-cart-total": {
    question: {
      ask: "数量和价格是符号值。`accepted`，即购物车是否接受这么多，相关吗？",
      answer: "不相关：`add` 比较数量后返回常量，而控制依赖不跟踪。总价是相关的。",
    },
  },
  "pet-store-registration": {
    question: {
      ask: "表单送来一个符号的邮箱地址。从客户记录读出的 `address` 相关吗？",
      answer: "相关：这个值经过请求、servlet 和账户，进入客户的联系方式。",
    },
  },
  "pet-store-return": {
    question: {
      ask: "`before`，即架上的存货，在下任何订单之前读出。它仍然相关吗？",
      answer: "相关：语句的次序被忽略，而订单的数量会进入所读的库存。",
    },
  },
};
