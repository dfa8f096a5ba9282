import type { Catalog } from "../../../../kernel/index.ts";

/** What the lessons of symbolic say, by the English texts. */
export const symbolicLessons: Catalog = {
  "Symbolic execution with separation logic": "结合分离逻辑的符号执行",
  "Adding two numbers": "两个数相加",
  "Symbolic execution with separation logic, Sec. 2 and Fig. 1": "结合分离逻辑的符号执行，第 2 节与 Fig. 1",
  "Two lists of digits that have the same length: the precondition says so, and no input breaks it.":
    "两个等长的数字链表：前置条件这样说，没有输入违反它。",
  "The loop looks at x only, and reads y.val without asking whether y is there. It may: the precondition pre(x, y) says that both lists have the same length.":
    "循环只看 x，读 y.val 时不问 y 在不在。这样做没有问题：前置条件 pre(x, y) 说两个链表等长。",
  "x is looked at first. It is constrained by pre(x, y), so its values come from the two disjuncts that Algorithm 1 found: both null, or both a node. The choice for x decides y too, without a split of its own.":
    "先看 x。它受 pre(x, y) 约束，所以它的值来自 Algorithm 1 求出的两个析取项：两者都为 null，或者都是节点。x 的选择也决定了 y，不必再分开。",
  "In the body of the loop x.next is read, and so n1 is accessed: it splits at x = x.next, again into null and a node. y.next is read next. n2 has its value already, so there is no split. Then the loop's condition is decided, and n1 = null ends the path: both numbers have one digit. Each time round is like this, until the bound on unfoldings ends the path.":
    "循环体中读 x.next，于是访问 n1：它在 x = x.next 处分开，又是 null 和节点两种。接着读 y.next。n2 已经有了值，所以不再分开。然后判断循环条件，n1 = null 则路径结束：两个数都只有一位。每一圈都是这样，直到展开次数的界限结束路径。",
  "This is the walk of Sec. 2, with references initialized on access, as printed. Initialized on use, n1 splits one line later in the walk, when the loop's condition asks what x is; the inputs are the same. Where a method reads a reference and never asks what it is, that saves paths.":
    "这就是第 2 节的走法，引用按论文所印在访问时初始化。若在用到时初始化，n1 要晚一行才分开，即循环条件问 x 是什么的时候；输入则相同。方法只读引用而从不问它是什么时，这样可以省下路径。",
  "Lazy initialization knows nothing of pre. It tries lists of different lengths, lists that share nodes and cycles; the last presets show what comes of it.":
    "惰性初始化对 pre 一无所知。它尝试不等长的链表、共用节点的链表和环；最后几个预设显示其后果。",
  "add, initialized on use": "add，用到时初始化",
  "add, lazy initialization": "add，惰性初始化",
  "add, black box": "add，黑盒",
  "Adding in the core language": "用核心语言做加法",
  "Symbolic execution with separation logic, Fig. 1 in the language of Fig. 3":
    "结合分离逻辑的符号执行，Fig. 3 的语言写成的 Fig. 1",
  "The same method with gotos: every statement is one rule of Fig. 5.":
    "同一个方法，用 goto 写成：每条语句是 Fig. 5 的一条规则。",
  "Fig. 3 has assignments, stores, jumps, new and free, and nothing else. Java methods and programs like this one become the same instructions, so the walk is the same as for the method in Java.":
    "Fig. 3 只有赋值、写字段、跳转、new 和 free，别的没有。Java 方法和这样的程序变成同样的指令，所以走法与 Java 的方法相同。",
  "n1 is accessed by x := x.next, in [S-LOAD], and splits there, as in Sec. 2.":
    "n1 在 [S-LOAD] 中由 x := x.next 访问，并在那里分开，如第 2 节。",
  "Inputs run by the rules of Fig. 2 instead of the interpreter for Java.":
    "输入按 Fig. 2 的规则运行，不用 Java 的解释器。",
  "two unfoldings": "展开两次",
  "initialized on use": "用到时初始化",
  "Disposing of a list": "释放链表",
  "Symbolic execution with separation logic, Fig. 5: [S-FREE], [S-NEW]":
    "结合分离逻辑的符号执行，Fig. 5：[S-FREE]、[S-NEW]",
  "A loop frees one node after another: each cell leaves Δ, and the garbage keeps it for the input.":
    "循环一个接一个地释放节点：每个单元离开 Δ，由垃圾公式为输入保留。",
  "free x takes the cell of x out of Δ: [S-FREE]. The next one is reached by y, which was read before; list(n1) describes what is still there.":
    "free x 把 x 的单元从 Δ 中去掉：[S-FREE]。下一个由 y 到达，它在此之前已经读出；list(n1) 描述还在的部分。",
  "At the end nothing of the list is left in Δ. new adds a cell that is no part of the input: [S-NEW].":
    "最后 Δ 中没有了链表。new 加入一个不属于输入的单元：[S-NEW]。",
  "An input needs the cells that were freed. So the garbage goes back into Δ before the checker is asked for a model.":
    "输入需要那些已释放的单元。所以向检查器要模型之前，垃圾公式先回到 Δ。",
  "Freeing a node twice": "同一节点释放两次",
  "Symbolic execution with separation logic, Fig. 5: [S-FREE]": "结合分离逻辑的符号执行，Fig. 5：[S-FREE]",
  "x and y may be one node: then the second free finds no cell in Δ, and no rule matches.":
    "x 和 y 可能是同一个节点：那么第二次 free 在 Δ 中找不到单元，没有规则匹配。",
  "The precondition allows two cells, or one that both variables point to. In the first case “*” keeps them apart, and both are freed.":
    "前置条件允许两个单元，或者两个变量都指向的一个单元。在第一种情形，“*”把它们分开，两者都被释放。",
  "In the second one free x takes the only cell out of Δ. For free y there is no l ↦ c(…) left in Δ, so [S-FREE] does not match: the path ends with DanglingPointer.":
    "在第二种情形，free x 把唯一的单元从 Δ 中去掉。到 free y 时 Δ 中没有 l ↦ c(…) 了，所以 [S-FREE] 不匹配：路径以 DanglingPointer 结束。",
  "The input of that path is the alias, x = y. Delete the second disjunct, and no such path is left.":
    "这条路径的输入就是别名 x = y。删去第二个析取项，就没有这样的路径了。",
  "both cases": "两种情形",
  Stack: "栈",
  "Symbolic execution with separation logic, Table 1 (Stack)": "结合分离逻辑的符号执行，Table 1（Stack）",
  "Linked nodes without a size; an empty stack makes top throw.": "不带大小的链式节点；栈为空时 top 抛出异常。",
  "topAndPop looks at the top once. Two disjuncts, two paths: one ends with an exception, which is an outcome like another, and one returns what was on top.":
    "topAndPop 看一次栈顶。两个析取项，两条路径：一条以异常结束，异常也是一种结果；另一条返回栈顶的元素。",
  "Below the top, nothing was looked at. The test input is complete all the same: the predicate that is left over has a model too.":
    "栈顶之下什么也没有看。测试输入仍然完整：剩下的谓词也有模型。",
  "topAndPop, lazy initialization": "topAndPop，惰性初始化",
  "topAndPop, black box": "topAndPop，黑盒",
  "Singly linked list": "单向链表",
  "Symbolic execution with separation logic, Table 1 (SLL)": "结合分离逻辑的符号执行，Table 1（SLL）",
  "A list that knows its size: shape and number are one precondition.":
    "知道自己大小的链表：形状和数在同一个前置条件中。",
  "The receiver is a cell like any other: this ↦ SLL(h, n) gives its fields names, and list(h, n) says that n nodes follow h.":
    "接收者也是一个单元：this ↦ SLL(h, n) 给它的字段起名，list(h, n) 说 h 起有 n 个节点。",
  "remove stops at the first node that holds x. Each path gets its own arithmetic, such as element ≠ x, and the solver finds numbers for it.":
    "remove 停在第一个含 x 的节点。每条路径有自己的算术约束，例如 element ≠ x，求解器为它找到数。",
  "insert is given a node p of the list. Where p stands is left to a list segment from the head to p.":
    "insert 得到链表的一个节点 p。p 在哪里，由从表头到 p 的链表段决定。",
  "remove, lazy initialization": "remove，惰性初始化",
  "remove, black box": "remove，黑盒",
  "Doubly linked list": "双向链表",
  "Symbolic execution with separation logic, Table 1 (DLL)": "结合分离逻辑的符号执行，Table 1（DLL）",
  "A ring through a header entry, with links back and a size.": "经过表头项的环，带有反向链接和大小。",
  "entries(x, previous, last, end, n) has a name for both ends of a stretch of entries. With the header as previous and as end the stretch becomes a ring.":
    "entries(x, previous, last, end, n) 给一段表项的两端都起了名。以表头为 previous 和 end，这一段就成了环。",
  "The links back need no thought of their own: the value of previous follows from the predicate, so that e.previous is known as soon as e is.":
    "反向链接不必另作考虑：previous 的值由谓词得出，所以知道 e 就知道 e.previous。",
  "Algorithm 1 stops with four disjuncts, up to three entries at once. Here a predicate is unfolded once at a time instead, which is sound and complete too and needs fewer tests.":
    "Algorithm 1 以四个析取项停止，一次最多三个表项。这里改为一次把谓词展开一层，同样可靠且完备，需要的测试更少。",
  "set, inputs by relevancy": "set，输入按相关性",
  "set, only this symbolic": "set，只有 this 是符号的",
  "Client of a list": "链表的使用者",
  "Symbolic execution with separation logic, Table 1 (SUSHI)": "结合分离逻辑的符号执行，Table 1（SUSHI）",
  "A method that calls others: their branches are on its paths.": "调用其他方法的方法：它们的分支也在它的路径上。",
  "touch keeps what was asked for last at the front of a list of bounded length. It never looks into the list itself; all of that happens in remove, removeLast and addFirst of DLL.":
    "touch 把最近要过的放在一个限长链表的最前面。它自己从不看链表内部；那都在 DLL 的 remove、removeLast 和 addFirst 中进行。",
  "The precondition speaks of two parameters, the shape of list and the number capacity.":
    "前置条件说的是两个参数：list 的形状和数 capacity。",
  "touch, lazy initialization": "touch，惰性初始化",
  "touch, black box": "touch，黑盒",
  "Search tree": "查找树",
  "Symbolic execution with separation logic, Table 1 (BST)": "结合分离逻辑的符号执行，Table 1（BST）",
  "Order is arithmetic: every subtree has its bounds, and paths compare with them.":
    "次序就是算术：每棵子树有自己的界，路径与这些界比较。",
  "bst(x, low, high) hands the bounds down: what is left of v lies below v. A path that goes left and then right has x between two elements, and the solver finds integers with enough room.":
    "bst(x, low, high) 把界往下传：v 左边的都小于 v。先左后右的路径使 x 处于两个元素之间，求解器找出相隔足够远的整数。",
  "remove looks for the smallest element on the right when a node has two children, and removes that one in turn. The branch of findMin for an empty tree cannot be taken from there.":
    "节点有两个孩子时，remove 找右边最小的元素，再删去那一个。从那里走不到 findMin 对空树的分支。",
  "AVL tree": "AVL 树",
  "Symbolic execution with separation logic, Table 1 (AVL)": "结合分离逻辑的符号执行，Table 1（AVL）",
  "Balanced trees: heights on paths are linear constraints, rotations follow from them.":
    "平衡树：路径上的高度是线性约束，旋转由此得出。",
  "One rule says what balanced means: h is larger than both heights below, and 2·h at most their sum plus 3.":
    "一条规则说明什么是平衡：h 大于下面的两个高度，且 2·h 至多是它们的和加 3。",
  "insert compares heights after each step back up. A rotation needs a tree of two levels that leans to one side, and an x on that side.":
    "insert 每退回一层就比较高度。旋转需要一棵偏向一侧的两层的树，以及在那一侧的 x。",
  "insert, lazy initialization": "insert，惰性初始化",
  "insert, black box": "insert，黑盒",
  "Red-black tree": "红黑树",
  "Symbolic execution with separation logic, Table 1 (RBT)": "结合分离逻辑的符号执行，Table 1（RBT）",
  "A map with links to parents: colors and black heights are small integers.":
    "带有父链接的映射：颜色和黑高都是小整数。",
  "Red is 0 and black is 1, so that one rule does for both: the height is that of the children plus the color, and c + i ≥ 1 forbids two red entries in a row.":
    "红是 0，黑是 1，于是一条规则就够了：高度是孩子的高度加上颜色，而 c + i ≥ 1 禁止连续两个红项。",
  "The color of an entry is decided only when the program looks at it. Each look splits into red and black, and often one of them contradicts what is known.":
    "项的颜色到程序看它时才确定。每看一次就分成红和黑，其中一个常与已知的矛盾。",
  "put, lazy initialization": "put，惰性初始化",
  "put, black box": "put，黑盒",
  "AA-tree": "AA 树",
  "Symbolic execution with separation logic, Table 1 (AAT)": "结合分离逻辑的符号执行，Table 1（AAT）",
  "Levels instead of colors: skew and split put them right.": "用层数代替颜色：skew 和 split 把它调整好。",
  "aat(x, k, m, low, high) knows the level of the right child too, because only its grandparent can say that two of them in a row are too many.":
    "aat(x, k, m, low, high) 也知道右孩子的层数，因为只有祖父才能说连续两个已经太多。",
  "remove has the longest paths of all: after a node is gone its parent sinks, and up to three skews and two splits follow.":
    "remove 的路径最长：去掉一个节点之后，它的父节点下沉，接着最多有三次 skew 和两次 split。",
  "Tree with linked leaves": "叶子相连的树",
  "Symbolic execution with separation logic, Table 1 (Tll)": "结合分离逻辑的符号执行，Table 1（Tll）",
  "Two parameters pass through the tree: where its leaves begin and where they end.":
    "有两个参数贯穿整棵树：叶子从哪里开始，到哪里结束。",
  "tll(x, first, end): the leftmost leaf is first, and the rightmost one links to end. In an inner node the first leaf of the right subtree is what the left subtree ends with.":
    "tll(x, first, end)：最左边的叶子是 first，最右边的叶子连到 end。在内部节点，右子树的第一片叶子就是左子树的终点。",
  "The loop leaves the tree and follows the links. leaf.next is a parameter of the predicate for the right subtree, which is unfolded then, from the other side as it were.":
    "循环离开树，沿链接走。leaf.next 是右子树谓词的一个参数，右子树这时才展开，可以说是从另一侧展开。",
  "positiveLeafCount, lazy initialization": "positiveLeafCount，惰性初始化",
  "positiveLeafCount, black box": "positiveLeafCount，黑盒",
  "Flight trajectory": "飞行轨迹",
  "Symbolic execution with separation logic, Table 1 (TSAFE, re-created)":
    "结合分离逻辑的符号执行，Table 1（TSAFE，重新编写）",
  "A record of records: a flight with what was last seen of it and a list of the fixes ahead.":
    "记录中的记录：一次航班，带着最近看到的情况和前方定位点的列表。",
  "The trajectory of a flight goes from where it was seen along the fixes of its route, as far as they are within the horizon. Without the precondition flight, track and a route with a cycle would all be possible.":
    "航班的轨迹从看到它的地方开始，沿航线的定位点前进，只要还在视界之内。没有前置条件，flight 和 track 为空、航线成环都是可能的。",
  "Re-created: the program is written for this lesson, and only its shape, records around a list of fixes, stands for that of TSAFE. The paper prints neither TSAFE’s methods nor its formulas; it names one method, TS_R_3, which is not covered whole because it calls native code, and its row says 24 %. Nothing here is native, so the two rows do not measure the same code.":
    "重新编写：程序是为本课例写的，只有它的形状（围绕定位点列表的记录）与 TSAFE 的相当。论文既没有印出 TSAFE 的方法，也没有印出它的公式；只提到一个方法 TS_R_3，它因为调用本地代码而没有全部覆盖，那一行写的是 24 %。这里没有本地代码，所以两行测的不是同一份代码。",
  "trajectory, lazy initialization": "trajectory，惰性初始化",
  "trajectory, black box": "trajectory，黑盒",
  "Dependency graph": "依赖图",
  "Symbolic execution with separation logic, Table 1 (Gantt, re-created)":
    "结合分离逻辑的符号执行，Table 1（Gantt，重新编写）",
  "A list of lists whose edges lead back into the outer list: every task can be reached in more than one way.":
    "列表的列表，边又回到外层列表：每个任务可由不止一条路到达。",
  "tasks(x) has the tasks in their order, edges(d, n) the dependencies of one of them. n is in both: a dependency leads to the task that comes next anyway, so edge.to is an alias of task.next, never a task of its own.":
    "tasks(x) 依次含有各个任务，edges(d, n) 是其中一个任务的依赖。n 两者都有：依赖总是通向紧接着的任务，所以 edge.to 是 task.next 的别名，从不是单独的任务。",
  "Re-created: the program is written for this lesson, and only its shape, a graph of tasks and dependencies, stands for that of GanttProject. The paper prints neither its methods nor its formulas. That dependencies lead to the next task only is a choice made here: a graph in which they lead anywhere has, in general, no inductive definition of this kind.":
    "重新编写：程序是为本课例写的，只有它的形状（任务与依赖的图）与 GanttProject 的相当。论文没有印出它的方法和公式。依赖只通向下一个任务，是这里的选择：依赖任意的图，一般没有这种归纳定义。",
  "schedule, lazy initialization": "schedule，惰性初始化",
  "schedule, black box": "schedule，黑盒",
  "Circular list": "循环链表",
  "Symbolic execution with separation logic, smaller structures": "结合分离逻辑的符号执行，较小的结构",
  "A ring: the segment ends where it began.": "环：链表段在开始的地方结束。",
  "The precondition has two disjuncts of its own: no node at all, or a last node with a segment from the first one back to it.":
    "前置条件有两个析取项：一个节点也没有，或者有最后一个节点，加上从第一个节点回到它的一段。",
  "The loop ends when it meets last again. That is a comparison of references: the empty segment says first = last, and separation says that every other node differs from last.":
    "循环再次遇到 last 就结束。那是引用的比较：空段说 first = last，而分离说其他每个节点都不同于 last。",
  "length, lazy initialization": "length，惰性初始化",
  "length, black box": "length，黑盒",
  "Sorted list": "有序链表",
  "Order along a list: a path is an interval in which x lies.": "沿链表有序：一条路径就是 x 所在的一个区间。",
  "sorted(x, least) hands the last value on, so that the next one is not smaller.":
    "sorted(x, least) 把上一个值往后传，使下一个不更小。",
  "Each path through insert puts x between two values; on a path where there is no such integer the solver says so.":
    "经过 insert 的每条路径都把 x 放在两个值之间；路径上没有这样的整数时，求解器会说出来。",
  "List segment": "链表段",
  "From one node to another: a segment, and what follows.": "从一个节点到另一个：一段，以及其后的部分。",
  "segment(from, to) may be empty: then from and to are the same node. The first comparison decides, and unfolds for it.":
    "segment(from, to) 可以为空：那么 from 和 to 是同一个节点。第一次比较决定这一点，并为此展开。",
  "The second segment is never looked at by the program. It makes the heap complete: without it to would be an address of nothing.":
    "程序从不看第二段。它使堆完整：没有它，to 就是一个没有内容的地址。",
  "distance, lazy initialization": "distance，惰性初始化",
  "distance, black box": "distance，黑盒",
  "Binary tree": "二叉树",
  "Recursion over shape: no numbers at all.": "对形状的递归：完全没有数。",
  "mirror changes both fields before it looks into them. The path condition keeps the tree as it was; the fields as they are now stand beside it, and only the first is the test input.":
    "mirror 先改两个字段，再往里看。路径条件保留树原来的样子；字段现在的样子在一旁，只有前者是测试输入。",
  "mirror, lazy initialization": "mirror，惰性初始化",
  "mirror, black box": "mirror，黑盒",
  "Expression tree": "表达式树",
  "Subclasses in a predicate: what a reference points to decides which method is called.":
    "谓词中的子类：引用指向什么，决定调用哪个方法。",
  "Each disjunct of expr points e to an object of another subclass of Expr. Unfolding the predicate says which one, and with it which value() the call runs, whether a cast fails and what instanceof answers.":
    "expr 的每个析取项让 e 指向 Expr 的另一个子类的对象。展开谓词就说明是哪一个，由此也知道调用运行哪个 value()、类型转换会不会失败、instanceof 的答案是什么。",
  "Var has no fields: Var() is a cell all the same, separate from every other one.":
    "Var 没有字段：Var() 仍是一个单元，与其他单元分离。",
  "isZero, lazy initialization": "isZero，惰性初始化",
  "isZero, black box": "isZero，黑盒",
  "Ring buffer": "环形缓冲区",
  "An array in the input: its length is one that the predicate names, its elements are symbols.":
    "输入中的数组：长度由谓词给出，元素是符号。",
  "int[3](_, _, _) is a cell with the fields 0, 1 and 2: an array of three numbers. The predicate has one disjunct for each length, so unfolding it fixes the length; first and size stay symbols within it.":
    "int[3](_, _, _) 是一个带字段 0、1 和 2 的单元：三个数的数组。谓词对每种长度有一个析取项，所以展开它就定下长度；在此之内 first 和 size 仍是符号。",
  "An index that is a symbol splits the path, one way for each element it may name.":
    "下标是符号时路径分开，可能指到的每个元素各走一条。",
  "Binary heap": "二叉堆",
  "The order of an array’s elements, one disjunct for each number of them.":
    "数组元素的次序，元素个数的每种情形一个析取项。",
  "The elements of an array are the fields of its cell, so the formula can order them: a ≤ b says that the second element is not smaller than the one it hangs below.":
    "数组的元素是其单元的字段，所以公式能给它们排序：a ≤ b 说第二个元素不小于它上面的那个。",
  "How many elements are in use is a number in each disjunct, hence every index on a path is one, too, and only comparisons of keys split it.":
    "用到多少个元素，在每个析取项中是一个数，所以路径上的每个下标也是，只有键的比较才使路径分开。",
  "Skip list": "跳表",
  "Two levels over the same nodes, and values that ascend on both.": "同一批节点上的两层，两层上的值都递增。",
  "express walks along the upper level; between two of its stops local has the stops of the lower level. Both share the numbers: what local ends with is below the next express stop.":
    "express 走上层；在它的两站之间，local 有下层的各站。两者共用这些数：local 结束时的值小于下一个快站。",
  "contains, lazy initialization": "contains，惰性初始化",
  "contains, black box": "contains，黑盒",
  "An assertion that fails": "失败的断言",
  "A failing assert is an end of a path, and its input is a test.":
    "失败的 assert 是路径的一种结束，它的输入就是一个测试。",
  "Assertions are switched on here, as by java -ea: assert c is a condition with two sides, and where c does not hold the path ends with an AssertionError.":
    "这里断言是打开的，如同 java -ea：assert c 是有两侧的条件，c 不成立时路径以 AssertionError 结束。",
  "best() begins with 0. The paths that end with AssertionError have the inputs that it forgot: lists in which every score is negative.":
    "best() 从 0 开始。以 AssertionError 结束的路径，其输入就是它忘了的情形：每个得分都为负的链表。",
  "best, lazy initialization": "best，惰性初始化",
  "best, black box": "best，黑盒",
  "An alias into what is hidden": "指向尚未展开部分的别名",
  "Symbolic execution with separation logic, Sec. 5 (scenario 2 of enum)":
    "结合分离逻辑的符号执行，第 5 节（enum 的情形 2）",
  "y is unconstrained and may be a node that the predicate still hides. As printed, scenario 2 never tries that.":
    "y 不受约束，可能是谓词中尚未展开的一个节点。按论文所印，情形 2 从不这样尝试。",
  "list(x) says nothing about y. Scenario 2 of enum, as printed, gives y the value null, a new node, or a node that the path knows already. When y is looked at, the second node of x is still inside of list(n), so y = n is never tried and the branch x.next == y stays open.":
    "list(x) 没有说到 y。按论文所印，enum 的情形 2 让 y 取 null、一个新节点，或路径已知的节点。看 y 的时候，x 的第二个节点还在 list(n) 之中，所以从不尝试 y = n，分支 x.next == y 一直未定。",
  "Here scenario 2 also unfolds the predicates that may hold a node, and lets y be one of those. Every branch is covered.":
    "这里情形 2 还会展开可能含有节点的谓词，让 y 取其中之一。所有分支都覆盖到了。",
  "all aliases": "所有别名",
};
