import { catalog } from "../../../kernel/index.ts";

/** What a data-flow analysis says. Backticks mark code. */
export const dataFlow = catalog("dataFlowStory", {
  "data-flow.region.flow-graph": "Control-flow graph",
  "data-flow.region.lattice": "Lattice",
  "data-flow.region.facts": "IN and OUT",
  "data-flow.region.worklist": "Worklist",
  "data-flow.column.statement": "Statement",
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

  "data-flow.sum.initial":
    "{count, plural, one {# node gets its initial value.} other {# nodes get their initial values.}}",
  "data-flow.sum.put": "{count, plural, one {# node is put on the worklist.} other {# nodes are put on the worklist.}}",
  "data-flow.sum.dead": "{count, plural, one {# statement is dead.} other {# statements are dead.}}",
});
