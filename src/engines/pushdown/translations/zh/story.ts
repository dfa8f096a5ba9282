import type { TranslationOf } from "../../../../kernel/index.ts";
import type { pushdown } from "../../messages/story.ts";

export const zh: TranslationOf<typeof pushdown> = {
  "pushdown.region.p-automaton": "P-自动机",
  "pushdown.region.pushdown-rules": "下推规则",
  "pushdown.region.worklist": "工作列表",
  "pushdown.region.transitions": "转移",
  "pushdown.region.tops": "栈顶",
  "pushdown.column.number": "编号",
  "pushdown.column.rule": "规则",
  "pushdown.column.weight": "权重",
  "pushdown.column.from": "从",
  "pushdown.column.symbol": "符号",
  "pushdown.column.to": "到",
  "pushdown.column.location": "控制位置",
  "pushdown.states.location": "控制位置",
  "pushdown.states.middle": "中间状态",
  "pushdown.states.start": "起始自动机",
  "pushdown.column.top": "栈顶",
  "pushdown.rule.start": "起点",
  "pushdown.rule.pop": "弹栈规则",
  "pushdown.rule.step": "单步规则",
  "pushdown.rule.push": "压栈规则",
  "pushdown.rule.top": "压栈规则：上面的符号",
  "pushdown.rule.epsilon": "ε-转移",
  "pushdown.rule.worklist": "工作列表",
  "pushdown.rule.final": "终止状态",
  "pushdown.rule.accept": "读出：路径",
  "pushdown.rule.read-top": "读出：栈顶",
  "pushdown.rule.cycle": "没有尽头的环",
  "pushdown.phase.post": "post*",
  "pushdown.phase.pre": "pre*",
  "pushdown.phase.read-out": "ReadOut",
  "pushdown.moment.end": "不动点及其读出结果",
  "pushdown.moment.merge": "权重在 `{transition}` 汇合",
  "pushdown.moment.merge-ahead": "`{from}` 处的汇合",
  "pushdown.moment.cycle": "`{transition}` 处的环",
  "pushdown.moment.cycle-ahead": "`{from}` 的结局",
  "pushdown.moment.summary": "`{to}` 的第一个摘要",
  "pushdown.moment.summary-ahead": "`{to}` 的结局",
  "pushdown.moment.call": "第一次调用进入 `{to}`",
  "pushdown.moment.visit": "从 `{from}` 出发的第一条转移",
  "pushdown.moment.chapter": "`{place}`",

  "pushdown.start.what": "还没有发生任何事：没有转移有权重。",
  "pushdown.start.why":
    "{direction, select, pre {pre* 从目标的自动机开始，向后看，半环为 `{semiring}`。} other {post* 从起点的自动机开始，向前看，半环为 `{semiring}`。}}",
  "pushdown.what.take": "从工作列表取出 `{fact}`。",
  "pushdown.what.put": "把 `{fact}` 放入工作列表。",
  "pushdown.what.added": "新的转移：`{fact}`。",
  "pushdown.what.raised": "权重升高：`{fact}`。",
  "pushdown.what.accepted": "自动机从这个状态接受：`{fact}`。",
  "pushdown.what.top": "读出：`{fact}`。",
  "pushdown.what.sunk": "没有最小的权重：`{fact}`。",
  "pushdown.known.transition": "Update 没有改变什么：已是 `{fact}`。",
  "pushdown.sentence.start":
    "{direction, select, pre {还没有规则应用，`{place}` 就读 `{symbol}` 到 `{target}`：目标本身被接受。} other {还没有规则应用，`{place}` 就读 `{symbol}` 到 `{target}`：这是起点。}}",
  "pushdown.sentence.start.raised": "文本再次给出 `{place}` 读 `{symbol}`，而且更好：权重现在是 `{weight}`。",
  "pushdown.sentence.start.known": "文本再次给出 `{place}` 读 `{symbol}` 到 `{target}`：没有变化。",
  "pushdown.sentence.step":
    "{direction, select, pre {从 `{old}` 中的 `{before}` 一步就到被接受的格局：它也被接受，权重 `{weight}`。} other {{swaps, select, true {{moves, select, true {`{before}` 走到 `{after}`，} other {在 `{after}`，}}`{top}` 代替 `{old}`：下面的不变，权重 `{weight}`。} other {`{before}` 在 `{top}` 中走到 `{after}`：栈不变，权重 `{weight}`。}}}}",
  "pushdown.sentence.step.raised":
    "{direction, select, pre {`{old}` 中的 `{before}` 有了更好的一步：权重现在是 `{weight}`。} other {更好的路：经 `{old}` 中的 `{before}`，`{top}` 中的 `{after}` 的权重现在是 `{weight}`。}}",
  "pushdown.sentence.step.known":
    "{direction, select, pre {`{old}` 中的 `{before}` 已以 `{weight}` 被接受：这一步没有增加什么。} other {经 `{old}` 中的 `{before}`，`{top}` 中的 `{after}` 没有得到新东西：它已有 `{weight}`。}}",
  "pushdown.sentence.pop":
    "{direction, select, pre {弹栈在 `{before}` 取走 `{old}`，到 `{after}`：那里的栈顶可以多一个 `{old}`。} other {`{before}` 离开 `{old}`：经 ε 到 `{target}` 下面等待的，权重 `{weight}`。}}",
  "pushdown.sentence.pop.raised":
    "{direction, select, pre {更好的弹栈在 `{before}` 取走 `{old}`：权重现在是 `{weight}`。} other {`{before}` 有更好的路离开 `{old}`：到 `{target}` 的 ε 边现在有权重 `{weight}`。}}",
  "pushdown.sentence.pop.known":
    "{direction, select, pre {另一条弹栈规则在 `{before}` 取走 `{old}`：不比 `{weight}` 好。} other {`{before}` 离开 `{old}`，不比以前多：到 `{target}` 的 ε 边已有 `{weight}`。}}",
  "pushdown.sentence.push":
    "{direction, select, pre {调用之后，`{old}` 中的 `{before}` 回到 `{target}`：其后的被接受，权重 `{weight}`。} other {{line, plural, =0 {} other {第 {line} 行：}}`{before}` 进入 `{top}`{moves, select, true {，成为 `{after}`} other {}}：`{below}` 在其下等待返回，权重 `{weight}`。}}",
  "pushdown.sentence.push.raised":
    "{direction, select, pre {`{old}` 中 `{before}` 的调用有了更好的返回：权重现在是 `{weight}`。} other {{line, plural, =0 {} other {第 {line} 行：}}`{before}` 有更好的路进入 `{top}`：其下等待的 `{below}` 现在有 `{weight}`。}}",
  "pushdown.sentence.push.known":
    "{direction, select, pre {`{old}` 中 `{before}` 的调用返回时不比已知的 `{weight}` 多。} other {`{below}` 已以 `{weight}` 在 `{middle}` 下等待：这次调用没有带来新东西。}}",
  "pushdown.sentence.top":
    "{line, plural, =0 {} other {第 {line} 行：}}`{top}` 从 `{after}` 开始，有自己的中间状态，这样的调用都共用它。",
  "pushdown.sentence.top.raised": "`{top}` 从 `{after}` 开始，每次调用都一样：空运行更好，权重现在是 `{weight}`。",
  "pushdown.sentence.top.known": "`{top}` 早已从 `{after}` 进入过：这次调用共用中间状态 `{middle}`。",
  "pushdown.sentence.epsilon": "`{symbol}` 在调用之下，现在又在栈顶：`{place}` 回到那里，权重 `{weight}`。",
  "pushdown.sentence.epsilon.raised": "有更好的路回到 `{symbol}`：那里的 `{place}` 现在有权重 `{weight}`。",
  "pushdown.sentence.epsilon.known": "`{place}` 已以 `{weight}` 回到 `{symbol}`：这次返回没有增加什么。",
  "pushdown.sentence.put": "`({place}, {symbol}, {target})` 在工作列表中等待：权重是新的，规则要再看它。",
  "pushdown.sentence.take":
    "{direction, select, pre {轮到 `({place}, {symbol}, {target})`：右边从这里开始或到这里结束的规则都要试。} other {轮到 `({place}, {symbol}, {target})`：`{place}` 而栈顶为 `{symbol}` 的规则都应用。}}",
  "pushdown.sentence.take.epsilon": "轮到 `({place}, {symbol}, {target})`：`{target}` 下面等待的，`{place}` 都会读到。",
  "pushdown.sentence.final": "`{place}` 是终止状态：没有什么要读了，空的剩余有权重 `{weight}`。",
  "pushdown.sentence.accept": "栈从 `{place}` 经 `{symbol}` 到 `{target}`，再到底：剩余部分的权重是 `{weight}`。",
  "pushdown.sentence.accept.raised": "从 `{place}` 也可经 `{symbol}` 到 `{target}`：剩余部分的权重现在是 `{weight}`。",
  "pushdown.sentence.read-top": "`{place}` 可达，栈顶为 `{symbol}`：不论下面有什么，权重是 `{weight}`。",
  "pushdown.sentence.read-top.raised": "还有别的栈以 `{symbol}` 为顶：`{place}` 的结果现在是 `{weight}`。",
  "pushdown.sentence.read-top.empty": "`{place}` 可达，而栈已空，权重 `{weight}`。",
  "pushdown.sentence.cycle": "每绕环一次，读 `{symbol}` 的 `{place}` 就更好，没有尽头：它立即得到极限 `{weight}`。",
  "pushdown.sentence.cycle.rest": "每绕环一次，从 `{place}` 起的剩余部分就更好，没有尽头：它得到极限 `{weight}`。",

  "pushdown.why.take": "工作列表不为空，轮到这条转移。",
  "pushdown.why.put":
    "{direction, select, pre {它的权重变了，所以读它的每条规则都要再试一次。} other {它从控制位置出发，而权重变了，所以与它匹配的每条规则都要再试一次。}}",
  "pushdown.why.start": "自动机一开始就有这条转移，权重为 `{product}`。",
  "pushdown.why.pop":
    "{direction, select, pre {规则 `{rule}` 弹出这个符号：它的权重是 `{product}`。} other {规则 `{rule}` 作用于 `{first}`，弹出栈顶：下面的部分经 ε 到达。`{product}`}}",
  "pushdown.why.step":
    "{direction, select, pre {规则 `{rule}` 通向 `{first}`。规则在前：`{product}`} other {规则 `{rule}` 作用于 `{first}`。已走的路径在前：`{product}`}}",
  "pushdown.why.push":
    "{direction, select, pre {规则 `{rule}` 通向 `{first}`，其下是 `{second}`。依次为规则、上面的符号、下面的符号：`{product}`} other {规则 `{rule}` 作用于 `{first}`：下面的符号从中间状态继续，并带着权重。`{product}`}}",
  "pushdown.why.top": "规则 `{rule}` 写下上面的符号：它通向该位置和符号的中间状态，权重是空运行的 `{product}`。",
  "pushdown.why.epsilon":
    "`{second}`：到了那里，就能读 ε 之后的状态所读的。较深的部分先产生，所以它的权重在左边：`{product}`",
  "pushdown.why.final": "它是终止状态：没有什么要读了，空路径的权重为 1。",
  "pushdown.why.accept":
    "{direction, select, pre {先是这条转移，再是后面的：`{transition}`，`{premise}`。} other {后面的在栈中更深，所以在前：`{premise}`，再是 `{transition}`。}}",
  "pushdown.why.read-top":
    "{direction, select, pre {这条转移，连同它下面可能有的一切：`{transition}`，`{premise}`。} other {下面可能有的一切，再是这条转移：`{premise}`，`{transition}`。}}",
  "pushdown.misconception.order": "⊗ 的次序反了：`{instead}`。",
  "pushdown.misconception.rule-alone":
    "{direction, select, pre {只取了规则自身的权重，漏了后面的部分：`{instead}`。} other {只取了规则自身的权重，漏了此前的路径：`{instead}`。}}",
  "pushdown.misconception.path-alone": "忘了规则自身的权重：`{instead}`。",
  "pushdown.misconception.deep-alone": "只取了下方部分的权重：`{instead}`。",
  "pushdown.misconception.upper-alone": "忘了下方部分的权重：`{instead}`。",
  "pushdown.misconception.top-weighted": "规则的权重随下方符号：上方符号从空运行开始，`{instead}`。",
  "pushdown.misconception.kept": "旧权重不会原样保留，⊕ 合并两条路径：`{instead}`。",
  "pushdown.misconception.replaced": "丢掉了旧权重，⊕ 合并两条路径：`{instead}`。",
  "pushdown.misconception.not-popped": "把弹栈当成了单步：弹栈去掉栈顶，所以 `{place}` 经 ε 离开。",
  "pushdown.misconception.location": "规则还会改变控制位置：转移从 `{place}` 出发。",
  "pushdown.misconception.no-middle": "下方符号 `{symbol}` 不在栈顶：只有中间状态 `{place}` 读它。",
  "pushdown.misconception.as-step": "把压栈当成了单步：上方符号先通向中间状态 `{target}`。",
  "pushdown.misconception.epsilon-end": "ε 边自身不读符号：`{symbol}` 在其后读取，通向 `{target}`。",
  "pushdown.misconception.turned": "规则的方向反了：`{place}` 读 `{symbol}`，弹栈后到 `{target}`。",
  "pushdown.misconception.forward": "pre* 是往回走的：转移从规则的起点 `{place}` 出发。",
  "pushdown.misconception.lower-forgotten": "下方符号也要读：读完它才到 `{target}`。",

  "pushdown.why.cycle": "`{before}` 由同一元素更早的权重得来。绕环一次使它改变；再绕一次，又同样改变，如此没有尽头。",

  "pushdown.effect.take": "它的权重是 `{weight}`。与它匹配的规则现在应用。",
  "pushdown.effect.take-epsilon": "它的权重是 `{weight}`。它与后面的每条转移连接。",
  "pushdown.effect.put": "{count, plural, one {工作列表中有 # 条转移等待。} other {工作列表中有 # 条转移等待。}}",
  "pushdown.effect.added": "`{sum}`",
  "pushdown.effect.raised": "`{sum}`：比以前高。",
  "pushdown.effect.sunk": "`{fact}`：再绕环也不再改变它。",
  "pushdown.effect.known": "`{sum}`：不比以前高，所以没有东西放入工作列表。",
  "pushdown.effect.accepted": "通到这里的状态也会升高。",
  "pushdown.effect.top": "`{fact}`",
  "pushdown.effect.end":
    "{direction, select, pre {工作列表为空：自动机接受所有能到达目标的格局。} other {工作列表为空：自动机接受所有可达的格局。}}",
  "pushdown.sum.added": "{count, plural, one {# 个新的权重。} other {# 个新的权重。}}",
  "pushdown.sum.raised": "{count, plural, one {# 个权重升高。} other {# 个权重升高。}}",
  "pushdown.sum.known": "{count, plural, one {# 次 Update 没有改变什么。} other {# 次 Update 没有改变什么。}}",
  "pushdown.sum.puts": "{count, plural, one {# 条转移放入工作列表。} other {# 条转移放入工作列表。}}",
  "graph.edge.transition": "转移",
  "graph.edge.epsilon": "ε-转移",
  "graph.node.location": "控制位置",
  "graph.node.start": "起点的状态",
  "graph.node.start-final": "终止状态",
  "graph.node.location-final": "终止状态",
  "graph.node.middle": "中间状态 (q, γ)",
};
