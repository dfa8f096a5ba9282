import type { Catalog } from "../../../../kernel/index.ts";

/** What the lessons of data-flow say, by the English texts. */
export const dataFlowLessons: Catalog = {
  "Data-flow analysis": "数据流分析",
  "Interprocedural analysis": "过程间分析",
  "The opening question of the lecture. One method at a time, i is NAC: a call may give anything. Across calls it depends on the call graph: context-insensitively x.get() has two targets, 1 ⊓ 2 = NAC; with one call site of context it has one, and i = 1.":
    "讲义开头的问题。每次只看一个方法，i 是 NAC：调用可能返回任何值。跨越调用时取决于调用图：上下文不敏感则 x.get() 有两个目标，1 ⊓ 2 = NAC；有一个调用点的上下文则只有一个目标，i = 1。",
  "One method": "单个方法",
  "Across calls, context-insensitive": "跨越调用，上下文不敏感",
  "Across calls, 1-call-site": "跨越调用，1-调用点敏感",
  "One method at a time a call may give anything: i is not a constant.":
    "每次只看一个方法，调用可能返回任何值：i 不是常量。",
  "Both get() return here: 1 ⊓ 2 = NAC.": "两个 get() 都返回到这里：1 ⊓ 2 = NAC。",
  "Only One.get() returns here: i is 1.": "只有 One.get() 返回到这里：i 是 1。",
  "Reaching definitions": "到达定值",
  "Data-flow analysis, Reaching definitions": "数据流分析，到达定值",
  "Forward, may: OUT = gen ∪ (IN − kill). In line 8 two definitions of x arrive, one a branch; the one of line 3 does not, since it is killed on both.":
    "前向，可能（may）：OUT = gen ∪ (IN − kill)。到达第 8 行的 x 的定值有两个，每个分支一个；第 3 行的没有到达，因为两个分支都杀死了它。",
  "x@5 is generated; it kills x@3, the other definition of x.": "生成 x@5；它杀死 x 的另一个定值 x@3。",
  "The union of both branches: either definition of x may have given it its value.":
    "两个分支的并：x 的值可能来自其中任何一个定值。",
  "The parameter's definition y@2 arrives past the loop, y@10 out of it.":
    "参数的定值 y@2 绕过循环到达，y@10 从循环中到达。",
  "Live variables": "活跃变量",
  "Data-flow analysis, Live variables": "数据流分析，活跃变量",
  "Backward, may: a variable is live where it may still be read before it is assigned again. Around the loop, next is read before it is assigned: both its assignment and the one before the loop are needed.":
    "后向，可能（may）：变量在再次赋值之前还可能被读到，它在那里就是活跃的。沿循环一圈，next 先读后赋值：循环之内和循环之前的赋值都需要。",
  "Facts go backward: before the return, last is live, since it is read there.":
    "事实向后传：return 之前 last 是活跃的，因为那里要读它。",
  "Around the loop next is read before it is assigned again: it is live here.":
    "沿循环一圈，next 在再次赋值之前被读到：它在这里是活跃的。",
  "Only the parameter is live where the method begins.": "方法开始处只有参数是活跃的。",
  "Available expressions": "可用表达式",
  "Data-flow analysis, Available expressions": "数据流分析，可用表达式",
  "Forward, must: only what every path has computed is available, so the meet is ∩ and the start is everything. a * b survives both branches; a - b does not, since one of them assigns a. In line 13 nothing has to be computed again.":
    "前向，必定（must）：只有每条路径都算过的才可用，所以汇合用 ∩，初值是全集。a * b 在两个分支之后都还可用；a - b 则不然，因为其中一个分支给 a 赋了值。第 13 行没有什么要重新计算。",
  "This branch computes a - b; a * b is still available.": "这个分支计算 a - b；a * b 仍然可用。",
  "b is assigned: all that was computed from it is killed, b + 0 too.":
    "给 b 赋值：由它算出的都被杀死，b + 0 也不例外。",
  "The intersection of both branches: a * b has been computed on each, a - b only on one.":
    "两个分支的交：a * b 在两边都算过，a - b 只在一边算过。",
  "The order matters": "顺序有关系",
  "Data-flow analysis, The worklist algorithm": "数据流分析，工作列表算法",
  "The same fixed point in every order, but not the same work: reverse post-order meets all branches before it goes on behind them. A stack runs ahead with facts that are not complete yet, and has to come back.":
    "不论什么顺序，不动点都相同，工作量却不同：逆后序先汇合所有分支，再往后走。栈则带着尚不完整的事实往前冲，之后还得回来。",
  "Reverse post-order": "逆后序",
  "What the loop sends back, for the last time new: under a stack much later than in reverse post-order.":
    "循环送回来的，最后一次还有新内容：用栈时比逆后序晚得多。",
  "Behind the loop, the same in every order; how often it had to be computed is not.":
    "循环之后，每种顺序都相同；要计算多少次则不同。",
  "Constants are not distributive": "常量传播不满足分配律",
  "Data-flow analysis, Constant propagation": "数据流分析，常量传播",
  "On either path c = 5. The fixed point does not see it: the paths meet first, a and b become NAC, and NAC + NAC is NAC. Applying f after the meet loses what the meet of the applications keeps.":
    "两条路径上都有 c = 5。不动点却看不出来：路径先汇合，a 和 b 变成 NAC，而 NAC + NAC 是 NAC。先汇合再应用 f，会丢失先应用再汇合所能保留的。",
  Constants: "常量",
  "On this path a + b would be 5.": "在这条路径上，a + b 会是 5。",
  "On this one, too.": "在这条路径上也是。",
  "The paths meet first: 2 ⊓ 3 = NAC, for a and for b.": "路径先汇合：2 ⊓ 3 = NAC，a 和 b 都是如此。",
  "NAC + NAC = NAC: that c is 5 on both paths is lost.": "NAC + NAC = NAC：c 在两条路径上都是 5，这一点丢失了。",
  "Widening and narrowing": "加宽与收窄",
  "Data-flow analysis, Abstract interpretation with intervals": "数据流分析，区间上的抽象解释",
  "Without widening the loop would be gone through a thousand times. At its head the upper bound is not stable and becomes +inf; the condition cuts it down again in the loop, and the narrowing pass brings the cut to the head: i is [0,1000], and 1000 behind the loop.":
    "没有加宽，循环要走一千遍。在循环头，上界不稳定，变成 +inf；循环中条件又把它截短，收窄阶段把截短的结果带回循环头：i 是 [0,1000]，循环之后是 1000。",
  "With conditions": "使用条件",
  "Without conditions": "不用条件",
  "The head was widened to [0,+inf]; the condition cuts it down to [0,999].":
    "循环头加宽成 [0,+inf]；条件把它截短成 [0,999]。",
  "Narrowing: the equation of the head once more, without ∇, gives [0,0] ⊔ [1,1000].":
    "收窄：再用一次循环头的等式，不带 ∇，得 [0,0] ⊔ [1,1000]。",
  "Behind the loop the condition is false: of [0,1000] only 1000 is left.": "循环之后条件为假：[0,1000] 中只剩 1000。",
  "Without conditions nothing bounds i: it may even overflow.": "不用条件就没有什么限制 i：它甚至可能溢出。",
  "Is the index in bounds?": "下标在界内吗？",
  "What intervals are for: the conditions on the way say that i is between 0 and 9 in line 5, so that the access cannot fail. In line 7 i may be anything else.":
    "区间的用处：沿途的条件说明第 5 行的 i 在 0 与 9 之间，所以访问不会失败。第 7 行的 i 则可能是任何别的值。",
  Intervals: "区间",
  "Behind i >= 0: the lower bound is 0.": "在 i >= 0 之后：下界是 0。",
  "Behind both conditions the index is in bounds.": "两个条件之后，下标在界内。",
  "The remainder has the sign of i: the index may be negative.": "余数与 i 同号：下标可能为负。",
  "Dead code": "死代码",
  "Data-flow analysis, Dead code detection": "数据流分析，死代码检测",
  "Two analyses at work: constants find the arm that is never taken, live variables the assignment that is never read. The division in line 9 stays although its result is dead: it might throw.":
    "两种分析一起用：常量传播找出从不走的分支，活跃变量找出从不读的赋值。第 9 行的除法虽然结果无用却要保留：它可能抛出异常。",
  "The condition is constant: line 7 is never executed.": "条件是常量：第 7 行从不执行。",
  "limit stays 10: the loop never ends, and nothing behind it is executed.":
    "limit 一直是 10：循环永不结束，后面的都不执行。",
  "unused is not live behind its assignment: nothing reads it.": "unused 在赋值之后不活跃：没有人读它。",
  "Cases that are never taken": "从不进入的 case",
  "level is 2, so case 1 and the default are dead, but case 3 is not: case 2 has no break and falls through.":
    "level 是 2，所以 case 1 和 default 是死代码，但 case 3 不是：case 2 没有 break，会继续往下走。",
  "level is 2, so the tests of the cases have one value each.": "level 是 2，所以各个 case 的判断都只有一个值。",
  "Constants join what falls through with the other way in: 20 ⊓ 0 = NAC.":
    "常量传播把往下走的与另一条路来的汇合：20 ⊓ 0 = NAC。",
  "Conditions refine intervals: no value gets to case 1.": "条件使区间更精确：没有值能到 case 1。",
  "Only what falls through from case 2 gets here.": "只有从 case 2 往下走的才到这里。",
  "Across calls": "跨越调用",
  "Interprocedural analysis, Constant propagation": "过程间分析，常量传播",
  "Call edges carry arguments to parameters, return edges the result, and call-to-return edges everything else. Both calls of addOne meet in its parameter, so b is NAC; ten is called in one way only.":
    "调用边把实参带到形参，返回边带回结果，其余一切走调用到返回边。对 addOne 的两次调用在它的参数处汇合，所以 b 是 NAC；ten 只有一种调用方式。",
  "Call-to-return keeps a; the return edge brings what addOne returns.":
    "调用到返回边保留 a；返回边带来 addOne 返回的值。",
  "The arguments of both calls meet in the parameter.": "两次调用的实参在形参处汇合。",
  "ten() has one answer: the constant survives the call.": "ten() 只有一个答案：常量穿过了调用。",
  "One method at a time: any call gives NAC.": "每次只看一个方法：任何调用都得 NAC。",
  "Through the heap": "穿过堆",
  "Interprocedural analysis, Constant propagation with aliases": "过程间分析，带别名的常量传播",
  "b and a are two names of one object, so what is stored through b is loaded through a. c is another object. When a stored value changes, the loads that it reaches go back on the worklist.":
    "b 和 a 是同一个对象的两个名字，所以经 b 写入的可经 a 读出。c 是另一个对象。写入的值变化时，它所到达的读取都回到工作列表。",
  "With aliases": "考虑别名",
  Without: "不考虑",
  "1 and 2 are stored in the object that a and b point to.": "1 和 2 写入 a 与 b 所指的对象。",
  "c is another object: only 5 is stored there.": "c 是另一个对象：那里只写入过 5。",
  "Without aliases a load may give anything.": "不考虑别名，读取可能得到任何值。",
  "The interval that spans 1 and 2.": "包含 1 和 2 的区间。",
  "Through arrays": "穿过数组",
  "Elements are told apart by their indices as far as these are constants: xs[0] is 7. An index that is NAC may be any element, and so may what it stores.":
    "只要下标是常量，元素就按下标区分：xs[0] 是 7。下标为 NAC 则可能是任何元素，写入的也是如此。",
  "The index is the constant 0: only what is stored at 0 is loaded.": "下标是常量 0：只读出写在 0 处的。",
  "The index may be anything, but 4 is stored everywhere.": "下标可能是任何值，但处处写的都是 4。",
  "The store at an unknown index may have been to 0: 1 ⊓ 3 = NAC.": "下标未知的写入可能写到 0：1 ⊓ 3 = NAC。",
  "The interval that spans 1 and 3.": "包含 1 和 3 的区间。",
};
