import { type Catalog, catalog } from "../../../kernel/index.ts";

/** Texts about pushdown systems that are needed before one is saturated: names, options, commands. */
export const words: Catalog = catalog("pushdownWords", {
  "pushdown.tab.short": "Pushdown",
  "pushdown.page.name": "Pushdown systems",
  "pushdown.page.title": "{name} · Pushdown systems · Fixscope",
  "pushdown.own": "Your own pushdown system",

  "pushdown.oneFile": "this command takes one file.",
  "pushdown.command.post": "weighted post* of a pushdown system: what the start reaches, as JSON",
  "pushdown.command.pre": "weighted pre* of a pushdown system: what reaches the start, as JSON",
  "pushdown.command.direction": "no value here: post and pre are separate commands",

  "pushdown.command.why-not-pushdown":
    "why a fact of post* or pre* does not hold: the first missing premise of each rule that could derive it",
  "pushdown.command.what-if-pushdown":
    "what a saturation loses without some of its lines, and what of that runs of the system show",
  "pushdown.options.without.help":
    "leaves parts of the algorithm out, to show what they are for: epsilon, late-epsilon (the joins of post*), raised (a weight that rises is not propagated); the result is wrong",
  "pushdown.options.without.takes": "a list of epsilon, late-epsilon, raised",
  "pushdown.options.without.name": "Left out",
  "pushdown.why-not.fact.help":
    'the fact, as the page writes it: "(p, g, s)", "l(p, g, s) = WEIGHT", "top(p, g)" or "⟨p, g h⟩"',
  "pushdown.why-not.fact.takes": 'a fact such as "(p, g, s)"',
  "pushdown.why-not.fact.example": "(p, g, s)",

  "pushdown.options.direction.help": "for pushdown: post (the default) or pre",
  "pushdown.options.direction.name": "post*: what is reachable; pre*: what reaches it",
  "pushdown.options.direction.label": "Compute",
  "pushdown.options.direction.post": "post*",
  "pushdown.options.direction.pre": "pre*",
  "pushdown.options.order.help": "fifo, lifo or picked:PLACE.PLACE…; the result does not depend on it",
  "pushdown.options.order.takes": "fifo, lifo or picked:PLACE.PLACE…, places from 0",
  "pushdown.options.order.name": "Worklist order",
  "pushdown.options.order.label": "Worklist order",
  "pushdown.options.order.fifo": "first in, first out",
  "pushdown.options.order.picked": "as picked",
  "pushdown.options.order.lifo": "last in, first out",
  "pushdown.options.maxSteps.help": "approximate maximum number of steps; past it the result is partial",
  "pushdown.options.maxSteps.takes": "a positive number",
  "pushdown.options.maxSteps.name": "Step limit",
  "pushdown.options.maxSteps.label": "Step limit",
  "pushdown.options.maxSteps.unset": "automatic",
  "pushdown.options.maxSteps.count": "{count, number} steps",
  "pushdown.options.timeout.help": "time limit in milliseconds; past it the result is partial",
  "pushdown.options.semiring.help":
    "replaces that of the text: relevancy, boolean, min-plus, a product, or the file of a definition (own.semiring)",
  "pushdown.options.semiring.takes": "a semiring",
  "pushdown.semiring.own": "Write your own semiring",
  "pushdown.semiring.name": "Semiring",
  "pushdown.semiring.label": "Semiring",

  "pushdown.notation.rule": "in state p with γ on top of the stack: go to q and replace γ by w",
  "pushdown.notation.transition": "a transition of the automaton; it reads a stack from its top",
  "pushdown.notation.weight": "the weight of the transition t",
  "pushdown.notation.operations": "combine: either path; extend: one path after the other",
  "pushdown.notation.number": "the third rule; at a transition: the rule that made it in this step",
  "pushdown.notation.epsilon": "no symbol; in a rule: pop",
});
