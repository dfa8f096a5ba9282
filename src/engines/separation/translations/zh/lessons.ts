import type { Catalog } from "../../../../kernel/index.ts";

/** What the lessons of separation say, by the English texts. */
export const separationLessons: Catalog = {
  "Separation logic": "分离逻辑",
  "Two lists of one length": "等长的两个链表",
  "Separation logic, Fig. 6": "分离逻辑，Fig. 6",
  "The table of Fig. 6, round by round: pre is unfolded twice, and A stops growing.":
    "Fig. 6 的表，一轮一轮来：pre 展开两次，A 就不再增长。",
  "SV holds the unfoldings of the predicate, A what they say about the parameters. Round 2 finds nothing new in A, so the table of round 1 is returned: one unfolding is enough to know everything about a and b.":
    "SV 是谓词的各种展开，A 是它们对参数说了什么。第 2 轮在 A 中没有新内容，所以返回第 1 轮的表：展开一次就足以知道 a 和 b 的一切。",
  "The third check asks for two lists that are the same list. Cells are separate, so that is impossible unless both are empty.":
    "第三个检查要的是两个链表同为一个链表。单元互相分离，所以除非两者都为空，否则不可能。",
  "as printed": "按论文所印",
  canonical: "规范",
  "integers count": "整数也算",
  "Binary trees": "二叉树",
  "Separation logic, Shapes": "分离逻辑，形状",
  "Two recursive calls in one disjunct: each is replaced by each disjunct, and A is the same as for a list.":
    "一个析取项中有两处递归：每一处都换成每个析取项，而 A 与链表的相同。",
  "unfold replaces every occurrence at once, so the number of disjuncts grows as 1, 2, 1 + 2·2, …. A has two disjuncts all the time: null, or a cell at x.":
    "unfold 同时替换所有出现之处，所以析取项数依次为 1、2、1 + 2·2……A 则始终只有两个析取项：null，或者 x 处有一个单元。",
  "A node whose two fields lead to one tree is possible as long as the tree is claimed once. Claimed twice it has to be empty.":
    "一个节点的两个字段通向同一棵树是可以的，只要这棵树只占用一次。占用两次，它就必须为空。",
  "Doubly linked lists": "双向链表",
  "A second parameter remembers the object before. Nothing says that it exists.":
    "第二个参数记着前一个对象。没有什么说它存在。",
  "The canonical reading needs one round more than for a list: whether root and prev are the same object has to be told apart.":
    "规范读法比链表多需要一轮：要区分 root 与 prev 是不是同一个对象。",
  "dll(x, x) is satisfiable: the first object points back to itself. A precondition that does not say where the list begins allows it.":
    "dll(x, x) 可满足：第一个对象往回指向自己。前置条件不说明链表从哪里开始，就允许这样。",
  "Sorted lists with bounds": "带界的有序链表",
  "Separation logic, Numbers": "分离逻辑，数",
  "Numbers pass from cell to cell. Algorithm 1 looks at shapes only; satisfiability looks at both.":
    "数从一个单元传到下一个。Algorithm 1 只看形状；可满足性两者都看。",
  "The table knows nothing of lo and hi. The checks do: from sorted(x, lo, hi) follows lo ≤ hi, whatever the length.":
    "表对 lo 和 hi 一无所知。检查则知道：由 sorted(x, lo, hi) 可得 lo ≤ hi，不论多长。",
  "A verdict “unsat” always has a reason that holds for all lengths; a search alone could never say it.":
    "结论“unsat”总有对任意长度都成立的理由；光靠搜索永远说不出。",
  "Binary search trees": "二叉查找树",
  "Every key lies between two bounds. The model of a check is drawn with its keys.":
    "每个键都在两个界之间。检查的模型画出时带着键。",
  "Between 4 and 5 there is no whole number, so a tree with these bounds is empty. The invariants of the predicate say so for all trees.":
    "4 与 5 之间没有整数，所以以它们为界的树是空的。谓词的不变式对所有的树都这样说。",
  "One unfolding tells all about references: x is null, or a cell. As printed, three rounds are needed, because bst(l, lo, v) mentions the formal lo: a disjunct with such a call is pending, and counts in A only when the call is unfolded. The reading in which integers count shows just that, without the other flaws.":
    "展开一次就足以知道引用的一切：x 为空，或者是一个单元。按论文所印需要三轮，因为 bst(l, lo, v) 提到形参 lo：含有这种谓词的析取项要等待，展开之后才算入 A。整数也算的读法只显示这一点，没有其他缺陷。",
  "Acyclic list segments": "无环的链表段",
  "From x to y: equal ends mean an empty segment, so base pairs must tell x = y from x ≠ y.":
    "从 x 到 y：两端相等就是空段，所以基对必须区分 x = y 与 x ≠ y。",
  "x ≠ y in the definition keeps a segment from passing its own end. It does not keep two segments from making a circle: the second check has a model of two objects that lead to each other.":
    "定义中的 x ≠ y 使一段不会越过自己的末端。它并不妨碍两段首尾相接成环：第二个检查的模型就是两个互相指向的对象。",
  "The last check starts two segments at the same object. Both would own it, so there is no consistent choice of base pairs.":
    "最后一个检查让两段从同一个对象开始。两者都要占用它，所以没有相容的基对选择。",
  "Trees with linked leaves (tll)": "叶子相连的树（tll）",
  "Three parameters and two calls that share a variable: what is equal, what is allocated, in five disjuncts.":
    "三个参数，两处谓词共用一个变量：什么相等、什么已分配，五个析取项就说清了。",
  "ll is the leftmost leaf, lr what follows the rightmost one. The canonical reading compares which parameters are equal and which are allocated, and is done in three rounds.":
    "ll 是最左边的叶子，lr 是最右边叶子的后继。规范读法只比较哪些参数相等、哪些已分配，三轮就完成。",
  "As printed, the contents of fields count, too, and it takes a table of 677 disjuncts to stop: see flaw 3.":
    "按论文所印，字段的内容也算，要到 677 个析取项的表才停下：见缺陷 3。",
  "Circular lists": "循环链表",
  "A circle is a cell and a segment that leads back to it.": "环就是一个单元加上一段回到它的链表。",
  "circle is not recursive itself, so its table is settled as soon as that of ls is. A circle of one object has an empty segment.":
    "circle 自己不递归，所以 ls 的表一确定，它的也就确定了。只有一个对象的环，其链表段为空。",
  "Two circles at the same object would both own it: ∗ keeps them apart.":
    "同一个对象处的两个环都要占用它：∗ 不允许这样。",
  "Skip lists": "跳表",
  "A fast lane over a slow one: the predicate of the fast lane calls that of the slow lane between two of its stops.":
    "慢道之上有快道：快道的谓词在它的两站之间用到慢道的谓词。",
  "The drawing of the second model shows both lanes: next leads from object to object, skip over what is between.":
    "第二个模型的图画出了两条道：next 从对象到对象，skip 越过中间的。",
  "SV of fast grows with the unfoldings of both predicates; A does not, because only x is a parameter.":
    "fast 的 SV 随两个谓词的展开而增长；A 不增长，因为参数只有 x。",
  "A list of length 320001": "长度为 320001 的链表",
  "How long a list is, is a sum over its derivation. It is solved, not searched for.":
    "链表有多长，是对其推导求和。这个长度是解出来的，不是搜出来的。",
  "n is how often the second disjunct is used. That is a linear equation, so any length is decided at once; unfolding 320,001 times would not be.":
    "n 是第二个析取项的使用次数。这是一个线性方程，所以任何长度都能立刻判定；展开 320,001 次则不行。",
  "No list has length −1: the number of uses is not negative. The drawing of the long list shows its first objects.":
    "没有长度为 −1 的链表：使用次数不会是负数。长链表的图只画出开头的几个对象。",
  "Flaw 1: it need not end": "缺陷 1：不一定结束",
  "Separation logic, Known flaws": "分离逻辑，已知的缺陷",
  "A is replaced, not accumulated. Two predicates that take turns keep the printed algorithm going for ever.":
    "A 是替换的，不是累积的。两个交替变化的谓词使论文所印的算法永远运行下去。",
  "In one round A of P is x = y, in the next it is false, and so on: some disjunct of A′ always fails to imply A. The canonical reading prunes what has no base pair, and lets A only grow.":
    "这一轮 P 的 A 是 x = y，下一轮是假，如此反复：A′ 总有某个析取项不蕴含 A。规范读法剪去没有基对的，并让 A 只增不减。",
  "No heap satisfies P: its only way to end needs Bad.": "没有堆满足 P：它唯一的出口需要 Bad。",
  "Flaw 2: what has no model stays": "缺陷 2：没有模型的留了下来",
  "n is claimed twice, so nothing satisfies Q. As printed, Q has a disjunct in A all the same.":
    "n 被占用两次，所以没有什么能满足 Q。按论文所印，Q 在 A 中却有一个析取项。",
  "abs drops what does not concern a parameter: the cell at n and the call of R are gone, and with them the contradiction. Base pairs keep it: Q has none, so its disjunct is pruned.":
    "abs 丢掉与参数无关的部分：n 处的单元和谓词 R 都没有了，矛盾也随之消失。基对则保留了它：Q 没有基对，所以它的析取项被剪去。",
  "Test inputs from the printed table would be made for a precondition that no heap satisfies.":
    "按论文所印的表，会为没有堆能满足的前置条件生成测试输入。",
  "Flaw 3: contents count": "缺陷 3：内容也算",
  "Two cells at the parameters whose contents differ make different disjuncts, though roots and equalities are all that is needed.":
    "参数处的两个单元内容不同，就成了不同的析取项，尽管需要的只是根与相等关系。",
  "The tables have 1, 2, 5, 26 and 677 disjuncts, and the next one would have 458,330. With field contents in A a disjunct more rarely follows from the old ones, so the printed algorithm needs a round more and returns 26 disjuncts. Base pairs have no fields: 5 are enough.":
    "各轮的表有 1、2、5、26 和 677 个析取项，下一个将有 458,330 个。A 中带着字段内容，析取项更难由旧的得出，所以论文所印的算法多需要一轮，返回 26 个析取项。基对没有字段：5 个就够了。",
  "With a limit of 600 disjuncts the printed run would end without an answer: there is no fixed point to stand on.":
    "若上限为 600 个析取项，论文所印的运行就没有答案：没有不动点可依。",
  "Flaw 4: integer parameters count": "缺陷 4：整数参数也算",
  "Heights of AVL trees. As printed, calls with integer arguments that mention a formal hold A back.":
    "AVL 树的高度。按论文所印，提到形参的整数实参会推迟 A。",
  "avl(l, h − 1) mentions the formal h, so its disjunct is pending and A waits for the next round: 49 disjuncts are returned. Integers do not matter for shapes; without them 4 disjuncts are enough.":
    "avl(l, h − 1) 提到形参 h，所以它的析取项要等待，A 等到下一轮：返回 49 个析取项。整数与形状无关；不算它们，4 个析取项就够了。",
  "Flaw 5: aliases into what is hidden": "缺陷 5：指向尚未展开部分的别名",
  "y is not constrained, so it may point into the list that the predicate hides. A method that initializes y lazily never tries that.":
    "y 不受约束，所以它可以指向谓词中尚未展开的链表。惰性初始化 y 的方法从不这样尝试。",
  "list(x) says nothing about y. Scenario 2 takes null, a fresh object, or one of the objects that the path knows. The objects inside list(n) are not known yet, so y = n is never tried: a method that compares x.next with y has a branch that no test covers.":
    "list(x) 没有说到 y。情形 2 取 null、一个新对象，或路径所知的某个对象。list(n) 中的对象还不知道，所以从不尝试 y = n：把 x.next 与 y 比较的方法就有一个没有测试覆盖的分支。",
  "The last check shows that there is such an input. Unfolding the predicate before y is initialized finds it.":
    "最后一个检查表明有这样的输入。在 y 初始化之前展开谓词，就能找到它。",
};
