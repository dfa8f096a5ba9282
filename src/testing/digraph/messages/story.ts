import { type Catalog, catalog } from "../../../kernel/index.ts";

/** The sentences of the presentation. */
export const digraph: Catalog = catalog("digraph", {
  "digraph.panel.worklist": "Worklist",
  "digraph.panel.reached": "Reached nodes",
  "digraph.column.node": "Node",
  "digraph.begin": "Nothing is reached.",
  "digraph.begin.why": "The walk has not begun.",
  "digraph.begin.effect": "It begins at the start.",
  "digraph.rule.start": "Start",
  "digraph.rule.successor": "Successor",
  "digraph.rule.worklist": "Worklist",
  "digraph.title.put": "{node} waits",
  "digraph.title.take": "{node} is taken",
  "digraph.title.derive": "{node} is reached",
  "digraph.title.known": "{node} was reached before",
  "digraph.why.start": "{node} is the start.",
  "digraph.why.successor": "An edge leads to {node} from the node that was taken.",
  "digraph.why.worklist": "Each node that is reached is taken once.",
  "digraph.effect.put": "{node} will be taken.",
  "digraph.effect.take": "The successors of {node} are looked at.",
  "digraph.effect.derive": "{node} is in R.",
  "digraph.effect.known": "Nothing changes.",
  "digraph.tally.put": "{count, plural, one {# node waits} other {# nodes wait}}",
  "digraph.tally.take": "{count, plural, one {# node is taken} other {# nodes are taken}}",
  "digraph.tally.derive": "{count, plural, one {# node is reached} other {# nodes are reached}}",
  "digraph.tally.known": "{count, plural, one {# node was reached before} other {# nodes were reached before}}",
});
