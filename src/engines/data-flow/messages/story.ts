import { catalog } from "../../../kernel/index.ts";

/** What a data-flow analysis says. Backticks mark code. */
export const dataFlow = catalog("dataFlowStory", {
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

  "data-flow.start.what": "Nothing has happened yet: no statement has a fact.",
  "data-flow.start.why":
    "{direction, select, backward {The analysis is backward: facts go from a statement to those before it.} other {The analysis is forward: facts go from a statement to those after it.}}",

  "data-flow.what.initial": "`{fact}` to begin with.",
  "data-flow.what.put": "Put `{fact}` on the worklist.",
  "data-flow.what.take": "Take `{fact}` off the worklist.",
  "data-flow.what.input": "`{fact}`.",
  "data-flow.what.output": "Changed: `{fact}`.",
  "data-flow.what.known": "Nothing changes: `{fact}` already.",
  "data-flow.what.dead": "Dead code: `{fact}`.",

  "data-flow.why.boundary": "The boundary value holds where execution enters from outside.",
  "data-flow.why.init": "The initial value is neutral for `{meet}`: it stands for no information yet.",
  "data-flow.why.start": "Every node is processed at least once.",
  "data-flow.why.successor": "It depends on `{from}`, which has changed.",
  "data-flow.why.stored": "It loads what is stored there, and the stored value has changed: `{from}`.",
  "data-flow.why.take":
    "{order, select, rpo {It is first in reverse post-order.} lifo {It was put last.} picked {It was picked.} other {It was put first.}}",
  "data-flow.why.meet":
    "{direction, select, backward {The meet `{meet}` of what holds before all successors.} other {The meet `{meet}` of what holds after all predecessors.}}",
  "data-flow.why.transfer":
    "{isIdentity, select, yes {It assigns nothing that facts are about: the transfer function is the identity.} other {The transfer function of the statement: `{equation}`.}}",
  "data-flow.why.widen": "The value is still growing at a loop head, so its bound is given up: `{equation}`.",
  "data-flow.why.narrow": "The equations once more, without widening: what it gave away is regained.",
  "data-flow.why.unreachable": "No path leads here, or a condition of one value never takes this way.",
  "data-flow.why.dead-assignment": "The variable is not live behind the assignment, and the right side has no effect.",

  "data-flow.effect.initial": "It changes only in one direction of the lattice from here on.",
  "data-flow.effect.put": "{count, plural, one {# node waits} other {# nodes wait}} on the worklist.",
  "data-flow.effect.take": "Its facts are computed again.",
  "data-flow.effect.input": "The transfer function is applied to it.",
  "data-flow.effect.output": "What depends on it goes on the worklist, unless it waits there already.",
  "data-flow.effect.known": "Nothing is put on the worklist because of it.",
  "data-flow.effect.dead": "It can be left out.",
  "data-flow.effect.end": "The worklist is empty: IN and OUT are a fixed point of the equations.",

  "data-flow.misconception.kill": "Kill is forgotten: what the statement overwrites does not pass it.",
  "data-flow.misconception.gen": "Gen is forgotten: the statement adds a fact of its own.",
  "data-flow.misconception.transfer": "The transfer function is forgotten: the statement changes what came in.",
  "data-flow.misconception.one-side": "Only one way in is looked at: the facts of all of them are met.",
  "data-flow.sentence.boundary": "Execution comes in at `{node}`: the boundary value `{value}` holds there.",
  "data-flow.sentence.boundary.backward": "Execution ends at `{node}`: the boundary value `{value}` holds there.",
  "data-flow.sentence.init": "`{node}` begins with `{value}`, which changes nothing when it is met with another fact.",
  "data-flow.sentence.start": "`{node}` waits on the worklist: each statement is looked at once at least.",
  "data-flow.sentence.successor": "`{from}` has changed, so `{node}`, where its facts go next, waits on the worklist.",
  "data-flow.sentence.stored": "`{from}` stores another value than before, so `{node}`, which may load it, waits.",
  "data-flow.sentence.take.rpo": "`{node}` is taken: of all that wait it is the first in reverse post-order.",
  "data-flow.sentence.take.fifo": "`{node}` is taken: it has waited longest.",
  "data-flow.sentence.take.lifo": "`{node}` is taken: it was put last.",
  "data-flow.sentence.take.picked": "`{node}` is taken: it was picked from those that wait.",
  "data-flow.sentence.meet.nowhere": "No statement leads facts to `{node}`: its `{side}` is `{value}`.",
  "data-flow.sentence.meet.one": "Facts come to `{node}` from `{from}` alone: its `{side}` is `{value}`.",
  "data-flow.sentence.meet.several": "Facts come to `{node}` from `{from}`: met by `{meet}` they are `{value}`.",
  "data-flow.sentence.meet.more":
    "`{changed}` {count, plural, one {comes} other {come}} to `{node}` besides: its `{side}` grows to `{value}`.",
  "data-flow.sentence.meet.lost":
    "`{changed}` {count, plural, one {does} other {do}} not come to `{node}` on every way: its `{side}` shrinks to `{value}`.",
  "data-flow.sentence.meet.other":
    "Another value comes to `{node}`: the meet `{meet}` of all that comes is `{changed}`.",
  "data-flow.sentence.meet.other.one": "`{from}` gives another value than before: `{node}` gets `{changed}`.",
  "data-flow.sentence.meet.again":
    "What comes to `{node}` has changed, though in no variable of the program: `{value}`.",
  "data-flow.sentence.meet.known": "Nothing new comes to `{node}`: its `{side}` stays `{value}`.",
  "data-flow.sentence.transfer.both":
    "`{node}` kills `{killed}` and makes `{made}`: `{side}` has changed, so what depends on it waits.",
  "data-flow.sentence.transfer.both.last": "`{node}` kills `{killed}` and makes `{made}`: `{side}` has changed.",
  "data-flow.sentence.transfer.makes": "`{node}` makes `{made}`: `{side}` has changed, so what depends on it waits.",
  "data-flow.sentence.transfer.makes.last": "`{node}` makes `{made}`: `{side}` has changed.",
  "data-flow.sentence.transfer.kills": "`{node}` kills `{killed}`: `{side}` has changed, so what depends on it waits.",
  "data-flow.sentence.transfer.kills.last": "`{node}` kills `{killed}`: `{side}` has changed.",
  "data-flow.sentence.transfer.both.live":
    "`{node}` assigns `{killed}`, which is dead before it, and reads `{made}`: `{side}` has changed, so what depends on it waits.",
  "data-flow.sentence.transfer.both.live.last":
    "`{node}` assigns `{killed}`, which is dead before it, and reads `{made}`: `{side}` has changed.",
  "data-flow.sentence.transfer.makes.live":
    "`{node}` reads `{made}`, which is live before it: `{side}` has changed, so what depends on it waits.",
  "data-flow.sentence.transfer.makes.live.last":
    "`{node}` reads `{made}`, which is live before it: `{side}` has changed.",
  "data-flow.sentence.transfer.kills.live":
    "`{node}` assigns `{killed}`, which is dead before it: `{side}` has changed, so what depends on it waits.",
  "data-flow.sentence.transfer.kills.live.last":
    "`{node}` assigns `{killed}`, which is dead before it: `{side}` has changed.",
  "data-flow.sentence.transfer.values": "`{node}` gives `{made}`: `{side}` has changed, so what depends on it waits.",
  "data-flow.sentence.transfer.values.last": "`{node}` gives `{made}`: `{side}` has changed.",
  "data-flow.sentence.transfer.same":
    "`{node}` passes `{into}` on as it is: `{side}` is now `{value}`, so what depends on it waits.",
  "data-flow.sentence.transfer.same.last": "`{node}` passes `{into}` on as it is: `{side}` is now `{value}`.",
  "data-flow.sentence.transfer.known":
    "`{node}` gives what it gave before: `{side}` stays `{value}`, and nothing waits for that.",
  "data-flow.sentence.widen": "`{before}` would grow again and again at `{node}`: widening makes it `{after}`.",
  "data-flow.sentence.widen.all": "What comes to `{node}` would grow again and again: widening makes it `{value}`.",
  "data-flow.sentence.widen.known":
    "`{node}` was widened before, and nothing grows beyond that: `{side}` stays `{value}`.",
  "data-flow.sentence.narrow.regained": "Computed once more without widening, `{node}` gets a bound back: `{changed}`.",
  "data-flow.sentence.narrow.passed": "`{node}` passes on what narrowing has regained: its `{side}` has `{changed}`.",
  "data-flow.sentence.narrow.known": "Widening has taken nothing from `{node}`: its `{side}` stays `{value}`.",
  "data-flow.sentence.unreachable": "No way leads to `{node}`: it never runs, and can be left out.",
  "data-flow.sentence.unreachable.condition":
    "`{condition}` always {count, plural, one {goes} other {go}} the other way, so `{node}` never runs.",
  "data-flow.sentence.dead-assignment":
    "Nothing reads what `{node}` assigns before it is assigned again: it can be left out.",
  "data-flow.sum.initial":
    "{count, plural, one {# node gets its initial value.} other {# nodes get their initial values.}}",
  "data-flow.sum.put": "{count, plural, one {# node is put on the worklist.} other {# nodes are put on the worklist.}}",
  "data-flow.sum.dead": "{count, plural, one {# statement is dead.} other {# statements are dead.}}",
});
