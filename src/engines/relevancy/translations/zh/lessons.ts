import type { Catalog } from "../../../../kernel/index.ts";

/** What the lessons of relevancy say, by the English texts. */
export const relevancyLessons: Catalog = {
  "Relevancy analysis": "相关性分析",
  Applications: "应用",
  "What has to become symbolic": "哪些必须成为符号的",
  "Relevancy analysis, Fig. 1": "相关性分析，Fig. 1",
  "Only s is symbolic. The constructor, GetL and IncL never see it and stay as they are; CutExcess does not.":
    "只有 s 是符号的。构造方法、GetL 和 IncL 从不见到它，保持不变；CutExcess 则不然。",
  "The call of Symbolic.string() is the seed: env gives s any value. From there the value goes into the parameter of CutExcess and, through substring and the two returns, back into s. There it is s₂: a local that is assigned anew is another one.":
    "对 Symbolic.string() 的调用是种子：env 给 s 任意值。这个值从那里进入 CutExcess 的参数，再经过 substring 和两个 return 回到 s。在那里它是 s₂：重新赋值的局部变量是另一个变量。",
  "The limit itself is a constant. v holds 7, whatever s is, so its weight is const: reached, but always with the same value. That is why the constructor, GetL and IncL need no symbolic version.":
    "上限本身是常量。不论 s 是什么，v 都是 7，所以它的权重是 const：会到达，但总是同一个值。因此构造方法、GetL 和 IncL 不需要符号版本。",
  "Control dependence is not followed: the length of s decides which return is taken, and that alone makes nothing relevant.":
    "这里不跟踪控制依赖：走哪个 return 由 s 的长度决定，而仅凭这一点并不使什么相关。",
  "Table 1, merged globals": "Table 1，合并全局变量",
  "Table 2, refined globals": "Table 2，区分全局变量",
  "Example 1: through the constructor": "Example 1：经过构造方法",
  "Relevancy analysis, Example 1": "相关性分析，Example 1",
  "s is handed to new Limit(s). Table 1 taken literally makes all of c, d, p, q relevant; Table 2 leaves c and p.":
    "s 交给 new Limit(s)。严格按 Table 1，c、d、p、q 全都相关；按 Table 2 只剩 c 和 p。",
  "This is the class of Fig. 1 as it stands. Its constructor is one method for both objects: the statement this.v = x gives an edge from x to O1.v and one from x to O2.v, for this may be either object.":
    "这就是 Fig. 1 原样的类。它的构造方法对两个对象是同一个方法：语句 this.v = x 给出从 x 到 O1.v 和从 x 到 O2.v 的边，因为 this 可能是其中任何一个对象。",
  "So s, coming in by the first call, leaves in O2.v as well, and every reader of O2.v is relevant: q, and d, because IncL adds v. The paper’s claim that d is precise does not hold for this variant under Table 1.":
    "于是 s 从第一次调用进来，也从 O2.v 出去，每个读 O2.v 的都相关：q 是这样，d 也是，因为 IncL 要加上 v。论文说 d 是精确的，对这个变体在 Table 1 之下并不成立。",
  "Table 2 keeps a copy of each global for every calling context. x still writes the copies of both contexts, but the copy of the second context returns to the second call only, and there the stack holds no s. What is left is c and p.":
    "Table 2 为每个调用上下文保留全局变量的一个副本。x 仍然写两个上下文的副本，但第二个上下文的副本只返回到第二次调用，那里的栈中没有 s。剩下的就是 c 和 p。",
  "With cc′ as printed (every context of the callee, whichever call made it) the copies are mixed again at each call, and nothing is gained over Table 1.":
    "若 cc′ 按论文所印（被调方法的每个上下文，不管是哪次调用产生的），副本在每次调用时又混在一起，与 Table 1 相比毫无所得。",
  "Table 2 as printed": "Table 2，按论文所印",
  "Example 1: IncL returns t + 1": "Example 1：IncL 返回 t + 1",
  "The two calls of IncL are told apart by their return points: c is relevant and d is not. q is spurious until Table 2.":
    "对 IncL 的两次调用由返回点区分：c 相关而 d 不相关。在 Table 2 之前，q 是虚假的。",
  "IncL depends on its argument alone. The first call pushes its return point, carries s into t and pops that very return point: the value comes out in c. The second call has another return point, and t is the constant 7 there, so d stays const. No call depth limits this: the stack remembers every return point.":
    "IncL 只依赖于它的实参。第一次调用压入自己的返回点，把 s 带进 t，又弹出同一个返回点：值从 c 出来。第二次调用的返回点不同，那里的 t 是常量 7，所以 d 仍是 const。这与调用深度无关：栈记得每一个返回点。",
  "q is different. Globals are not arguments: O1.v and O2.v travel into GetL with each call, and inside GetL both are read by the same statement. Under Table 1 nothing on the stack says which of the two objects is meant, and q is relevant although it can only be 7.":
    "q 则不同。全局变量不是实参：O1.v 和 O2.v 随每次调用进入 GetL，在 GetL 中由同一条语句读取。在 Table 1 之下，栈中没有什么说明指的是哪个对象，所以 q 相关，尽管它只能是 7。",
  "Table 2 tags a global with the calling context. In the context of the second call this is O2 only, so O1.v is not read there, and q is precise.":
    "Table 2 给全局变量标上调用上下文。在第二次调用的上下文中只有 O2，所以那里不读 O1.v，q 是精确的。",
  "Example 1: stored, and t + 1": "Example 1：写入，t + 1",
  "l1.v = s touches the first object only, and still q is relevant under Table 1: the reader is shared, not the writer.":
    "l1.v = s 只涉及第一个对象，而 q 在 Table 1 之下仍然相关：共用的是读取者，不是写入者。",
  "Here s reaches O1.v by a store in main, where l1 is known to be the first object: O2.v holds constants in every method.":
    "这里 s 由 main 中的一次写入到达 O1.v，而那里已知 l1 是第一个对象：O2.v 在每个方法中都持有常量。",
  "The answers are those of the paper: c and p are relevant, d is precise, and q is spurious under Table 1. In GetL the statement return this.v has an edge from O1.v and one from O2.v, and O1.v is any in GetL under both return points.":
    "答案与论文相同：c 和 p 相关，d 是精确的，q 在 Table 1 之下是虚假的。在 GetL 中，语句 return this.v 有一条来自 O1.v 的边和一条来自 O2.v 的边，而在两个返回点之下 O1.v 在 GetL 中都是 any。",
  "Compare this with the variant through the constructor: there the writer mixes the objects as well. Table 2 repairs both.":
    "请与经过构造方法的变体比较：那里写入者也把对象混在一起。Table 2 把两者都纠正了。",
  "Example 1: stored, and v + t": "Example 1：写入，v + t",
  "IncL reads v again. What happened to q now happens to d as well; O2.v itself is never relevant.":
    "IncL 又读了 v。q 的遭遇现在 d 也遇上了；O2.v 本身则从不相关。",
  "The store keeps the writers apart, as in the variant with t + 1. But IncL reads this.v, just as GetL does, and so d goes the way of q: O1.v travels into the second call of IncL and is read there under Table 1.":
    "写入把写入者区分开，与 t + 1 的变体一样。但 IncL 与 GetL 一样读 this.v，所以 d 重蹈 q 的覆辙：在 Table 1 之下，O1.v 进入对 IncL 的第二次调用，并在那里被读取。",
  "The calls are told apart for arguments, not for globals. That a method is called with a constant does not help when it also reads a field.":
    "区分各次调用的是实参，而不是全局变量。方法以常量调用，如果它还读字段，也无济于事。",
  "Table 2 gives the exact answer: c and p.": "Table 2 给出准确的答案：c 和 p。",
  "One name, two locals": "一个名字，两个局部变量",
  "Relevancy analysis, Section 3.1": "相关性分析，3.1 节",
  "x is symbolic, then 5. No statement can see both values, so x is x₁ and x₂, and after is constant.":
    "x 先是符号的，后是 5。没有语句能同时看到两个值，所以 x 分为 x₁ 和 x₂，after 是常量。",
  "The analysis ignores the order of the statements in a method. It runs on code in an SSA-like form, and that is where the order counts: a local that is assigned independently several times is several locals. So x is x₁ up to line 4 and x₂ from line 5 on.":
    "这个分析不管方法中语句的顺序。它运行在类似 SSA 形式的代码上，顺序就在那里起作用：各自独立赋值几次的局部变量就是几个局部变量。所以 x 到第 4 行为止是 x₁，从第 5 行起是 x₂。",
  "The symbolic value gets to x₁ and before only. x₂ is 5 in any run: it is const, and so is after.":
    "符号值只到达 x₁ 和 before。x₂ 在任何运行中都是 5：它是 const，after 也是。",
  "y stays one local: line 10 may see what line 8 has assigned, or line 9. SSA proper would join the two there by a φ function.":
    "y 仍是一个局部变量：第 10 行看到的可能是第 8 行赋的，也可能是第 9 行赋的。真正的 SSA 会用 φ 函数在那里把两者合并。",
  "With locals unsplit, x is one node for both values, and after counts as relevant. In the instrumented program x is one Java variable in any case, symbolic because x₁ is.":
    "不拆分局部变量时，x 对两个值是同一个节点，after 算作相关。在插桩后的程序中，x 总归是一个 Java 变量，因为 x₁ 是符号的，它就是符号的。",
  "Locals not split": "不拆分局部变量",
  "Arrays: elements and lengths": "数组：元素与长度",
  "Relevancy analysis, Table 1": "相关性分析，Table 1",
  "An array is one element and one length, told apart: a symbolic length leaves the elements alone, and the other way round.":
    "数组分为一个元素和一个长度：长度是符号的，与元素无关；反之亦然。",
  "Indices are ignored: grades[0] and grades[2] are one node, the representative of the array. So other is relevant although it is never symbolic when the program runs.":
    "下标不考虑：grades[0] 和 grades[2] 是同一个节点，即数组的代表元素。所以 other 是相关的，尽管程序运行时它从不是符号的。",
  "The length is a node of its own. new int[n] makes size relevant, and nothing else about that array.":
    "长度自成一个节点。new int[n] 使 size 相关，与这个数组有关的别的都不相关。",
  "primes holds constants, and sum is const: a loop adds nothing.": "primes 持有常量，sum 是 const：循环没有增加什么。",
  "Recursion without a bound": "没有界的递归",
  "Relevancy analysis, Section 3.2": "相关性分析，3.2 节",
  "power calls itself to any depth. The stack of return points has no limit, so the two outer calls stay apart.":
    "power 调用自己，深度不限。返回点的栈没有上限，所以外层的两次调用始终分得开。",
  "Cloning has to stop somewhere: with k call sites the innermost calls of power look alike, wherever the recursion started. k = 1 already mixes a and b.":
    "复制方法总要在某处停下：用 k 个调用点时，power 最内层的各次调用看起来都一样，不管递归从哪里开始。k = 1 就已经把 a 和 b 混在一起。",
  "Stacking does not stop. The stack language of base is power r* m: any number of returns into power, then one of the two return points of main. Only with the first of them does base hold x.":
    "用栈则不会停下。base 的栈语言是 power r* m：返回到 power 任意多次，再是 main 的两个返回点之一。只有在其中第一个之下，base 才持有 x。",
  "exponent is const under every stack: 3 and 10 and what is left after subtracting.":
    "exponent 在任何栈之下都是 const：3 和 10，以及逐次减去之后剩下的。",
  "Keys are like fields": "键如同字段",
  "Relevancy analysis, Appendix A": "相关性分析，附录 A",
  "One map, two constant keys: name is relevant, country is not. Two maps with the same key are two places.":
    "一个映射，两个常量键：name 相关，country 不相关。两个映射的同名键是两个位置。",
  'A map is treated like an object whose fields are the keys: form.put("name", …) writes the place (map, "name"), and get reads it. Both the map and the key are looked up in the points-to result; different string constants are different keys.':
    '映射当作一个以键为字段的对象：form.put("name", …) 写位置 (map, "name")，get 则读它。映射和键都从指针分析的结果中查得；不同的字符串常量是不同的键。',
  'So form.get("country") cannot see what was put under "name", and the map defaults is another object.':
    '所以 form.get("country") 看不到存在 "name" 下的值，而映射 defaults 是另一个对象。',
  "A map asked with a symbolic key": "用符号键查映射",
  "Every price in the table is a constant. Which one is found depends on the symbolic key, so price is relevant.":
    "表中的价格都是常量。查到哪一个取决于符号键，所以 price 是相关的。",
  "No symbolic value is put into prices. But it is read with a symbolic key, and then the outcome is symbolic whatever the values are: the map itself is marked.":
    "prices 中没有放入符号值。但它用符号键来读，所以不论其中的值是什么，结果都是符号的：映射本身被标记。",
  "The map stock is only ever used with constants and stays out of it.": "映射 stock 只与常量一起使用，不受影响。",
  "Strings and their builders": "字符串及其构建器",
  "A builder takes on what is appended to it; getChars writes into its third argument.":
    "构建器吸收追加给它的内容；getChars 写入它的第三个参数。",
  "The library is not entered: a constructor makes its receiver depend on all arguments, and a result depends on receiver and arguments. append returns the builder it was called on, which depends on what was appended.":
    "分析不进入库：构造方法使接收者依赖于所有实参，结果则依赖于接收者和实参。append 返回调用它的那个构建器，后者依赖于追加的内容。",
  "getChars is one of the exceptions: it has no result and writes into its third argument, so the array initial, and first with it, is relevant.":
    "getChars 是例外之一：它没有结果，而是写入第三个参数，所以数组 initial 相关，first 也随之相关。",
  "subject is built from constants in a buffer of its own: nothing of user gets there.":
    "subject 由常量在自己的缓冲区中构建：user 的内容到不了那里。",
  "Web store: TotalDriver": "网上商店：TotalDriver",
  "Applications, Web store": "应用，网上商店",
  "The total is the price times the quantity typed. A catalogue, a cart, a checkout and a page; six classes.":
    "总价是价格乘以输入的数量。目录、购物车、结账和页面；六个类。",
  "Web store: CouponDriver": "网上商店：CouponDriver",
  "No coupon takes off more than 30 per cent. A catalogue, a cart, a checkout and a page; six classes.":
    "优惠券最多减免 30%。目录、购物车、结账和页面；六个类。",
  "Database merge: NoLossDriver": "数据库合并：NoLossDriver",
  "Applications, Database merge": "应用，数据库合并",
  "Every row is merged, copied or rejected. Two tables of customers that have grown apart become one; normalizers, matchers, policies.":
    "每一行都被合并、复制或拒绝。两张各自增长的客户表合为一张；规范化、匹配、策略。",
  "Database merge: NewestDriver": "数据库合并：NewestDriver",
  "The value that is kept is not the older one. Two tables of customers that have grown apart become one; normalizers, matchers, policies.":
    "保留的值不是较旧的那个。两张各自增长的客户表合为一张；规范化、匹配、策略。",
  "Database merge: AgainDriver": "数据库合并：AgainDriver",
  "Merging the result with itself changes nothing. Two tables of customers that have grown apart become one; normalizers, matchers, policies.":
    "结果与自身合并，什么也不变。两张各自增长的客户表合为一张；规范化、匹配、策略。",
  "Pet store: CartTotalDriver": "宠物店：CartTotalDriver",
  "Applications, Pet store": "应用，宠物店",
  "The cart’s total is price times quantity, and the order’s price adds up. Catalogue, carts, orders, customers, suppliers, stock, prices, tax, shipping, payment and reports.":
    "购物车的总价是价格乘以数量，订单的价格加得起来。目录、购物车、订单、客户、供应商、库存、价格、税、运送、付款和报表。",
  "Pet store: RegistrationDriver": "宠物店：RegistrationDriver",
  "Every account has a sound mail address and user name. Catalogue, carts, orders, customers, suppliers, stock, prices, tax, shipping, payment and reports.":
    "每个账户都有合格的邮箱地址和用户名。目录、购物车、订单、客户、供应商、库存、价格、税、运送、付款和报表。",
  "Pet store: ReturnDriver": "宠物店：ReturnDriver",
  "Money and goods are kept when an order is sent and returned. Catalogue, carts, orders, customers, suppliers, stock, prices, tax, shipping, payment and reports.":
    "订单发出又退回时，钱和货都不少。目录、购物车、订单、客户、供应商、库存、价格、税、运送、付款和报表。",
};
