import { catalog } from "../../../kernel/index.ts";

/** Texts about the steps of a saturation. Backticks mark code. */
export const pushdown = catalog("pushdownStory", {
  "pushdown.region.p-automaton": "P-automaton",
  "pushdown.region.pushdown-rules": "Pushdown rules",
  "pushdown.region.worklist": "Worklist",
  "pushdown.region.transitions": "Transitions",
  "pushdown.region.tops": "Tops of stack",
  "pushdown.column.number": "No.",
  "pushdown.column.rule": "Rule",
  "pushdown.column.weight": "Weight",
  "pushdown.column.from": "From",
  "pushdown.column.symbol": "Symbol",
  "pushdown.column.to": "To",
  "pushdown.column.location": "Control location",
  "pushdown.states.location": "control locations",
  "pushdown.states.middle": "middle states",
  "pushdown.states.start": "start automaton",
  "pushdown.column.top": "Top of stack",

  "pushdown.rule.start": "Start",
  "pushdown.rule.pop": "Pop rule",
  "pushdown.rule.step": "Step rule",
  "pushdown.rule.push": "Push rule",
  "pushdown.rule.top": "Push rule: upper symbol",
  "pushdown.rule.epsilon": "ε-transition",
  "pushdown.rule.worklist": "Worklist",
  "pushdown.rule.final": "Final state",
  "pushdown.rule.accept": "Read-out: path",
  "pushdown.rule.read-top": "Read-out: top",
  "pushdown.rule.cycle": "Cycle without end",

  "pushdown.phase.post": "post*",
  "pushdown.phase.pre": "pre*",
  "pushdown.phase.read-out": "ReadOut",

  "pushdown.moment.end": "Fixed point, read out",
  "pushdown.moment.merge": "Weights meet at `{transition}`",
  "pushdown.moment.merge-ahead": "A merge at `{from}`",
  "pushdown.moment.cycle": "A cycle at `{transition}`",
  "pushdown.moment.cycle-ahead": "What comes of `{from}`",
  "pushdown.moment.summary": "First summary at `{to}`",
  "pushdown.moment.summary-ahead": "What comes of `{to}`",
  "pushdown.moment.call": "First call into `{to}`",
  "pushdown.moment.visit": "First transition from `{from}`",
  "pushdown.moment.chapter": "`{place}`",

  "pushdown.start.what": "Nothing has happened yet: no transition has a weight.",
  "pushdown.start.why":
    "{direction, select, pre {pre* begins with the automaton of the target and looks backwards, with the semiring `{semiring}`.} other {post* begins with the automaton of the start and looks forwards, with the semiring `{semiring}`.}}",

  "pushdown.what.take": "Take `{fact}` off the worklist.",
  "pushdown.what.put": "Put `{fact}` on the worklist.",
  "pushdown.what.added": "New transition: `{fact}`.",
  "pushdown.what.raised": "The weight rises: `{fact}`.",
  "pushdown.what.accepted": "From this state the automaton accepts: `{fact}`.",
  "pushdown.what.top": "Read out: `{fact}`.",
  "pushdown.what.sunk": "There is no least weight: `{fact}`.",
  "pushdown.known.transition": "Update changes nothing: `{fact}` already.",

  "pushdown.sentence.start":
    "{direction, select, pre {`{place}` reads `{symbol}` to `{target}` before any rule fires: this belongs to the target itself.} other {`{place}` reads `{symbol}` to `{target}` before any rule fires: this belongs to the start itself.}}",
  "pushdown.sentence.start.raised":
    "The text gives `{place}` on `{symbol}` again, with a better weight: it is now `{weight}`.",
  "pushdown.sentence.start.known": "The text gives `{place}` on `{symbol}` to `{target}` again: that changes nothing.",
  "pushdown.sentence.step":
    "{direction, select, pre {One step leads from `{before}` in `{old}` to an accepted configuration: so it is accepted, too, weight `{weight}`.} other {{swaps, select, true {{moves, select, true {`{before}` goes on to `{after}`, and} other {At `{after}`}} `{top}` replaces `{old}`: what lies below stays, weight `{weight}`.} other {`{before}` goes on to `{after}` in `{top}`: the stack stays as it is, weight `{weight}`.}}}}",
  "pushdown.sentence.step.raised":
    "{direction, select, pre {A better step leads on from `{before}` in `{old}`: its weight is now `{weight}`.} other {A better path: through `{before}` in `{old}`, `{after}` in `{top}` now has weight `{weight}`.}}",
  "pushdown.sentence.step.known":
    "{direction, select, pre {`{before}` in `{old}` is already accepted with `{weight}`: this step adds nothing.} other {Through `{before}` in `{old}`, `{after}` in `{top}` gets nothing new: it already has `{weight}`.}}",
  "pushdown.sentence.pop":
    "{direction, select, pre {A pop removes `{old}` at `{before}` and ends in `{after}`: so one more `{old}` may lie on top there.} other {`{before}` leaves `{old}`: an ε-edge leads to whatever waits below `{target}`, weight `{weight}`.}}",
  "pushdown.sentence.pop.raised":
    "{direction, select, pre {A better pop removes `{old}` at `{before}`: its weight is now `{weight}`.} other {A better way out of `{old}` at `{before}`: the ε-edge to `{target}` now has weight `{weight}`.}}",
  "pushdown.sentence.pop.known":
    "{direction, select, pre {Another pop removes `{old}` at `{before}`: it is no better than `{weight}`.} other {`{before}` leaves `{old}` with no better weight: the ε-edge to `{target}` already has `{weight}`.}}",
  "pushdown.sentence.push":
    "{direction, select, pre {After the call, `{before}` in `{old}` is back at `{target}`: the rest is accepted, weight `{weight}`.} other {{line, plural, =0 {`{before}` goes} other {Line {line} takes `{before}`}} into `{top}`{moves, select, true { as `{after}`} other {}}: below it `{below}` waits for the return, weight `{weight}`.}}",
  "pushdown.sentence.push.raised":
    "{direction, select, pre {The call from `{before}` in `{old}` returns on a better path: its weight is now `{weight}`.} other {{line, plural, =0 {`{before}` has} other {Line {line} has}} a better way into `{top}`: the `{below}` that waits below it now has `{weight}`.}}",
  "pushdown.sentence.push.known":
    "{direction, select, pre {The call from `{before}` in `{old}` returns with no better weight than the known `{weight}`.} other {`{below}` already waits below `{middle}` with `{weight}`: this call adds nothing new.}}",
  "pushdown.sentence.top":
    "{line, plural, =0 {`{top}`} other {Line {line}: `{top}`}} begins at `{after}` in a middle state of its own, which all such calls share.",
  "pushdown.sentence.top.raised":
    "`{top}` begins at `{after}`, as for any call: the empty run is better, so the weight is now `{weight}`.",
  "pushdown.sentence.top.known":
    "`{top}` has been entered at `{after}` before: this call shares the middle state `{middle}`.",
  "pushdown.sentence.epsilon":
    "`{symbol}` lay below the call and is on top again: `{place}` is back there, with weight `{weight}`.",
  "pushdown.sentence.epsilon.raised": "A better way back to `{symbol}`: there `{place}` now has weight `{weight}`.",
  "pushdown.sentence.epsilon.known":
    "`{place}` is already back at `{symbol}` with `{weight}`: this return adds nothing.",
  "pushdown.sentence.put":
    "`({place}, {symbol}, {target})` waits on the worklist: its weight is new, so its rules must be tried again.",
  "pushdown.sentence.take":
    "{direction, select, pre {`({place}, {symbol}, {target})` is next: each rule whose right side reads it is tried.} other {`({place}, {symbol}, {target})` is next: each rule for `{place}` with `{symbol}` on top fires.}}",
  "pushdown.sentence.take.epsilon":
    "`({place}, {symbol}, {target})` is next: `{place}` can now read whatever waits below `{target}`.",
  "pushdown.sentence.final":
    "`{place}` is final: no symbol is left to read there, so the empty rest has weight `{weight}`.",
  "pushdown.sentence.accept":
    "From `{place}` the stack goes on with `{symbol}` to `{target}` and to its end: this rest has weight `{weight}`.",
  "pushdown.sentence.accept.raised":
    "The rest from `{place}` may also go on with `{symbol}` to `{target}`: its weight is now `{weight}`.",
  "pushdown.sentence.read-top":
    "`{place}` is reached with `{symbol}` on top: combined over all stacks below it, the weight is `{weight}`.",
  "pushdown.sentence.read-top.raised":
    "Other stacks have `{symbol}` on top, too: the answer for `{place}` is now `{weight}`.",
  "pushdown.sentence.read-top.empty": "`{place}` is reached with nothing left on the stack, weight `{weight}`.",
  "pushdown.sentence.cycle":
    "Each turn around the cycle improves `{place}` on `{symbol}`, without end: it gets the limit `{weight}` at once.",
  "pushdown.sentence.cycle.rest":
    "Each turn around a cycle improves the rest from `{place}`, without end: it gets the limit `{weight}`.",

  "pushdown.why.take": "The worklist is not empty, and this transition is next.",
  "pushdown.why.put":
    "{direction, select, pre {Its weight has changed, so every rule that reads it must be tried again.} other {It leaves a control location and its weight has changed, so every rule that matches it must be tried again.}}",
  "pushdown.why.start": "The automaton has this transition from the beginning, with weight `{product}`.",
  "pushdown.why.pop":
    "{direction, select, pre {The rule `{rule}` takes the symbol away: its weight is `{product}`.} other {The rule `{rule}` fires on `{first}` and takes the top away: what lies below is reached by ε. `{product}`}}",
  "pushdown.why.step":
    "{direction, select, pre {The rule `{rule}` leads to `{first}`. The rule comes first: `{product}`} other {The rule `{rule}` fires on `{first}`. The path so far comes first: `{product}`}}",
  "pushdown.why.push":
    "{direction, select, pre {The rule `{rule}` leads to `{first}` and, below it, `{second}`. Rule, upper symbol, lower symbol: `{product}`} other {The rule `{rule}` fires on `{first}`: its lower symbol leads on from the middle state, and carries the weight. `{product}`}}",
  "pushdown.why.top":
    "The rule `{rule}` writes its upper symbol: it leads to the middle state of that location and symbol, with the weight `{product}` of the empty run.",
  "pushdown.why.epsilon":
    "Along `{second}` one reads whatever the state behind ε reads. The deeper part was produced first, so its weight stands on the left: `{product}`",
  "pushdown.why.final": "It is a final state: nothing is left to read, and the empty path has the weight 1.",
  "pushdown.why.accept":
    "{direction, select, pre {The transition comes first, then what follows it: `{transition}`, `{premise}`.} other {What follows lies deeper, so it comes first: `{premise}`, then `{transition}`.}}",
  "pushdown.why.read-top":
    "{direction, select, pre {The transition with everything that may stand below it: `{transition}`, `{premise}`.} other {Everything that may stand below, then the transition: `{premise}`, `{transition}`.}}",

  "pushdown.misconception.order": "⊗ is applied in the wrong order: `{instead}`.",
  "pushdown.misconception.rule-alone":
    "{direction, select, pre {Only the rule’s own weight is taken, without what follows it: `{instead}`.} other {Only the rule’s own weight is taken, without the path before it: `{instead}`.}}",
  "pushdown.misconception.path-alone": "The weight of the rule itself is forgotten: `{instead}`.",
  "pushdown.misconception.deep-alone": "Only the weight of what lies below is taken: `{instead}`.",
  "pushdown.misconception.upper-alone": "The weight of what lies below is forgotten: `{instead}`.",
  "pushdown.misconception.top-weighted":
    "The rule’s weight goes with its lower symbol: the upper one begins with an empty run, `{instead}`.",
  "pushdown.misconception.kept": "The old weight does not simply stay, ⊕ combines both paths: `{instead}`.",
  "pushdown.misconception.replaced": "The old weight is lost, but ⊕ combines both paths: `{instead}`.",
  "pushdown.misconception.not-popped": "A pop is read as a step: it takes the top away, so `{place}` leaves by ε.",
  "pushdown.misconception.location": "The rule changes the control location, too: the transition leaves `{place}`.",
  "pushdown.misconception.no-middle":
    "The lower symbol `{symbol}` is not on top: only the middle state `{place}` reads it.",
  "pushdown.misconception.as-step":
    "A push is read as a step: its upper symbol leads to the middle state `{target}` first.",
  "pushdown.misconception.epsilon-end":
    "The ε-edge reads nothing itself: `{symbol}` is read behind it, and that leads to `{target}`.",
  "pushdown.misconception.turned":
    "The rule is read the wrong way round: `{place}` reads `{symbol}`, and the pop ends in `{target}`.",
  "pushdown.misconception.forward": "pre* goes backwards: the transition leaves `{place}`, where the rule begins.",
  "pushdown.misconception.lower-forgotten": "The lower symbol has to be read, too: only behind it is `{target}`.",

  "pushdown.why.cycle":
    "`{before}` was computed from an earlier weight of the same element. Going around once changed it; going around again changes it by as much, and so on forever.",

  "pushdown.effect.take": "Its weight is `{weight}`. The rules that match it fire now.",
  "pushdown.effect.take-epsilon": "Its weight is `{weight}`. It is joined with each transition behind it.",
  "pushdown.effect.put": "{count, plural, one {# transition waits} other {# transitions wait}} on the worklist.",
  "pushdown.effect.added": "`{sum}`",
  "pushdown.effect.raised": "`{sum}`: higher than before.",
  "pushdown.effect.sunk": "`{fact}`: no run around the cycle changes it any more.",
  "pushdown.effect.known": "`{sum}`: no higher than before, so nothing is put on the worklist.",
  "pushdown.effect.accepted": "The weights of the states that lead here will rise, too.",
  "pushdown.effect.top": "`{fact}`",
  "pushdown.effect.end":
    "{direction, select, pre {The worklist is empty: the automaton accepts every configuration that reaches the target.} other {The worklist is empty: the automaton accepts every configuration that can be reached.}}",
  "pushdown.sum.added": "{count, plural, one {# weight is new.} other {# weights are new.}}",
  "pushdown.sum.raised": "{count, plural, one {# weight rises.} other {# weights rise.}}",
  "pushdown.sum.known": "{count, plural, one {# update changes nothing.} other {# updates change nothing.}}",
  "pushdown.sum.puts":
    "{count, plural, one {# transition is put on the worklist.} other {# transitions are put on the worklist.}}",
  "graph.edge.transition": "transition",
  "graph.edge.epsilon": "ε-transition",
  "graph.node.location": "control location",
  "graph.node.start": "state of the start automaton",
  "graph.node.start-final": "final state",
  "graph.node.location-final": "final state",
  "graph.node.middle": "middle state (q, γ)",
});
