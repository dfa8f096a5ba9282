import { type Catalog, catalog } from "../../../kernel/index.ts";

/** Texts about the relevancy analysis that are needed before it runs: names, options, commands. */
export const words: Catalog = catalog("relevancyWords", {
  "relevancy.tab.short": "Relevancy",
  "relevancy.page.name": "Relevancy",
  "relevancy.page.title": "{name} · Relevancy · Fixscope",
  "relevancy.own": "Your own program, for relevancy",

  "relevancy.command.ra": "relevancy analysis, as JSON or XML",
  "relevancy.command.why-not-relevancy":
    "why a variable is not relevant, or a fact of post* does not hold: the first missing premise of each pushdown rule",
  "relevancy.command.blame-relevancy":
    "why Table 1 has an outcome that Table 2 does not: a path with a return that does not match its call",
  "relevancy.why-not.against.help": "the run without it: refined (Table 2) if not given",
  "relevancy.why-not.against.takes": "a run such as refined",
  "relevancy.why-not.fact.help":
    'the fact, as the page writes it: "ra(v, m) = any", "top(v, m) = any", "(v, m, s)" or "l(v, m, s) = WEIGHT"',
  "relevancy.why-not.fact.takes": 'a fact such as "ra(x, C.m()) = any"',
  "relevancy.why-not.fact.example": "ra(x, C.m()) = any",
  "relevancy.ra.format.help": "json (the default) or xml",

  "relevancy.options.context.help": "contexts of the points-to analysis underneath; 1-call if not given",
  "relevancy.options.heap.help": "how many context elements qualify an object; 0 if not given",
  "relevancy.options.globals.help": "merged (Table 1, the default) or refined (Table 2)",
  "relevancy.options.globals.takes": "merged (Table 1) or refined (Table 2)",
  "relevancy.options.globals.name": "Globals: merged over contexts (Table 1) or per context (Table 2)",
  "relevancy.options.globals.label": "Globals",
  "relevancy.options.globals.merged": "merged",
  "relevancy.options.globals.refined": "refined",
  "relevancy.options.refinedContexts.help": "callee (the context that the call creates; the default) or printed",
  "relevancy.options.refinedContexts.name": "Contexts of the callee in Table 2",
  "relevancy.options.refinedContexts.label": "cc′",
  "relevancy.options.refinedContexts.callee": "of this call",
  "relevancy.options.refinedContexts.printed": "as printed",
  "relevancy.options.seeds.help":
    "which variables are symbolic: A.main(String[])/s,Limit.v,…; every Symbolic.x() call if not given",
  "relevancy.options.seeds.takes": "variables such as A.main(String[])/s, or fields such as Limit.v",
  "relevancy.options.seeds.name": "Symbolic variables",
  "relevancy.options.seeds.label": "Symbolic variables",
  "relevancy.options.seeds.placeholder": "every call of Symbolic",
  "relevancy.options.seeds.hint":
    "Main.main(String[])/n, Limit.v: locals and fields, separated by commas. Or press “Pick seeds” and click variables in the program.",
  "relevancy.options.seeds.reset": "Reset to every call of Symbolic",
  "relevancy.options.seeds.pick": "Pick seeds",
  "relevancy.options.seeds.pickHint": "Choose which variables hold symbolic values by clicking them in the program",
  "relevancy.options.seeds.picking": "Click a variable or field to make it symbolic; click it again to undo.",
  "relevancy.options.types.help":
    "types of interest, some of primitives,strings,boxes,modeled,all; the first four if not given",
  "relevancy.options.types.takes": "some of primitives, strings, boxes, modeled, all",
  "relevancy.options.implicit.help": "also follow control dependence and symbolic indexes",
  "relevancy.options.implicit.name": "Track control dependence",
  "relevancy.options.implicit.hint": "Whatever is assigned under a symbolic condition is then relevant.",
  "relevancy.options.modRef.help": "false passes every global to every call; the answer is the same",
  "relevancy.options.splitLocals.help":
    "false keeps a local that is assigned several times as one node; else it is split into x₁, x₂, …",
  "relevancy.options.splitLocals.name": "Do not split locals",
  "relevancy.options.splitLocals.hint":
    "A local is then one node. Otherwise its independent definitions are x₁, x₂, …, as in the SSA-like form of the paper.",
  "relevancy.options.pipeline.help": "stacking (the default), cloning, or both side by side",
  "relevancy.options.pipeline.name": "How calls are told apart: by a stack, or by copies of the methods",
  "relevancy.options.pipeline.label": "Calls",
  "relevancy.options.pipeline.stacking": "stacking",
  "relevancy.options.pipeline.cloning": "cloning",
  "relevancy.options.encoding.help":
    "how globals are encoded: paper, split (less work), or auto (by size; the default)",
  "relevancy.options.wdg.help": "false leaves the dependence graph out of the answer",
  "relevancy.options.stacks.help": "false leaves the stack languages out of the answer",

  "relevancy.outcome.legend": "Marks after variables",
  "relevancy.outcome.any": "relevant",
  "relevancy.outcome.id": "start value",
  "relevancy.outcome.const": "constant",
  "relevancy.outcome.zero": "unreached",
  "instrumented.region": "Instrumented program",
  "instrumented.which": "What is instrumented",
  "instrumented.relevant": "Relevant",
  "instrumented.blind": "Blind",
  "instrumented.nothing": "Nothing is relevant; the program is unchanged.",

  "relevancy.notation.edge": "w in method g depends on v in method f",
  "relevancy.notation.return": "the return point of the call in line 25",
  "relevancy.notation.env": "the environment: the source of constants and symbolic values",
  "relevancy.notation.rule": "a pushdown rule: a call pushes its return point r",
  "relevancy.notation.weight": "the value is symbolic, constant, or unchanged",
});
