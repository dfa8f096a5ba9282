import type { LessonTranslations } from "../../../../engine-kit/index.ts";
import { type Catalog, catalogOf } from "../../../../kernel/index.ts";
import { lessonQuestions } from "./lesson-questions.ts";

const lessons: LessonTranslations = {
  "adding-two-numbers": {
    title: "两个数相加",
    source: "结合分离逻辑的符号执行，第 2 节与 Fig. 1",
    summary: "两个数字链表由一个只看其中之一的循环相加。看前置条件对另一个说了什么。",
    presets: {
      2: "add，用到时初始化",
      3: "add，惰性初始化",
      4: "add，黑盒",
    },
    text: {
      1: "循环只看 x，读 y.val 时不问 y 在不在。这样做没有问题：前置条件 pre(x, y) 说两个链表等长。",
      2: "先看 x。它受 pre(x, y) 约束，所以它的值来自 Algorithm 1 求出的两个析取项：两者都为 null，或者都是节点。x 的选择也决定了 y，不必再分开。",
      3: "循环体中读 x.next，于是访问 n1：它在 x = x.next 处分开，又是 null 和节点两种。接着读 y.next。n2 已经有了值，所以不再分开。然后判断循环条件，n1 = null 则路径结束：两个数都只有一位。每一圈都是这样，直到展开次数的界限结束路径。",
      4: "这就是第 2 节的走法，引用按论文所印在访问时初始化。若在用到时初始化，n1 要晚一行才分开，即循环条件问 x 是什么的时候；输入则相同。方法只读引用而从不问它是什么时，这样可以省下路径。",
      5: "惰性初始化对 pre 一无所知。它尝试不等长的链表、共用节点的链表和环；最后几个预设显示其后果。",
    },
  },
  "adding-in-the-core-language": {
    title: "用核心语言做加法",
    source: "结合分离逻辑的符号执行，Fig. 3 的语言写成的 Fig. 1",
    summary: "同一个方法，用 goto 写成：每条语句是 Fig. 5 的一条规则。",
    presets: {
      1: "展开两次",
      2: "用到时初始化",
    },
    text: {
      1: "Fig. 3 只有赋值、写字段、跳转、new 和 free，别的没有。Java 方法和这样的程序变成同样的指令，所以走法与 Java 的方法相同。",
      2: "n1 在 [S-LOAD] 中由 x := x.next 访问，并在那里分开，如第 2 节。",
      3: "输入按 Fig. 2 的规则运行，不用 Java 的解释器。",
    },
  },
  "disposing-of-a-list": {
    title: "释放链表",
    source: "结合分离逻辑的符号执行，Fig. 5：[S-FREE]、[S-NEW]",
    summary: "循环一个接一个地释放结点。看什么离开 Δ，测试输入又需要什么。",
    presets: {
      1: "展开两次",
      2: "用到时初始化",
    },
    text: {
      1: "free x 把 x 的单元从 Δ 中去掉：[S-FREE]。下一个由 y 到达，它在此之前已经读出；list(n1) 描述还在的部分。",
      2: "最后 Δ 中没有了链表。new 加入一个不属于输入的单元：[S-NEW]。",
      3: "输入需要那些已释放的单元。所以向检查器要模型之前，垃圾公式先回到 Δ。",
    },
  },
  "freeing-twice": {
    title: "同一节点释放两次",
    source: "结合分离逻辑的符号执行，Fig. 5：[S-FREE]",
    summary: "前置条件允许两个单元，或者两个变量都指向的一个单元。看两种情形的 Δ。",
    presets: {
      1: "两种情形",
    },
    text: {
      1: "前置条件允许两个单元，或者两个变量都指向的一个单元。在第一种情形，“*”把它们分开，两者都被释放。",
      2: "在第二种情形，free x 把唯一的单元从 Δ 中去掉。到 free y 时 Δ 中没有 l ↦ c(…) 了，所以 [S-FREE] 不匹配：路径以 DanglingPointer 结束。",
      3: "这条路径的输入就是别名 x = y。删去第二个析取项，就没有这样的路径了。",
    },
  },
  stack: {
    title: "栈",
    source: "结合分离逻辑的符号执行，Table 1（Stack）",
    summary: "没有大小的链式结点。谓词的每个析取式是一条路径。",
    presets: {
      9: "topAndPop，惰性初始化",
      10: "topAndPop，黑盒",
    },
    text: {
      1: "topAndPop 看一次栈顶。两个析取项，两条路径：一条以异常结束，异常也是一种结果；另一条返回栈顶的元素。",
      2: "栈顶之下什么也没有看。测试输入仍然完整：剩下的谓词也有模型。",
    },
  },
  "singly-linked-list": {
    title: "单向链表",
    source: "结合分离逻辑的符号执行，Table 1（SLL）",
    summary: "知道自己大小的链表：形状和数在同一个前置条件中。",
    presets: {
      11: "remove，惰性初始化",
      12: "remove，黑盒",
    },
    text: {
      1: "接收者也是一个单元：this ↦ SLL(h, n) 给它的字段起名，list(h, n) 说 h 起有 n 个节点。",
      2: "remove 停在第一个含 x 的节点。每条路径有自己的算术约束，例如 element ≠ x，求解器为它找到数。",
      3: "insert 得到链表的一个节点 p。p 在哪里，由从表头到 p 的链表段决定。",
    },
  },
  "doubly-linked-list": {
    title: "双向链表",
    source: "结合分离逻辑的符号执行，Table 1（DLL）",
    summary: "经过表头项的环，带有反向链接和大小。",
    presets: {
      21: "set，输入按相关性",
      22: "set，只有 this 是符号的",
      23: "remove，惰性初始化",
      24: "remove，黑盒",
    },
    text: {
      1: "entries(x, previous, last, end, n) 给一段表项的两端都起了名。以表头为 previous 和 end，这一段就成了环。",
      2: "反向链接不必另作考虑：previous 的值由谓词得出，所以知道 e 就知道 e.previous。",
      3: "Algorithm 1 以四个析取项停止，一次最多三个表项。这里改为一次把谓词展开一层，同样可靠且完备，需要的测试更少。",
    },
  },
  "client-of-a-list": {
    title: "链表的使用者",
    source: "结合分离逻辑的符号执行，Table 1（SUSHI）",
    summary: "调用其他方法的方法：它们的分支也在它的路径上。",
    presets: {
      2: "touch，惰性初始化",
      3: "touch，黑盒",
    },
    text: {
      1: "touch 把最近要过的放在一个限长链表的最前面。它自己从不看链表内部；那都在 DLL 的 remove、removeLast 和 addFirst 中进行。",
      2: "前置条件说的是两个参数：list 的形状和数 capacity。",
    },
  },
  "search-tree": {
    title: "查找树",
    source: "结合分离逻辑的符号执行，Table 1（BST）",
    summary: "次序就是算术：每棵子树有自己的界，路径与这些界比较。",
    presets: {
      9: "remove，惰性初始化",
      10: "remove，黑盒",
    },
    text: {
      1: "bst(x, low, high) 把界往下传：v 左边的都小于 v。先左后右的路径使 x 处于两个元素之间，求解器找出相隔足够远的整数。",
      2: "节点有两个孩子时，remove 找右边最小的元素，再删去那一个。从那里走不到 findMin 对空树的分支。",
    },
  },
  "avl-tree": {
    title: "AVL 树",
    source: "结合分离逻辑的符号执行，Table 1（AVL）",
    summary: "平衡树：路径上的高度是线性约束。看哪些树使旋转成为必要。",
    presets: {
      10: "insert，惰性初始化",
      11: "insert，黑盒",
    },
    text: {
      1: "一条规则说明什么是平衡：h 大于下面的两个高度，且 2·h 至多是它们的和加 3。",
      2: "insert 每退回一层就比较高度。旋转需要一棵偏向一侧的两层的树，以及在那一侧的 x。",
    },
  },
  "red-black-tree": {
    title: "红黑树",
    source: "结合分离逻辑的符号执行，Table 1（RBT）",
    summary: "带有父链接的映射：颜色和黑高都是小整数。",
    presets: {
      8: "put，惰性初始化",
      9: "put，黑盒",
    },
    text: {
      1: "红是 0，黑是 1，于是一条规则就够了：高度是孩子的高度加上颜色，而 c + i ≥ 1 禁止连续两个红项。",
      2: "项的颜色到程序看它时才确定。每看一次就分成红和黑，其中一个常与已知的矛盾。",
    },
  },
  "aa-tree": {
    title: "AA 树",
    source: "结合分离逻辑的符号执行，Table 1（AAT）",
    summary: "用层数代替颜色：skew 和 split 把它调整好。",
    presets: {
      8: "insert，惰性初始化",
      9: "insert，黑盒",
    },
    text: {
      1: "aat(x, k, m, low, high) 也知道右孩子的层数，因为只有祖父才能说连续两个已经太多。",
      2: "remove 的路径最长：去掉一个节点之后，它的父节点下沉，接着最多有三次 skew 和两次 split。",
    },
  },
  "linked-leaves": {
    title: "叶子相连的树",
    source: "结合分离逻辑的符号执行，Table 1（Tll）",
    summary: "有两个参数贯穿整棵树：叶子从哪里开始，到哪里结束。",
    presets: {
      2: "positiveLeafCount，惰性初始化",
      3: "positiveLeafCount，黑盒",
    },
    text: {
      1: "tll(x, first, end)：最左边的叶子是 first，最右边的叶子连到 end。在内部节点，右子树的第一片叶子就是左子树的终点。",
      2: "循环离开树，沿链接走。leaf.next 是右子树谓词的一个参数，右子树这时才展开，可以说是从另一侧展开。",
    },
  },
  "flight-trajectory": {
    title: "飞行轨迹",
    source: "结合分离逻辑的符号执行，Table 1（TSAFE，重新编写）",
    summary: "记录中的记录：一次航班，带着最近看到的情况和前方定位点的列表。",
    presets: {
      2: "trajectory，惰性初始化",
      3: "trajectory，黑盒",
    },
    text: {
      1: "航班的轨迹从看到它的地方开始，沿航线的定位点前进，只要还在视界之内。没有前置条件，flight 和 track 为空、航线成环都是可能的。",
      2: "重新编写：程序是为本课例写的，只有它的形状（围绕定位点列表的记录）与 TSAFE 的相当。论文既没有印出 TSAFE 的方法，也没有印出它的公式；只提到一个方法 TS_R_3，它因为调用本地代码而没有全部覆盖，那一行写的是 24 %。这里没有本地代码，所以两行测的不是同一份代码。",
    },
  },
  "dependency-graph": {
    title: "依赖图",
    source: "结合分离逻辑的符号执行，Table 1（Gantt，重新编写）",
    summary: "列表的列表，边又回到外层列表：每个任务可由不止一条路到达。",
    presets: {
      5: "schedule，惰性初始化",
      6: "schedule，黑盒",
    },
    text: {
      1: "tasks(x) 依次含有各个任务，edges(d, n) 是其中一个任务的依赖。n 两者都有：依赖总是通向紧接着的任务，所以 edge.to 是 task.next 的别名，从不是单独的任务。",
      2: "重新编写：程序是为本课例写的，只有它的形状（任务与依赖的图）与 GanttProject 的相当。论文没有印出它的方法和公式。依赖只通向下一个任务，是这里的选择：依赖任意的图，一般没有这种归纳定义。",
    },
  },
  "circular-list": {
    title: "循环链表",
    source: "结合分离逻辑的符号执行，较小的结构",
    summary: "环：链表段在开始的地方结束。",
    presets: {
      2: "length，惰性初始化",
      3: "length，黑盒",
    },
    text: {
      1: "前置条件有两个析取项：一个节点也没有，或者有最后一个节点，加上从第一个节点回到它的一段。",
      2: "循环再次遇到 last 就结束。那是引用的比较：空段说 first = last，而分离说其他每个节点都不同于 last。",
    },
  },
  "sorted-list": {
    title: "有序链表",
    source: "结合分离逻辑的符号执行，较小的结构",
    summary: "沿链表有序：一条路径就是 x 所在的一个区间。",
    presets: {
      2: "insert，惰性初始化",
      3: "insert，黑盒",
    },
    text: {
      1: "sorted(x, least) 把上一个值往后传，使下一个不更小。",
      2: "经过 insert 的每条路径都把 x 放在两个值之间；路径上没有这样的整数时，求解器会说出来。",
    },
  },
  "list-segment": {
    title: "链表段",
    source: "结合分离逻辑的符号执行，较小的结构",
    summary: "从一个节点到另一个：一段，以及其后的部分。",
    presets: {
      2: "distance，惰性初始化",
      3: "distance，黑盒",
    },
    text: {
      1: "segment(from, to) 可以为空：那么 from 和 to 是同一个节点。第一次比较决定这一点，并为此展开。",
      2: "程序从不看第二段。它使堆完整：没有它，to 就是一个没有内容的地址。",
    },
  },
  "binary-tree": {
    title: "二叉树",
    source: "结合分离逻辑的符号执行，较小的结构",
    summary: "对形状的递归：完全没有数。",
    presets: {
      2: "mirror，惰性初始化",
      3: "mirror，黑盒",
    },
    text: {
      1: "mirror 先改两个字段，再往里看。路径条件保留树原来的样子；字段现在的样子在一旁，只有前者是测试输入。",
    },
  },
  "expression-tree": {
    title: "表达式树",
    source: "结合分离逻辑的符号执行，较小的结构",
    summary: "谓词中的子类：引用指向什么，决定调用哪个方法。",
    presets: {
      3: "isZero，惰性初始化",
      4: "isZero，黑盒",
    },
    text: {
      1: "expr 的每个析取项让 e 指向 Expr 的另一个子类的对象。展开谓词就说明是哪一个，由此也知道调用运行哪个 value()、类型转换会不会失败、instanceof 的答案是什么。",
      2: "Var 没有字段：Var() 仍是一个单元，与其他单元分离。",
    },
  },
  "ring-buffer": {
    title: "环形缓冲区",
    source: "结合分离逻辑的符号执行，较小的结构",
    summary: "输入中的数组：长度由谓词给出，元素是符号。",
    presets: {
      4: "add，惰性初始化",
      5: "add，黑盒",
    },
    text: {
      1: "int[3](_, _, _) 是一个带字段 0、1 和 2 的单元：三个数的数组。谓词对每种长度有一个析取项，所以展开它就定下长度；在此之内 first 和 size 仍是符号。",
      2: "下标是符号时路径分开，可能指到的每个元素各走一条。",
    },
  },
  "binary-heap": {
    title: "二叉堆",
    source: "结合分离逻辑的符号执行，较小的结构",
    summary: "数组元素的次序是前置条件的一部分。看路径在哪里分开。",
    presets: {
      3: "insert，惰性初始化",
      4: "insert，黑盒",
    },
    text: {
      1: "数组的元素是其单元的字段，所以公式能给它们排序：a ≤ b 说第二个元素不小于它上面的那个。",
      2: "用到多少个元素，在每个析取项中是一个数，所以路径上的每个下标也是，只有键的比较才使路径分开。",
    },
  },
  "skip-list": {
    title: "跳表",
    source: "结合分离逻辑的符号执行，较小的结构",
    summary: "同一批节点上的两层，两层上的值都递增。",
    presets: {
      2: "contains，惰性初始化",
      3: "contains，黑盒",
    },
    text: {
      1: "express 走上层；在它的两站之间，local 有下层的各站。两者共用这些数：local 结束时的值小于下一个快站。",
    },
  },
  assertion: {
    title: "失败的断言",
    source: "结合分离逻辑的符号执行，较小的结构",
    summary: "这里打开了断言：assert 是有两侧的条件。看它的两侧。",
    presets: {
      2: "best，惰性初始化",
      3: "best，黑盒",
    },
    text: {
      1: "这里断言是打开的，如同 java -ea：assert c 是有两侧的条件，c 不成立时路径以 AssertionError 结束。",
      2: "best() 从 0 开始。以 AssertionError 结束的路径，其输入就是它忘了的情形：每个得分都为负的链表。",
    },
  },
  "hidden-alias": {
    title: "指向尚未展开部分的别名",
    source: "结合分离逻辑的符号执行，第 5 节（enum 的情形 2）",
    summary: "y 不受约束，可以是任何结点。看为它尝试了哪些。",
    presets: {
      1: "所有别名",
      2: "按论文所印",
    },
    text: {
      1: "list(x) 没有说到 y。按论文所印，enum 的情形 2 让 y 取 null、一个新节点，或路径已知的节点。看 y 的时候，x 的第二个节点还在 list(n) 之中，所以从不尝试 y = n，分支 x.next == y 一直未定。",
      2: "这里情形 2 还会展开可能含有节点的谓词，让 y 取其中之一。所有分支都覆盖到了。",
    },
  },
};

export const zh: Catalog = { ...catalogOf(lessons), ...catalogOf(lessonQuestions) };
