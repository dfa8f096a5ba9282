import { type Catalog, catalog } from "../../../kernel/index.ts";

/** Texts about data-flow analyses that are needed before one runs: names, options, commands. */
export const words: Catalog = catalog("dataFlowWords", {
  "data-flow.tab.short": "Data flow",
  "data-flow.page.name": "Data flow",
  "data-flow.page.title": "{name} · Data flow · Fixscope",
  "data-flow.own": "Your own program, for data flow",
  "data-flow.command.flow": "data-flow analyses on control-flow graphs, as JSON",
  "data-flow.command.why-not-flow":
    "why a fact is not in IN or OUT of a statement: the first missing premise of each equation that could derive it",
  "data-flow.command.what-if-flow":
    "what the worklist algorithm loses without some of its lines, and what of the result a run contradicts",
  "data-flow.command.sound-flow": "facts of a data-flow analysis that an execution of the program contradicts",
  "data-flow.why-not.fact.help":
    'the fact, as the page writes it: "x=4 ∈ OUT[8: y = x]", or with a line alone: "x@3 in IN[8]"',
  "data-flow.why-not.fact.takes": 'a fact such as "x=4 in OUT[8]"',
  "data-flow.why-not.fact.example": "x=4 ∈ OUT[8]",
  "data-flow.options.without.help":
    "leaves parts of the algorithm out, to show what they are for: widening (and narrowing), meet (the last edge overwrites), successors (they are not put back on the worklist), kill (an assignment keeps what it replaces); the result is wrong or less precise",
  "data-flow.options.without.takes": "a list of widening, meet, successors, kill",
  "data-flow.options.without.name": "Left out",
  "data-flow.unreachable": "unreachable",
  "data-flow.dead-assignment": "never read",

  "flow-orders.title": "Worklist orders side by side",
  "flow-orders.openName": "Table: worklist orders side by side",
  "flow-orders.open": "Orders",
  "flow-orders.openHint": "Run the analysis in every order of the worklist and compare the number of steps",
  "flow-orders.intro":
    "The fixed point is the same in every order (with widening it may differ); the work is not: each node taken applies its transfer function once, and once more in the narrowing pass of intervals.",
  "flow-orders.column.order": "Order",
  "flow-orders.column.pops": "Nodes taken, transfer functions applied",
  "flow-orders.column.milliseconds": "Time (ms)",

  "data-flow.options.analysis.help":
    "reaching, live, available, constants (the default), intervals, dead-code, or the file of a definition (own.flow)",
  "data-flow.options.analysis.takes": "reaching, live, available, constants, intervals, dead-code or a definition",
  "data-flow.options.analysis.name": "Analysis",
  "data-flow.options.analysis.label": "Analysis",
  "data-flow.options.analysis.reaching": "reaching definitions",
  "data-flow.options.analysis.live": "live variables",
  "data-flow.options.analysis.available": "available expressions",
  "data-flow.options.analysis.dead-code": "dead code",
  "data-flow.options.analysis.own": "Write your own analysis",
  "data-flow.options.scope.help": "method (the default) or program: across calls, from main",
  "data-flow.options.scope.name": "Scope: each method, or across calls from main",
  "data-flow.options.scope.label": "Scope",
  "data-flow.options.scope.method": "each method",
  "data-flow.options.scope.program": "across calls",
  "data-flow.options.alias.help": "fields and arrays through points-to sets, with scope program; true by default",
  "data-flow.options.alias.name": "Ignore fields and arrays",
  "data-flow.options.initial.help":
    "met (the default): a load may also yield the initial 0, and methods called from outside have unknown arguments; skipped, as in the course: only what is stored and what calls pass; with scope program",
  "data-flow.options.initial.name": "Initial values of fields and arrays: met with the stored values, or skipped",
  "data-flow.options.initial.label": "Initial values",
  "data-flow.options.initial.met": "met",
  "data-flow.options.initial.skipped": "skipped, as in the course",
  "data-flow.options.order.help":
    "order of the worklist: rpo (reverse post-order, the default), fifo, lifo or picked:PLACE.PLACE…",
  "data-flow.options.order.takes": "rpo, fifo, lifo or picked:PLACE.PLACE…, places from 0",
  "data-flow.options.order.name": "Worklist order",
  "data-flow.options.order.label": "Order",
  "data-flow.options.order.rpo": "reverse post-order",
  "data-flow.options.order.fifo": "first in, first out",
  "data-flow.options.order.picked": "as picked",
  "data-flow.options.order.lifo": "last in, first out",
  "data-flow.options.refine.help": "conditions refine intervals; true by default",
  "data-flow.options.refine.name": "Ignore conditions",
  "data-flow.options.maxSteps.help": "maximum number of nodes taken off the worklist; past it the result is partial",
  "data-flow.options.maxSteps.takes": "a positive number",

  "data-flow.notation.facts": "what holds before and after a statement",
  "data-flow.notation.transfer": "the transfer function of a statement: OUT from IN, or IN from OUT if backward",
  "data-flow.notation.meet": "joins the facts of several edges",
  "data-flow.notation.constants": "no value yet; not a constant",
  "data-flow.notation.worklist": "the nodes whose IN or OUT may still change",
});
