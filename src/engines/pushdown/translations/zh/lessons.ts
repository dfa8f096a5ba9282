import type { Catalog } from "../../../../kernel/index.ts";

/** What the lessons of pushdown say, by the English texts. */
export const pushdownLessons: Catalog = {
  "Pushdown systems": "下推系统",
  "The textbook’s small system": "教科书中的小系统",
  "Pushdown systems, Saturation": "下推系统，饱和",
  "Three control locations, four rules. One push rule, and yet stacks of any height: the automaton has a loop.":
    "三个控制位置，四条规则。压栈规则只有一条，栈却可以任意高：自动机中有一个环。",
  "The start is <p0, a a>. The first rule swaps a for b a, the second b for c a, and so each round leaves one a more on the stack; the last rule pops.":
    "起点是 <p0, a a>。第一条规则把 a 换成 b a，第二条把 b 换成 c a，于是每一轮栈中多出一个 a；最后一条规则弹栈。",
  "post* adds one middle state for each top symbol that a push rule writes. What looks like infinitely many configurations is one loop, labeled a, in the finished automaton.":
    "压栈规则每写下一个栈顶符号，post* 就加一个中间状态。看似无穷多的格局，在完成的自动机中只是一个标着 a 的环。",
  "A program as a pushdown system": "把程序看作下推系统",
  "Pushdown systems, Programs": "下推系统，程序",
  "Two procedures that call each other, without data. The stack holds the points where the calls will return.":
    "两个互相调用的过程，不带数据。栈中是各次调用将返回到的位置。",
  "Each point of the program is a stack symbol; the top one is where execution is, the others are return points. A call pushes, a statement steps, the end of a procedure pops.":
    "程序的每个位置是一个栈符号；栈顶是执行所在的位置，其余是返回点。调用压栈，语句是单步，过程结束则弹栈。",
  "The pen commands up, right and down are procedures without a body, so that a configuration with one of them on top is a moment when the pen moves. The tops say which of them can happen; the automaton says below which return points.":
    "画笔命令 up、right 和 down 是没有过程体的过程，所以以它们之一为栈顶的格局，就是画笔移动的时刻。栈顶说明其中哪些会发生；自动机说明其下有哪些返回点。",
  "A stack without bound": "没有界的栈",
  "Pushdown systems, Recursion": "下推系统，递归",
  "f calls itself or returns. Stepping never ends, saturation does: r* end.":
    "f 或者调用自己，或者返回。逐步走永远走不完，饱和则会结束：r* end。",
  "Enumerating configurations does not end: <down, f r … r end> exists for each number of r. The automaton says it with a loop on the middle state of f.":
    "枚举格局没有尽头：不论有多少个 r，都有 <down, f r … r end>。自动机用 f 的中间状态上的一个环来表示。",
  "The ε-transition of up leads to wherever f’s stack may go on; each transition out of that state is passed on to up, the loop included.":
    "up 的 ε-转移通到 f 的栈可以继续的地方；从那个状态出发的每条转移都传给 up，环也不例外。",
  "Backwards from the end": "从末尾往回看",
  "The same system, asked the other way round: from which configurations can all calls return?":
    "同一个系统，反过来问：从哪些格局出发，所有调用都能返回？",
  "pre* adds no states at all. It reads a rule from right to left: when the automaton already takes the right side, a new transition lets it take the left side as well.":
    "pre* 根本不加状态。它从右往左读规则：自动机已经接受右边时，就加一条转移使它也接受左边。",
  "The answer is again infinite and regular: <up, r* end>, <down, f r* end> and <done, end>.":
    "答案同样是无穷而正则的：<up, r* end>，<down, f r* end> 和 <done, end>。",
  "The cheapest way": "最便宜的路",
  "Pushdown systems, Min-plus": "下推系统，Min-plus",
  "Weights are tolls: ⊕ is the minimum, ⊗ is the sum. The direct way is found first, then work becomes cheaper.":
    "权重是过路费：⊕ 取最小，⊗ 求和。先找到直达的路，后来去 work 又变便宜了。",
  "<car, work> first gets the direct way’s 9. The way round pays 2 to enter the ring, 1 to the bridge, 1 and 1 to leave, 1 from the junction: 6. The transition’s weight improves after it was taken from the worklist, and so it has to be queued again.":
    "<car, work> 先得到直达的 9。绕行的路：进环路付 2，到桥付 1，离开付 1 和 1，从路口再付 1：共 6。转移的权重在从工作列表取出之后变好了，所以要再次放入。",
  "Ask why <car, work> has weight 6: the witness is the sequence of rules of that cheapest way, with the call of ring and its return nested.":
    "问为什么 <car, work> 的权重是 6：见证就是最便宜那条路的规则序列，其中嵌套着对 ring 的调用和返回。",
  "A weight that falls for ever": "永远下降的权重",
  "Costs may be negative. Once the way by the depot is known, every round through the mill gains 1: the least cost is −∞, and the run ends all the same.":
    "费用可以为负。一旦知道经过 depot 的路，每绕 mill 一圈就赚 1：最小费用是 −∞，而运行照样结束。",
  "The first round costs 2 for the call of mill, 1 to return, and gives 2 back on the lane: 1 in all. Going round again is never cheaper, so the weight of <cart, yard> stays 4.":
    "第一圈：调用 mill 付 2，返回付 1，在 lane 上收回 2：共付 1。再绕一圈不会更便宜，所以 <cart, yard> 的权重仍是 4。",
  "Then mill returns by the depot, for −1 in place of 1. Now a round costs 2 − 1 − 2 = −1: 4 becomes 3, and 3 would become 2, 1, 0, … There is no least weight, and an algorithm that goes on improving weights never ends.":
    "后来 mill 经过 depot 返回，费用是 −1 而不是 1。这时一圈的费用是 2 − 1 − 2 = −1：4 变成 3，3 又会变成 2、1、0……没有最小的权重，一直改进权重的算法永不结束。",
  "So each new weight is asked what it was made of. The 3 of <cart, yard> was made of its own earlier 4, through the ε-transition of mill and through lane: this is the cycle that Sink finds, and since it lowers the weight once, it lowers it as often as one likes. The weight becomes −∞. Algorithms for shortest ways find cycles of negative length like this; here a cycle may lead through calls and their returns.":
    "所以对每个新权重都要问它由什么得来。<cart, yard> 的 3 是由它自己先前的 4 经过 mill 的 ε-转移和 lane 得来的：这就是 Sink 找到的环；它既然能把权重降低一次，就能降低任意多次。权重变为 −∞。求最短路的算法也是这样找到负长度的环；这里的环可以穿过调用和返回。",
  "What lies behind the cycle is −∞, too: mill, depot, lane and town. The inn is not behind it and keeps its 1. The weight of ε is −1, a number: the mill alone can be driven through once, not for ever.":
    "环后面的一切也是 −∞：mill、depot、lane 和 town。inn 不在环后面，保持 1。ε 的权重是 −1，是一个数：单独的 mill 只能穿过一次，而不是永远。",
  "Ask why <cart, yard> has −∞: the answer is the step of Sink with the weight before it, and from there the cycle. With 3 in place of 1 for the way to the depot no round gains anything, and all weights are numbers.":
    "问为什么 <cart, yard> 是 −∞：答案是 Sink 的那一步和此前的权重，由此再看到整个环。如果去 depot 的路费是 3 而不是 1，绕圈就赚不到什么，所有权重都是数。",
  "The way by the depot: driving through the mill costs −1 now, and what was made with the old 1 is made again.":
    "经过 depot 的路：穿过 mill 现在的费用是 −1，用旧的 1 得到的权重都要重新计算。",
  "The new weight of yard was made of its own old one. A cycle that lowers a weight once lowers it for ever.":
    "yard 的新权重是由它自己的旧权重得来的。能把权重降低一次的环，会永远把它降低。",
  "post* beside pre*": "post* 与 pre* 对照",
  "Successors and predecessors of the same configuration. The factors of ⊗ come from opposite ends of the stack.":
    "同一个格局的后继和前驱。⊗ 的因子来自栈的两端。",
  "In post* the deeper part of the stack was written first, so its weight stands on the left. In pre* it is consumed last and stands on the right. With sums the order makes no difference; with other weights it does.":
    "在 post* 中，栈的较深部分先写下，所以它的权重在左边。在 pre* 中它最后才消耗，所以在右边。求和时顺序没有影响；换成别的权重就有影响。",
  "o can reach <p, a> and cannot be reached from it: it appears in pre* only.":
    "o 能到达 <p, a>，却不能从它到达：所以只在 pre* 中出现。",
  "One method, two callers": "一个方法，两个调用者",
  "Pushdown systems, Relevancy weights": "下推系统，相关性分析的权重",
  "The four weights at work: any and const go through the same method and come out at their own return points.":
    "看四种权重如何起作用：any 和 const 经过同一个方法，又从各自的返回点出来。",
  "This is what the relevancy analysis makes of a method id that is called with a symbolic value and with a constant. In id, n is any and const at once, and its top shows the join, any. The stack tells them apart: r1 belongs to any, r2 to const.":
    "一个方法 id 分别以符号值和常量调用，相关性分析就得到这个系统。在 id 中，n 既是 any 又是 const，它的栈顶显示两者的汇合 any。栈把它们区分开：r1 属于 any，r2 属于 const。",
  "So a is any and b is const. An analysis that drops the stack would give any to both.":
    "所以 a 是 any，b 是 const。丢掉栈的分析会说两者都是 any。",
  "A caller that comes late": "来得晚的调用者",
  "The second call of g is found when g’s return is known already. Both ε triggers are needed to get it right.":
    "发现对 g 的第二次调用时，g 的返回已经知道了。要得到正确的结果，两种 ε 触发都不可少。",
  "Both calls write g on top and so share the middle state of (q, g). For the first caller the push comes first and the return later: the ε-transition of r is taken and passes x on.":
    "两次调用都把 g 写在栈顶，所以共用 (q, g) 的中间状态。对第一个调用者，先压栈，后返回：取出 r 的 ε-转移，把 x 传下去。",
  "For the second caller the ε-transition is there before y is. Whenever a transition out of a middle state is new, or its weight rises, the ε-transitions into that state have to be joined with it again: that gives <r, y>.":
    "对第二个调用者，ε-转移比 y 先到。凡是从中间状态出发的转移新增了或权重升高了，都要与进入该状态的 ε-转移再连接一次：由此得到 <r, y>。",
};
