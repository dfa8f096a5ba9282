import type { LessonTranslations } from "../../../../engine-kit/index.ts";
import { type Catalog, catalogOf } from "../../../../kernel/index.ts";
import { lessonQuestions } from "./lesson-questions.ts";

const lessons: LessonTranslations = {
  "id-called-twice": {
    title: "一个方法，调用两次",
    source: "第一讲，Problem of Context-Insensitive Pointer Analysis",
    summary: "id 在第 3 行和第 4 行各被调用一次。看哪些对象进入它的参数，又有哪些回到 x。",
    presets: {
      1: "上下文不敏感",
      2: "1-调用点敏感",
    },
    stops: {
      1: "虚假的：o2 是从第 4 行的调用返回的，而 x 是第 3 行的结果。",
      2: "x.get() 的第二个目标：常量传播于是得出 NAC。",
    },
  },
  "constant-propagation": {
    title: "是常量吗？",
    source: "第一讲，Constant propagation: i = ?",
    summary: "讲义开头的问题，由调用图上的常量传播来回答。",
    presets: {
      1: "上下文不敏感",
      2: "1-调用点敏感",
    },
    stops: {
      1: "虚假的：o4 是从第 6 行的调用返回的，而 x 是第 5 行的结果。",
      2: "x.get() 的第二个目标。1 与 2 汇合得 NAC。",
    },
  },
  "context-sensitive-heap": {
    title: "上下文敏感的堆",
    source: "第一讲，Context-Sensitive Heap: Example",
    summary: "每次调用 newX，第 8 行都创建一个对象。怎样才能区分两者：变量带上下文、对象带上下文，还是两者都带？",
    presets: {
      1: "C.S.，无 C.S. 堆",
      2: "C.S. + C.S. 堆",
      3: "C.I. + C.S. 堆",
      4: "C.I.",
    },
    stops: {
      1: "两次调用写的是同一个抽象对象的字段。",
      2: "虚假的：x1.f 只写入过 n1。",
    },
  },
  "one-call-site": {
    title: "1-调用点敏感，全程",
    source: "第二讲，1-Call-Site: Example",
    summary: "十八行程序上的完整算法：工作列表、指针流图、调用图和可达方法，一步一步来。",
    presets: {
      1: "1-调用点敏感",
      2: "上下文不敏感",
    },
    stops: {
      1: "m() 在 [4] 之下分析，即调用它的那一行。",
      2: "id 的第二个上下文：它的参数是第二个指针 [15]:n。",
      3: "只有 One.get()：对 id 的两次调用没有混在一起。",
    },
  },
  "call-strings": {
    title: "调用串及其界限",
    source: "第二讲，Call-Site Sensitivity: Example, and k-Limiting Context Abstraction",
    summary: "bar 在第 15 行调用自身。看它在哪些上下文之下被分析，以及上下文是否有尽头。",
    presets: {
      1: "1-调用点敏感",
      2: "2-调用点敏感",
      3: "不限长，中途停止",
    },
    stops: {
      1: "递归调用回到一个已有的上下文：到此为止。",
    },
  },
  "set-and-do-set": {
    title: "为什么要对象敏感",
    source: "第二讲，Call-Site vs. Object Sensitivity",
    summary: "set 在第 12 行把工作交给 doSet，于是对 doSet 的两次调用都来自同一行。看 p 得到什么。",
    presets: {
      1: "1-对象敏感",
      2: "1-调用点敏感",
    },
    stops: {
      1: "两个调用者共用调用点 12。",
      2: "虚假的：a1 只被给过 b1。",
    },
  },
  "one-object": {
    title: "1-对象敏感对 1-调用点敏感",
    source: "第二讲，C.S. (1-Object) vs. C.S. (1-Call-Site)",
    summary: "与前一课相同的程序，不过上下文是接收者对象，而不是调用点。",
    presets: {
      1: "1-对象敏感",
      2: "1-调用点敏感",
    },
    stops: {
      1: "一个接收者对象，一个上下文：两个实参在 [o3]:n 汇合。",
      2: "虚假的：从理论上说，两种敏感不可比较。",
    },
  },
  "type-sensitivity": {
    title: "类型敏感",
    source: "第二讲，Type vs. Object Sensitivity",
    summary: "InType(o3) = X：上下文是代码中含有该 new 的类，而不是对象所属的类。",
    presets: {
      1: "1-对象敏感",
      2: "1-类型敏感",
    },
  },
  "two-shelves": {
    title: "两个架子，一个数组",
    source: "容器，自己的容器",
    summary: "第 16 行的一个 new 创建所有架子的数组。看每个架子的数组从哪里来。",
    presets: {
      1: "C.I.",
      2: "1-对象敏感",
      3: "1-对象敏感 + C.S. 堆",
      4: "1-类型敏感 + C.S. 堆",
    },
    stops: {
      1: "两个架子都持有同一个抽象数组……",
      2: "……所以从书架上取下了工具。虚假的。",
    },
  },
  "one-object-per-type": {
    title: "每个类型一个对象",
    source: "容器，一个抽象对象代表什么",
    summary: "一个抽象对象可以代表一个 new 的所有对象，也可以代表一个类型的所有对象。看两种选择各合并了什么。",
    presets: {
      1: "1-对象敏感",
      2: "1-对象敏感，按类型",
      3: "C.I.，按类型",
      4: "1-对象敏感，合并字面量",
    },
    stops: {
      1: "按分配点，第二个盒子自成一个对象。",
      2: "按类型，它与第一个盒子是同一个对象……",
      3: "……所以从苹果盒里取出了梨。虚假的。",
    },
  },
  "array-lists": {
    title: "两个 ArrayList",
    source: "容器，库中的 ArrayList",
    summary: "两个类库的 java.util.ArrayList，像任何其他类一样分析：一个放进猫，另一个放进牛。",
    presets: {
      1: "C.I.",
      2: "1-对象敏感",
      3: "2-对象敏感",
      4: "2-调用点敏感",
      5: "2-类型敏感",
    },
    stops: {
      1: "虚假的：牛在另一个列表中。",
      2: "这个调用成了多态的。",
    },
  },
  iterators: {
    title: "迭代器认得自己的袋子",
    source: "容器，内部类与 for-each",
    summary: "每个 Walk 都来自第 28 行，通过 this$0 找到自己的袋子。看这个字段里有哪些袋子。",
    presets: {
      1: "C.I.",
      2: "1-对象敏感 + C.S. 堆",
      3: "2-对象敏感",
    },
    stops: {
      1: "两个袋子共用一个抽象迭代器。",
      2: "虚假的：石头在另一个袋子里。",
    },
  },
  "linked-lists": {
    title: "链表就是一个环",
    source: "容器，链表",
    summary: "第 19 行创建所有队列的所有节点。看任意长的链表怎样用这么少的对象画出来。",
    presets: {
      1: "C.I.",
      2: "1-调用点敏感",
      3: "1-对象敏感 + C.S. 堆",
    },
    stops: {
      1: "一个节点接一个节点：一个指向自己的抽象对象。",
      2: "虚假的：银行的人站到了面包店。",
    },
  },
  "search-trees": {
    title: "两棵查找树",
    source: "容器，二叉树与递归",
    summary: "insert 和 find 在往下走时调用自身。看两棵树共有哪些节点和条目。",
    presets: {
      1: "C.I.",
      2: "1-调用点敏感 + C.S. 堆",
      3: "2-调用点敏感",
      4: "1-对象敏感 + C.S. 堆",
    },
    stops: {
      1: "整棵树是一个抽象节点。",
      2: "虚假的：要的是人，却出来一个房间。",
    },
  },
  "stores-of-rooms": {
    title: "各种选择器能区分什么",
    source: "容器，选择器对照表",
    summary: "六件东西放进六个储物处，取出来，再做类型转换。哪种选择器能区分哪些？",
    presets: {
      1: "2-对象敏感",
      2: "2-类型敏感",
      3: "2-调用点敏感",
      4: "C.I.",
    },
    stops: {
      1: "每个仓库有自己的单元：它的堆上下文就是仓库。",
    },
  },
  visitors: {
    title: "访问者：分派两次",
    source: "设计模式，访问者",
    summary: "accept 先按节点分派，第 24 行再按访问者分派，而访问者是参数。看哪些访问者在那里相遇。",
    presets: {
      1: "C.I.",
      2: "1-调用点敏感",
      3: "1-对象敏感",
    },
    stops: {
      1: "一个节点，两个访问者：第二次分派有两个目标。",
      2: "虚假的：这是另一次访问的结果。",
    },
  },
  factories: {
    title: "工厂：谁调用的？",
    source: "设计模式，工厂方法",
    summary: "工厂方法在第 16 行造出所有的车。看对它的两次调用各得到什么上下文，车又如何。",
    presets: {
      1: "1-对象敏感 + C.S. 堆",
      2: "2-对象敏感",
      3: "1-调用点敏感",
      4: "1-调用点敏感 + C.S. 堆",
      5: "1-混合敏感 + C.S. 堆",
    },
    stops: {
      1: "虚假的：两辆汽车都是第 16 行的对象。",
    },
  },
  observers: {
    title: "观察者：通知谁？",
    source: "设计模式，观察者",
    summary: "每个按钮把监听者放在自己的列表里。列表的数组在三层对象之下：按钮、列表、数组。",
    presets: {
      1: "C.I.",
      2: "2-对象敏感",
      3: "3-对象敏感",
    },
    stops: {
      1: "虚假的：点击 quit 从不会写磁盘。",
    },
  },
  "lambda-pipeline": {
    title: "Lambda 及其捕获的变量",
    source: "语言特性，Lambda 与方法引用",
    summary: "lambda 是一个对象，字段就是被捕获的变量，如 o5.val$red。第 17 行的 lambda 捕获了另外两个 lambda。",
    presets: {
      1: "C.I.",
      2: "1-对象敏感",
      3: "1-调用点敏感",
      4: "1-调用点敏感 + C.S. 堆",
    },
    stops: {
      1: "捕获的变量是 lambda 的一个字段。",
      2: "两条流水线都是这一个抽象对象。",
      3: "虚假的：第一条流水线从不盖蓝色。",
    },
  },
  exceptions: {
    title: "异常去了哪里",
    source: "语言特性，异常",
    summary: "run 的异常沿着调用边往回走，直到第一个捕获其类的 catch。看哪些异常回到哪次调用。",
    presets: {
      1: "C.I.",
      2: "1-调用点敏感",
      3: "2-调用点敏感",
      4: "1-对象敏感",
    },
    stops: {
      1: "虚假的：print 只抛出 NoPaper。上面的 catch 不接受 NoSpace，所以由这一个接受。",
    },
  },
  "static-initializers": {
    title: "类何时初始化",
    source: "语言特性，静态初始化块",
    summary: "new、静态字段和静态调用会初始化一个类，先初始化它的父类。看哪些初始化块会运行。",
    presets: {
      1: "C.I.",
      2: "1-调用点敏感",
    },
    stops: {
      1: "虚假的：两个初始化块都调用 note，两者都得到了两个文本。",
    },
  },
  "selective-contexts": {
    title: "把上下文用在值得的地方",
    source: "完整的程序，选择性上下文敏感",
    summary: "两个盒子和一份日志。上下文处处都要花时间：看哪些类会从中得到好处。",
    presets: {
      1: "C.I.",
      2: "全部 1-调用点敏感",
      3: "只对 Box.* 用 1-调用点敏感",
      4: "只对 Box.* 用 1-对象敏感",
      5: "1-调用点敏感，自省式",
    },
    stops: {
      1: "虚假的：梨在另一个盒子里。",
    },
  },
  "lending-library": {
    title: "图书馆",
    source: "完整的程序，一个程序包含一切",
    summary: "约 370 行：物品、会员、借阅、观察者、作为 lambda 的命令、迭代器、异常。目录和档案是同一个类。",
    presets: {
      1: "C.I.",
      2: "1-调用点敏感",
      3: "2-对象敏感",
      4: "3-对象敏感",
      5: "2-类型敏感",
    },
    stops: {
      1: "虚假的：地图集只在库藏中，而库藏不外借。",
    },
  },
};

export const zh: Catalog = { ...catalogOf(lessons), ...catalogOf(lessonQuestions) };
