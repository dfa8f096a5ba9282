import type { Catalog } from "../../../../kernel/index.ts";

/** What the lessons of points-to say, by the English texts. */
export const pointsToLessons: Catalog = {
  "Lecture I": "第一讲",
  "Lecture II": "第二讲",
  Containers: "容器",
  "Design patterns": "设计模式",
  "The language": "语言特性",
  "Whole programs": "完整的程序",
  "One method, called twice": "一个方法，调用两次",
  "Lecture I, Problem of Context-Insensitive Pointer Analysis":
    "第一讲，Problem of Context-Insensitive Pointer Analysis",
  "Without contexts both calls of id share one parameter, so x.get() seems to have two targets. One call site of context keeps them apart.":
    "不带上下文时，对 id 的两次调用共用一个参数，于是 x.get() 似乎有两个目标。一个调用点的上下文就能把它们分开。",
  "Context-insensitive": "上下文不敏感",
  "1-call-site": "1-调用点敏感",
  "Spurious: o2 came back from the call in line 4, but x is the result of line 3.":
    "虚假的：o2 是从第 4 行的调用返回的，而 x 是第 3 行的结果。",
  "The second target of x.get(): a constant propagation now says NAC.": "x.get() 的第二个目标：常量传播于是得出 NAC。",
  "A constant, or not?": "是常量吗？",
  "Lecture I, Constant propagation: i = ?": "第一讲，Constant propagation: i = ?",
  "The lecture’s opening question, answered by constant propagation over the call graph: i is NAC when x.get() seems to have two targets, and 1 as soon as one call site of context tells the calls of id apart.":
    "讲义开头的问题，由调用图上的常量传播来回答：x.get() 似乎有两个目标时，i 是 NAC；只要有一个调用点的上下文把对 id 的调用分开，i 就是 1。",
  "Spurious: o4 came back from the call in line 6, but x is the result of line 5.":
    "虚假的：o4 是从第 6 行的调用返回的，而 x 是第 5 行的结果。",
  "The second target of x.get(). The meet of 1 and 2 is NAC.": "x.get() 的第二个目标。1 与 2 汇合得 NAC。",
  "Context-sensitive heap": "上下文敏感的堆",
  "Lecture I, Context-Sensitive Heap: Example": "第一讲，Context-Sensitive Heap: Example",
  "Line 8 creates one object for each call of newX. Telling the two apart needs contexts on variables and on objects: either one alone is not enough.":
    "每次调用 newX，第 8 行都创建一个对象。要区分两者，变量和对象都要带上下文：只有其一还不够。",
  "C.S., no C.S. heap": "C.S.，无 C.S. 堆",
  "C.S. + C.S. heap": "C.S. + C.S. 堆",
  "C.I. + C.S. heap": "C.I. + C.S. 堆",
  "C.I.": "C.I.",
  "Both calls write the field of the same abstract object.": "两次调用写的是同一个抽象对象的字段。",
  "Spurious: x1.f was only ever given n1.": "虚假的：x1.f 只写入过 n1。",
  "1-call-site, the full walk": "1-调用点敏感，全程",
  "Lecture II, 1-Call-Site: Example": "第二讲，1-Call-Site: Example",
  "The whole algorithm on eighteen lines: worklist, pointer flow graph, call graph and reachable methods, step by step.":
    "十八行程序上的完整算法：工作列表、指针流图、调用图和可达方法，一步一步来。",
  "m() is analyzed under [4], the line that calls it.": "m() 在 [4] 之下分析，即调用它的那一行。",
  "A second context for id: its parameter is a second pointer, [15]:n.":
    "id 的第二个上下文：它的参数是第二个指针 [15]:n。",
  "Only One.get(): the two calls of id were kept apart.": "只有 One.get()：对 id 的两次调用没有混在一起。",
  "Call strings and their limit": "调用串及其界限",
  "Lecture II, Call-Site Sensitivity: Example, and k-Limiting Context Abstraction":
    "第二讲，Call-Site Sensitivity: Example, and k-Limiting Context Abstraction",
  "bar calls itself in line 15. With unlimited call strings its contexts never end: [3,9], [3,9,15], [3,9,15,15], … The last k sites are enough to stop.":
    "bar 在第 15 行调用自己。调用串不限长时，它的上下文没有尽头：[3,9]，[3,9,15]，[3,9,15,15]，… 只留最后 k 个调用点，就能停下。",
  "2-call-site": "2-调用点敏感",
  "Unlimited, stopped": "不限长，中途停止",
  "The recursive call comes back to a context that is there already: it stops.":
    "递归调用回到一个已有的上下文：到此为止。",
  "Why object sensitivity": "为什么要对象敏感",
  "Lecture II, Call-Site vs. Object Sensitivity": "第二讲，Call-Site vs. Object Sensitivity",
  "set hands its work to doSet in line 12. One call site cannot tell the two receivers apart any more; one receiver object can.":
    "set 在第 12 行把工作交给 doSet。一个调用点再也分不出两个接收者；一个接收者对象则可以。",
  "1-object": "1-对象敏感",
  "Both callers share call site 12.": "两个调用者共用调用点 12。",
  "Spurious: a1 was only ever given b1.": "虚假的：a1 只被给过 b1。",
  "1-object against 1-call-site": "1-对象敏感对 1-调用点敏感",
  "Lecture II, C.S. (1-Object) vs. C.S. (1-Call-Site)": "第二讲，C.S. (1-Object) vs. C.S. (1-Call-Site)",
  "The same program under 1-object: both calls of id have the receiver o3, so they share the context [o3], and x.get() gets its spurious target back.":
    "同一个程序用 1-对象敏感：对 id 的两次调用接收者都是 o3，所以共用上下文 [o3]，x.get() 又有了那个虚假的目标。",
  "One receiver object, one context: both arguments meet in [o3]:n.":
    "一个接收者对象，一个上下文：两个实参在 [o3]:n 汇合。",
  "Spurious: in theory the two sensitivities are incomparable.": "虚假的：从理论上说，两种敏感不可比较。",
  "Type sensitivity": "类型敏感",
  "Lecture II, Type vs. Object Sensitivity": "第二讲，Type vs. Object Sensitivity",
  "InType(o3) = X: the context is the class whose text contains the new, not the class of the object. Three contexts of foo become one.":
    "InType(o3) = X：上下文是程序文本中含有这个 new 的类，不是对象的类。foo 的三个上下文合为一个。",
  "1-type": "1-类型敏感",
  "Two shelves, one array": "两个架子，一个数组",
  "Containers, A container of one’s own": "容器，自己的容器",
  "Line 16 is one new for the arrays of all shelves. As long as it is one abstract object, what is put on one shelf can be taken from the other; a heap context gives each shelf its own.":
    "第 16 行的 new 为所有架子创建数组。只要它还是一个抽象对象，放上一个架子的东西就能从另一个架子取下；有了堆上下文，每个架子才有自己的数组。",
  "1-object + C.S. heap": "1-对象敏感 + C.S. 堆",
  "1-type + C.S. heap": "1-类型敏感 + C.S. 堆",
  "Both shelves hold the same abstract array …": "两个架子都持有同一个抽象数组……",
  "… so the tool is taken from the shelf of books. Spurious.": "……所以从书架上取下了工具。虚假的。",
  "One object for each type": "每个类型一个对象",
  "Containers, What one abstract object stands for": "容器，一个抽象对象代表什么",
  "An abstract object may stand for what one new makes, or for all objects of a type. By type, sets stay small: the notes of lines 9 to 11 are one object. But the two boxes are one object, too, so receivers no longer tell their calls apart, and object sensitivity finds no more than context insensitivity.":
    "一个抽象对象可以代表一个 new 所创建的，也可以代表一个类型的所有对象。按类型时集合较小：第 9 至 11 行的便条是一个对象。但两个盒子也是一个对象，接收者再也分不出对它们的调用，对象敏感就不比上下文不敏感更精确。",
  "1-object, by type": "1-对象敏感，按类型",
  "C.I., by type": "C.I.，按类型",
  "1-object, literals merged": "1-对象敏感，合并字面量",
  "By allocation site the second box is an object of its own.": "按分配点，第二个盒子自成一个对象。",
  "By type it is the object that the first box is …": "按类型，它与第一个盒子是同一个对象……",
  "… so a pear is taken from the box of apples. Spurious.": "……所以从苹果盒里取出了梨。虚假的。",
  "Two ArrayLists": "两个 ArrayList",
  "Containers, The library’s ArrayList": "容器，库中的 ArrayList",
  "The same with java.util.ArrayList, analyzed like any other class: merged under ci, apart under 2-object. That decides which speak line 11 calls, and whether the cast in line 12 may fail.":
    "换成 java.util.ArrayList 也一样，它与其他类一样分析：ci 之下合在一起，2-对象敏感之下分开。这决定了第 11 行调用哪些 speak，以及第 12 行的类型转换会不会失败。",
  "2-object": "2-对象敏感",
  "2-type": "2-类型敏感",
  "Spurious: the cow is in the other list.": "虚假的：牛在另一个列表中。",
  "The call has become polymorphic.": "这个调用成了多态的。",
  "An iterator knows its bag": "迭代器认得自己的袋子",
  "Containers, Inner classes and for-each": "容器，内部类与 for-each",
  "Every Walk comes from line 28 and finds its bag through this$0. A heap context on the Walk is not enough while next runs in one context for all of them: it takes two elements, the bag and the Walk.":
    "每个 Walk 都来自第 28 行，通过 this$0 找到它的袋子。如果 next 对所有 Walk 只在一个上下文中运行，光给 Walk 加堆上下文还不够：要有两个元素，袋子和 Walk。",
  "One abstract iterator for both bags.": "两个袋子共用一个抽象迭代器。",
  "Spurious: the stone is in the other bag.": "虚假的：石头在另一个袋子里。",
  "A list is a loop": "链表就是一个环",
  "Containers, Linked list": "容器，链表",
  "However long the list, line 19 is one abstract node, and its field next points to itself. Heap contexts make one such node for each queue; how many persons a queue holds, and in which order, no selector can tell.":
    "不管链表多长，第 19 行只是一个抽象节点，它的字段 next 指向自己。堆上下文给每个队列一个这样的节点；一个队列中有多少人、顺序如何，没有选择器说得出。",
  "Node after node: one abstract object pointing to itself.": "一个节点接一个节点：一个指向自己的抽象对象。",
  "Spurious: the bank’s person stands at the bakery.": "虚假的：银行的人站到了面包店。",
  "Two search trees": "两棵查找树",
  "Containers, Binary tree and recursion": "容器，二叉树与递归",
  "insert and find call themselves on the way down. Call strings soon hold nothing but these calls, whatever k is; the receiver stays the same tree all the way.":
    "insert 和 find 往下走时调用自己。不论 k 是多少，调用串中很快就只剩这些调用；接收者则一路都是同一棵树。",
  "1-call-site + C.S. heap": "1-调用点敏感 + C.S. 堆",
  "The whole tree is one abstract node.": "整棵树是一个抽象节点。",
  "Spurious: a room where a person was asked for.": "虚假的：要的是人，却出来一个房间。",
  "What each selector tells apart": "各种选择器能区分什么",
  "Containers, The table of selectors": "容器，选择器对照表",
  "Six things are put into six stores, taken out, and cast. Two call sites do not reach from Cell.set up to the caller of put; types tell the rooms apart, but not the two stores of one room; receivers tell everything apart. The table (t) has the figures: precision rises from 2-call-site to 2-type to 2-object, and both cost less than 2-call-site.":
    "六样东西放进六个仓库，取出，再转换类型。两个调用点从 Cell.set 往上够不到 put 的调用者；类型能区分房间，却分不出一个房间的两个仓库；接收者则全都能区分。对照表（t）中有数字：精度从 2-call-site 到 2-type 再到 2-object 逐级提高，而后两者的代价都比 2-call-site 小。",
  "Each store has a cell of its own: its heap context is the store.": "每个仓库有自己的单元：它的堆上下文就是仓库。",
  "Visitor: dispatched twice": "访问者：分派两次",
  "Design patterns, Visitor": "设计模式，访问者",
  "accept dispatches on the node, then line 24 on the visitor. The visitor is an argument: call sites tell the visits apart, the receiver (the same node each time) cannot.":
    "accept 先按节点分派，第 24 行再按访问者分派。访问者是实参：调用点能区分各次访问，接收者（每次都是同一个节点）则不能。",
  "One node, two visitors: the second dispatch has two targets.": "一个节点，两个访问者：第二次分派有两个目标。",
  "Spurious: the result of the other visit.": "虚假的：这是另一次访问的结果。",
  "Factory: who called?": "工厂：谁调用的？",
  "Design patterns, Factory method": "设计模式，工厂方法",
  "build is static, so object sensitivity knows no receiver and keeps the context of main. A call site as heap context gives each call its own car; hybrid contexts use call sites for static calls only.":
    "build 是静态的，所以对象敏感不知道接收者，沿用 main 的上下文。以调用点为堆上下文，每次调用才有自己的汽车；混合敏感只对静态调用使用调用点。",
  "1-hybrid + C.S. heap": "1-混合敏感 + C.S. 堆",
  "Spurious: both cars are the object of line 16.": "虚假的：两辆汽车都是第 16 行的对象。",
  "Observer: who is told?": "观察者：通知谁？",
  "Design patterns, Observer": "设计模式，观察者",
  "Each button keeps its listeners in a list of its own. Its array lies three objects deep (button, list, array), so telling whom save tells takes 3-object with heap contexts of two elements.":
    "每个按钮把监听者放在自己的列表中。列表的数组深达三层对象（按钮、列表、数组），所以要分清 save 通知谁，需要 3-对象敏感和两个元素的堆上下文。",
  "3-object": "3-对象敏感",
  "Spurious: a click on quit never reaches the disk.": "虚假的：点击 quit 从不会写磁盘。",
  "Lambdas and what they capture": "Lambda 及其捕获的变量",
  "The language, Lambdas and method references": "语言特性，Lambda 与方法引用",
  "A lambda is an object whose fields are the captured variables: o5.val$red. The lambda of line 17 captures two others, and both pipelines are made there: without heap contexts they share before and after.":
    "lambda 是一个对象，它的字段就是捕获的变量：o5.val$red。第 17 行的 lambda 捕获了另外两个，两条流水线都在那里创建：没有堆上下文时，它们共用 before 和 after。",
  "The captured variable is a field of the lambda.": "捕获的变量是 lambda 的一个字段。",
  "Both pipelines are this one abstract object.": "两条流水线都是这一个抽象对象。",
  "Spurious: the first pipeline never stamps in blue.": "虚假的：第一条流水线从不盖蓝色。",
  "Where exceptions go": "异常去了哪里",
  "The language, Exceptions": "语言特性，异常",
  "What run throws travels back along call edges to the first catch that takes its class. Merged calls throw everything to everyone; one receiver of context sends each trouble to its own handler.":
    "run 抛出的沿调用边往回走，到第一个接受其类的 catch 为止。合在一起的调用把什么都抛给所有人；一个接收者的上下文就把每个麻烦送到各自的处理者。",
  "Spurious: print throws NoPaper only. The catch above did not take NoSpace, so this one does.":
    "虚假的：print 只抛出 NoPaper。上面的 catch 不接受 NoSpace，所以由这一个接受。",
  "When classes are initialized": "类何时初始化",
  "The language, Static initializers": "语言特性，静态初始化块",
  "new Circle() initializes Shape, then Circle. Reading the constant Settings.MAX initializes nothing, and Unused is never mentioned: their initializers stay unreachable. One call site of context keeps base and kind apart.":
    "new Circle() 先初始化 Shape，再初始化 Circle。读常量 Settings.MAX 什么也不初始化，Unused 则从未提到：它们的初始化块一直不可达。一个调用点的上下文能把 base 和 kind 分开。",
  "Spurious: note is called by both initializers, and both get both texts.":
    "虚假的：两个初始化块都调用 note，两者都得到了两个文本。",
  "Contexts where they pay": "把上下文用在值得的地方",
  "Whole programs, Selective context sensitivity": "完整的程序，选择性上下文敏感",
  "Box deserves contexts, Log does not: its say is one call above echo, where one call site has forgotten who asked. With contexts for Box.* alone every answer stays the same, and Log is analyzed once instead of once for each call. The introspective rule finds that out by itself: say has the most points-to facts.":
    "Box 值得带上下文，Log 则不值得：它的 say 在 echo 之上隔着一次调用，一个调用点已经忘了是谁问的。只给 Box.* 加上下文，所有答案都不变，而 Log 只分析一次，不必每次调用各分析一次。自省式的规则自己就能发现：say 的指向事实最多。",
  "1-call-site everywhere": "全部 1-调用点敏感",
  "1-call-site for Box.* only": "只对 Box.* 用 1-调用点敏感",
  "1-object for Box.* only": "只对 Box.* 用 1-对象敏感",
  "1-call-site, introspective": "1-调用点敏感，自省式",
  "Spurious: the pear is in the other box.": "虚假的：梨在另一个盒子里。",
  "A lending library": "图书馆",
  "Whole programs, Everything in one program": "完整的程序，一个程序包含一切",
  "Some 370 lines: items, members, loans, watchers, commands as lambdas, an iterator, exceptions. Catalogue and archive are the same class: under most selectors an atlas of the archive seems to be lent in line 305. The nodes of a map lie three objects deep (catalogue, map, node), so it takes 3-object to tell.":
    "约 370 行：藏品、读者、借阅、观察者、以 lambda 写成的命令、迭代器、异常。目录与库藏是同一个类：在多数选择器之下，第 305 行似乎借出了库藏的地图集。映射的节点深达三层对象（目录、映射、节点），所以要用 3-对象敏感才能分清。",
  "Spurious: an atlas is in the archive only, and the archive is not lent from.":
    "虚假的：地图集只在库藏中，而库藏不外借。",
};
