import type { LessonTranslations } from "../../../../engine-kit/index.ts";
import { type Catalog, catalogOf } from "../../../../kernel/index.ts";
import { lessonQuestions } from "./lesson-questions.ts";

const lessons: LessonTranslations = {
  "instrumented-code": {
    title: "哪些必须成为符号的",
    source: "相关性分析，Fig. 1",
    summary: "只有 s 是符号的。看它的值经过哪些方法：要插桩的就是这些。",
    presets: {
      1: "Table 1，合并全局变量",
      2: "Table 2，区分全局变量",
    },
    text: {
      1: "对 Symbolic.string() 的调用是种子：env 给 s 任意值。这个值从那里进入 CutExcess 的参数，再经过 substring 和两个 return 回到 s。在那里它是 s₂：重新赋值的局部变量是另一个变量。",
      2: "上限本身是常量。不论 s 是什么，v 都是 7，所以它的权重是 const：会到达，但总是同一个值。因此构造方法、GetL 和 IncL 不需要符号版本。",
      3: "这里不跟踪控制依赖：走哪个 return 由 s 的长度决定，而仅凭这一点并不使什么相关。",
    },
  },
  "example-1-constructor": {
    title: "Example 1：经过构造方法",
    source: "相关性分析，Example 1",
    summary: "s 传给 new Limit(s)，常量传给另一个。看构造方法把实参写到哪里。",
    presets: {
      1: "Table 1，合并全局变量",
      2: "Table 2，区分全局变量",
      3: "Table 2，按论文所印",
    },
    text: {
      1: "这就是 Fig. 1 原样的类。它的构造方法对两个对象是同一个方法：语句 this.v = x 给出从 x 到 O1.v 和从 x 到 O2.v 的边，因为 this 可能是其中任何一个对象。",
      2: "于是 s 从第一次调用进来，也从 O2.v 出去，每个读 O2.v 的都相关：q 是这样，d 也是，因为 IncL 要加上 v。论文说 d 是精确的，对这个变体在 Table 1 之下并不成立。",
      3: "Table 2 为每个调用上下文保留全局变量的一个副本。x 仍然写两个上下文的副本，但第二个上下文的副本只返回到第二次调用，那里的栈中没有 s。剩下的就是 c 和 p。",
      4: "若 cc′ 按论文所印（被调方法的每个上下文，不管是哪次调用产生的），副本在每次调用时又混在一起，与 Table 1 相比毫无所得。",
    },
  },
  "example-1-constructor-successor": {
    title: "Example 1：IncL 返回 t + 1",
    source: "相关性分析，Example 1",
    summary: "IncL 只依赖实参，GetL 依赖字段。看对它们的两次调用的返回点。",
    presets: {
      1: "Table 1，合并全局变量",
      2: "Table 2，区分全局变量",
    },
    text: {
      1: "IncL 只依赖于它的实参。第一次调用压入自己的返回点，把 s 带进 t，又弹出同一个返回点：值从 c 出来。第二次调用的返回点不同，那里的 t 是常量 7，所以 d 仍是 const。这与调用深度无关：栈记得每一个返回点。",
      2: "q 则不同。全局变量不是实参：O1.v 和 O2.v 随每次调用进入 GetL，在 GetL 中由同一条语句读取。在 Table 1 之下，栈中没有什么说明指的是哪个对象，所以 q 相关，尽管它只能是 7。",
      3: "Table 2 给全局变量标上调用上下文。在第二次调用的上下文中只有 O2，所以那里不读 O1.v，q 是精确的。",
    },
  },
  "example-1-store-successor": {
    title: "Example 1：写入，t + 1",
    source: "相关性分析，Example 1",
    summary: "这里 s 在 main 里存进第一个对象。看谁读这些字段：两个对象共用一个方法。",
    presets: {
      1: "Table 1，合并全局变量",
      2: "Table 2，区分全局变量",
    },
    text: {
      1: "这里 s 由 main 中的一次写入到达 O1.v，而那里已知 l1 是第一个对象：O2.v 在每个方法中都持有常量。",
      2: "答案与论文相同：c 和 p 相关，d 是精确的，q 在 Table 1 之下是虚假的。在 GetL 中，语句 return this.v 有一条来自 O1.v 的边和一条来自 O2.v 的边，而在两个返回点之下 O1.v 在 GetL 中都是 any。",
      3: "请与经过构造方法的变体比较：那里写入者也把对象混在一起。Table 2 把两者都纠正了。",
    },
  },
  "example-1-store": {
    title: "Example 1：写入，v + t",
    source: "相关性分析，Example 1",
    summary: "存储把写入者分开，而 IncL 又读 v。看对 IncL 的每次调用读哪个字段。",
    presets: {
      1: "Table 1，合并全局变量",
      2: "Table 2，区分全局变量",
    },
    text: {
      1: "写入把写入者区分开，与 t + 1 的变体一样。但 IncL 与 GetL 一样读 this.v，所以 d 重蹈 q 的覆辙：在 Table 1 之下，O1.v 进入对 IncL 的第二次调用，并在那里被读取。",
      2: "区分各次调用的是实参，而不是全局变量。方法以常量调用，如果它还读字段，也无济于事。",
      3: "Table 2 给出准确的答案：c 和 p。",
    },
  },
  "split-locals": {
    title: "一个名字，两个局部变量",
    source: "相关性分析，3.1 节",
    summary: "一个局部变量被独立地赋值两次。语句的次序被忽略：看它在哪里仍然起作用。",
    presets: {
      1: "Table 1，合并全局变量",
      2: "不拆分局部变量",
    },
    text: {
      1: "这个分析不管方法中语句的顺序。它运行在类似 SSA 形式的代码上，顺序就在那里起作用：各自独立赋值几次的局部变量就是几个局部变量。所以 x 到第 4 行为止是 x₁，从第 5 行起是 x₂。",
      2: "符号值只到达 x₁ 和 before。x₂ 在任何运行中都是 5：它是 const，after 也是。",
      3: "y 仍是一个局部变量：第 10 行看到的可能是第 8 行赋的，也可能是第 9 行赋的。真正的 SSA 会用 φ 函数在那里把两者合并。",
      4: "不拆分局部变量时，x 对两个值是同一个节点，after 算作相关。在插桩后的程序中，x 总归是一个 Java 变量，因为 x₁ 是符号的，它就是符号的。",
    },
  },
  "arrays-and-lengths": {
    title: "数组：元素与长度",
    source: "相关性分析，Table 1",
    summary: "数组有元素和长度。看符号的元素对前者、符号的长度对后者各有什么影响。",
    presets: {
      1: "Table 1，合并全局变量",
    },
    text: {
      1: "下标不考虑：grades[0] 和 grades[2] 是同一个节点，即数组的代表元素。所以 other 是相关的，尽管程序运行时它从不是符号的。",
      2: "长度自成一个节点。new int[n] 使 size 相关，与这个数组有关的别的都不相关。",
      3: "primes 持有常量，sum 是 const：循环没有增加什么。",
    },
  },
  "recursive-calls": {
    title: "没有界的递归",
    source: "相关性分析，3.2 节",
    summary: "一个递归方法被从外面调用两次。看递归返回时栈还知道什么。",
    presets: {
      1: "Table 1，合并全局变量",
    },
    text: {
      1: "复制方法总要在某处停下：用 k 个调用点时，power 最内层的各次调用看起来都一样，不管递归从哪里开始。k = 1 就已经把 a 和 b 混在一起。",
      2: "用栈则不会停下。base 的栈语言是 power r* m：返回到 power 任意多次，再是 main 的两个返回点之一。只有在其中第一个之下，base 才持有 x。",
      3: "exponent 在任何栈之下都是 const：3 和 10，以及逐次减去之后剩下的。",
    },
  },
  "keys-of-maps": {
    title: "键如同字段",
    source: "相关性分析，附录 A",
    summary: "两个带常量键的映射。看写了哪些地方，又读了哪些地方。",
    presets: {
      1: "Table 1，合并全局变量",
    },
    text: {
      1: '映射当作一个以键为字段的对象：form.put("name", …) 写位置 (map, "name")，get 则读它。映射和键都从指针分析的结果中查得；不同的字符串常量是不同的键。',
      2: '所以 form.get("country") 看不到存在 "name" 下的值，而映射 defaults 是另一个对象。',
    },
  },
  "symbolic-keys": {
    title: "用符号键查映射",
    source: "相关性分析，附录 A",
    summary: "两个常量映射，其中一个以符号键读取。看这对取出的值有什么影响。",
    presets: {
      1: "Table 1，合并全局变量",
    },
    text: {
      1: "prices 中没有放入符号值。但它用符号键来读，所以不论其中的值是什么，结果都是符号的：映射本身被标记。",
      2: "映射 stock 只与常量一起使用，不受影响。",
    },
  },
  "building-strings": {
    title: "字符串及其构建器",
    source: "相关性分析，附录 A",
    summary: "构建器取得追加给它的内容，结果依赖于接收者和实参。看有哪些构建器。",
    presets: {
      1: "Table 1，合并全局变量",
    },
    text: {
      1: "分析不进入库：构造方法使接收者依赖于所有实参，结果则依赖于接收者和实参。append 返回调用它的那个构建器，后者依赖于追加的内容。",
      2: "getChars 是例外之一：它没有结果，而是写入第三个参数，所以数组 initial 相关，first 也随之相关。",
      3: "subject 由常量在自己的缓冲区中构建：user 的内容到不了那里。",
    },
  },
  "web-store-total": {
    title: "网上商店：TotalDriver",
    source: "应用，网上商店",
    summary: "总价是价格乘以输入的数量。目录、购物车、结账和页面；六个类。",
    presets: {
      1: "Table 1，合并全局变量",
    },
  },
  "web-store-coupon": {
    title: "网上商店：CouponDriver",
    source: "应用，网上商店",
    summary: "优惠券最多减免 30%。目录、购物车、结账和页面；六个类。",
    presets: {
      1: "Table 1，合并全局变量",
    },
  },
  "database-merge-no-loss": {
    title: "数据库合并：NoLossDriver",
    source: "应用，数据库合并",
    summary: "每一行都被合并、复制或拒绝。两张各自增长的客户表合为一张；规范化、匹配、策略。",
    presets: {
      1: "Table 1，合并全局变量",
    },
  },
  "database-merge-newest": {
    title: "数据库合并：NewestDriver",
    source: "应用，数据库合并",
    summary: "保留的值不是较旧的那个。两张各自增长的客户表合为一张；规范化、匹配、策略。",
    presets: {
      1: "Table 1，合并全局变量",
    },
  },
  "database-merge-again": {
    title: "数据库合并：AgainDriver",
    source: "应用，数据库合并",
    summary: "结果与自身合并，什么也不变。两张各自增长的客户表合为一张；规范化、匹配、策略。",
    presets: {
      1: "Table 1，合并全局变量",
    },
  },
  "pet-store-cart-total": {
    title: "宠物店：CartTotalDriver",
    source: "应用，宠物店",
    summary:
      "购物车的总价是价格乘以数量，订单的价格加得起来。目录、购物车、订单、客户、供应商、库存、价格、税、运送、付款和报表。",
    presets: {
      1: "Table 1，合并全局变量",
    },
  },
  "pet-store-registration": {
    title: "宠物店：RegistrationDriver",
    source: "应用，宠物店",
    summary: "每个账户都有合格的邮箱地址和用户名。目录、购物车、订单、客户、供应商、库存、价格、税、运送、付款和报表。",
    presets: {
      1: "Table 1，合并全局变量",
    },
  },
  "pet-store-return": {
    title: "宠物店：ReturnDriver",
    source: "应用，宠物店",
    summary: "订单发出又退回时，钱和货都不少。目录、购物车、订单、客户、供应商、库存、价格、税、运送、付款和报表。",
    presets: {
      1: "Table 1，合并全局变量",
    },
  },
};

export const zh: Catalog = { ...catalogOf(lessons), ...catalogOf(lessonQuestions) };
