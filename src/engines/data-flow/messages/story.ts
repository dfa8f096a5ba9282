import { catalog } from "../../../kernel/index.ts";

/** Texts of data-flow analyses about their steps. Backticks mark code. */
export const dataFlow = catalog("dataFlowStory", {
  "graph.edge.normal": "next statement",
  "graph.edge.call-to-return": "past the call",
  "data-flow.region.flow-graph": "Control-flow graph",
  "data-flow.region.lattice": "Lattice",
  "data-flow.region.facts": "IN and OUT",
  "data-flow.region.worklist": "Worklist",
  "data-flow.column.statement": "Statement",
  "data-flow.column.method": "Method",
  "data-flow.column.in": "IN",
  "data-flow.column.out": "OUT",

  "data-flow.rule.boundary": "Boundary",
  "data-flow.rule.init": "Initial value",
  "data-flow.rule.start": "Worklist",
  "data-flow.rule.successor": "Worklist",
  "data-flow.rule.stored": "Worklist",
  "data-flow.rule.take": "Worklist",
  "data-flow.rule.meet": "Meet",
  "data-flow.rule.transfer": "Transfer function",
  "data-flow.rule.widen": "Widening",
  "data-flow.rule.narrow": "Narrowing",
  "data-flow.rule.unreachable": "Unreachable code",
  "data-flow.rule.dead-assignment": "Dead assignment",

  "data-flow.moment.end": "Fixed point",
  "data-flow.moment.analysis": "Analysis: {analysis}",
  "data-flow.moment.narrowing": "Narrowing",
  "data-flow.moment.dead": "Dead code",
  "data-flow.moment.merge": "Paths meet at `{node}`",
  "data-flow.moment.widening": "Widening at `{node}`",
  "data-flow.moment.class": "First statement of `{class}`: in `{method}`",
  "data-flow.moment.class-ahead": "First statement of `{class}`",
  "data-flow.moment.method": "First statement of `{method}`",
  "data-flow.moment.chapter": "`{place}`",
  "data-flow.moment.visit": "First visit of `{node}`",

  "data-flow.start.what": "Nothing has happened yet: no statement has a fact.",
  "data-flow.start.why":
    "{direction, select, backward {The analysis is backward: facts go from a statement to those before it.} other {The analysis is forward: facts go from a statement to those after it.}}",

  "data-flow.what.initial": "`{fact}` to begin with.",
  "data-flow.what.put": "Put `{fact}` on the worklist.",
  "data-flow.what.take": "Take `{fact}` off the worklist.",
  "data-flow.what.input": "`{fact}`.",
  "data-flow.what.output": "Changed: `{fact}`.",
  "data-flow.what.known": "Nothing changes: already `{fact}`.",
  "data-flow.what.dead": "Dead code: `{fact}`.",

  "data-flow.why.boundary": "The boundary value holds where execution enters from outside.",
  "data-flow.why.init": "The initial value is neutral for `{meet}`: it stands for no information yet.",
  "data-flow.why.start": "Every node is processed at least once.",
  "data-flow.why.successor": "It depends on `{from}`, which has changed.",
  "data-flow.why.stored": "It loads what is stored there, and the stored value has changed: `{from}`.",
  "data-flow.why.take":
    "{order, select, rpo {It is first in reverse post-order.} lifo {It was put last.} picked {It was picked.} other {It was put first.}}",
  "data-flow.why.meet":
    "{direction, select, backward {The meet `{meet}` of the facts before all successors.} other {The meet `{meet}` of the facts after all predecessors.}}",
  "data-flow.why.transfer":
    "{isIdentity, select, yes {It assigns nothing that the facts are about: the transfer function is the identity.} other {The transfer function of the statement: `{equation}`.}}",
  "data-flow.why.widen": "The value is still growing at a loop head, so its bound is given up: `{equation}`.",
  "data-flow.why.narrow":
    "The equations are applied once more, without widening: some of the lost precision is regained.",
  "data-flow.why.unreachable": "No path leads here, or a condition that always has one value never takes this branch.",
  "data-flow.why.dead-assignment": "The variable is not live after the assignment, and the right side has no effect.",

  "data-flow.effect.initial": "From here on it changes only in one direction of the lattice.",
  "data-flow.effect.put": "{count, plural, one {# node waits} other {# nodes wait}} on the worklist.",
  "data-flow.effect.take": "Its facts are computed again.",
  "data-flow.effect.input": "The transfer function is applied to it.",
  "data-flow.effect.output": "The nodes that depend on it go on the worklist, unless they already wait there.",
  "data-flow.effect.known": "Nothing is put on the worklist because of it.",
  "data-flow.effect.dead": "It can be removed.",
  "data-flow.effect.end": "The worklist is empty: IN and OUT are a fixed point of the equations.",

  "data-flow.misconception.kill": "Kill is forgotten: facts that the statement overwrites do not survive it.",
  "data-flow.misconception.gen": "Gen is forgotten: the statement adds a fact of its own.",
  "data-flow.misconception.transfer": "The transfer function is forgotten: the statement changes what came in.",
  "data-flow.misconception.one-side": "Only one incoming edge is used: the facts of all of them are met.",
  "data-flow.sentence.boundary": "Execution enters at `{node}`: the boundary value `{value}` holds there.",
  "data-flow.sentence.boundary.backward": "Execution ends at `{node}`: the boundary value `{value}` holds there.",
  "data-flow.sentence.init":
    "`{node}` begins with `{value}`, the neutral value: meeting it with another fact changes nothing.",
  "data-flow.sentence.start": "`{node}` waits on the worklist: each statement is processed at least once.",
  "data-flow.sentence.successor": "`{from}` has changed, so `{node}`, where its facts go next, waits on the worklist.",
  "data-flow.sentence.stored":
    "`{from}` now stores another value, so `{node}`, which may load it, waits on the worklist.",
  "data-flow.sentence.take.rpo": "`{node}` is taken: of all that wait, it is first in reverse post-order.",
  "data-flow.sentence.take.fifo": "`{node}` is taken: it has waited longest.",
  "data-flow.sentence.take.lifo": "`{node}` is taken: it was put last.",
  "data-flow.sentence.take.picked": "`{node}` is taken: it was picked from those that wait.",
  "data-flow.sentence.meet.nowhere": "No edge leads to `{node}`: its `{side}` is `{value}`.",
  "data-flow.sentence.meet.one": "Facts come to `{node}` from `{from}` alone: its `{side}` is `{value}`.",
  "data-flow.sentence.meet.several": "Facts come to `{node}` from `{from}`: their meet `{meet}` is `{value}`.",
  "data-flow.sentence.meet.more":
    "`{changed}` now also {count, plural, one {reaches} other {reach}} `{node}`: its `{side}` grows to `{value}`.",
  "data-flow.sentence.meet.lost":
    "`{changed}` {count, plural, one {does} other {do}} not reach `{node}` on every path: its `{side}` shrinks to `{value}`.",
  "data-flow.sentence.meet.other":
    "Another value reaches `{node}`: the meet `{meet}` of all that arrive is `{changed}`.",
  "data-flow.sentence.meet.other.one": "`{from}` gives another value than before: `{node}` gets `{changed}`.",
  "data-flow.sentence.meet.again":
    "The facts that reach `{node}` have changed, but for no variable of the program: `{value}`.",
  "data-flow.sentence.meet.known": "Nothing new reaches `{node}`: its `{side}` stays `{value}`.",
  "data-flow.sentence.transfer.both":
    "`{node}` kills `{killed}` and generates `{made}`: `{side}` has changed, so the nodes that depend on it wait.",
  "data-flow.sentence.transfer.both.last": "`{node}` kills `{killed}` and generates `{made}`: `{side}` has changed.",
  "data-flow.sentence.transfer.makes":
    "`{node}` generates `{made}`: `{side}` has changed, so the nodes that depend on it wait.",
  "data-flow.sentence.transfer.makes.last": "`{node}` generates `{made}`: `{side}` has changed.",
  "data-flow.sentence.transfer.kills":
    "`{node}` kills `{killed}`: `{side}` has changed, so the nodes that depend on it wait.",
  "data-flow.sentence.transfer.kills.last": "`{node}` kills `{killed}`: `{side}` has changed.",
  "data-flow.sentence.transfer.both.live":
    "`{node}` assigns `{killed}`, which is dead before it, and reads `{made}`: `{side}` has changed, so the nodes that depend on it wait.",
  "data-flow.sentence.transfer.both.live.last":
    "`{node}` assigns `{killed}`, which is dead before it, and reads `{made}`: `{side}` has changed.",
  "data-flow.sentence.transfer.makes.live":
    "`{node}` reads `{made}`, which is live before it: `{side}` has changed, so the nodes that depend on it wait.",
  "data-flow.sentence.transfer.makes.live.last":
    "`{node}` reads `{made}`, which is live before it: `{side}` has changed.",
  "data-flow.sentence.transfer.kills.live":
    "`{node}` assigns `{killed}`, which is dead before it: `{side}` has changed, so the nodes that depend on it wait.",
  "data-flow.sentence.transfer.kills.live.last":
    "`{node}` assigns `{killed}`, which is dead before it: `{side}` has changed.",
  "data-flow.sentence.transfer.values":
    "`{node}` gives `{made}`: `{side}` has changed, so the nodes that depend on it wait.",
  "data-flow.sentence.transfer.values.last": "`{node}` gives `{made}`: `{side}` has changed.",
  "data-flow.sentence.transfer.same":
    "`{node}` passes `{into}` on unchanged: `{side}` is now `{value}`, so the nodes that depend on it wait.",
  "data-flow.sentence.transfer.same.last": "`{node}` passes `{into}` on unchanged: `{side}` is now `{value}`.",
  "data-flow.sentence.transfer.known":
    "`{node}` gives the same result as before: `{side}` stays `{value}`, and nothing has to wait.",
  "data-flow.sentence.widen": "`{before}` would grow again and again at `{node}`: widening makes it `{after}`.",
  "data-flow.sentence.widen.all": "The values at `{node}` would grow again and again: widening makes them `{value}`.",
  "data-flow.sentence.widen.known":
    "`{node}` was widened before, and nothing grows beyond that: `{side}` stays `{value}`.",
  "data-flow.sentence.narrow.regained": "Computed once more, without widening, `{node}` regains a bound: `{changed}`.",
  "data-flow.sentence.narrow.passed": "`{node}` passes on what narrowing has regained: its `{side}` has `{changed}`.",
  "data-flow.sentence.narrow.known": "Widening has taken nothing from `{node}`: its `{side}` stays `{value}`.",
  "data-flow.sentence.unreachable": "No path leads to `{node}`: it never runs and can be removed.",
  "data-flow.sentence.unreachable.condition":
    "`{condition}` always {count, plural, one {takes} other {take}} the other branch, so `{node}` never runs.",
  "data-flow.sentence.dead-assignment": "The value that `{node}` assigns is never read: the assignment can be removed.",
  "data-flow.sum.initial":
    "{count, plural, one {# node gets its initial value.} other {# nodes get their initial values.}}",
  "data-flow.sum.put": "{count, plural, one {# node is put on the worklist.} other {# nodes are put on the worklist.}}",
  "data-flow.sum.dead": "{count, plural, one {# statement is dead.} other {# statements are dead.}}",
});
