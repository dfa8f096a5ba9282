import { type Catalog, catalog } from "../../../kernel/index.ts";

/** Texts about separation logic that are needed before it runs: names, options, commands. */
export const words: Catalog = catalog("separationWords", {
  "separation.tab.short": "Separation",
  "separation.page.name": "Separation logic",
  "separation.page.title": "{name} · Separation logic · Fixscope",
  "separation.tab.name": "Formulas",
  "separation.tab.hint": "Algorithm 1 and satisfiability of formulas with inductive predicates",
  "separation.own": "Your own predicates",

  "separation.oneFile": "this command takes one file.",
  "separation.command.lfp": "Algorithm 1: the tables SV and A of predicates",
  "separation.command.sat": "satisfiability of symbolic heaps, .sl or .smt2",
  "separation.command.what-if-lfp": "what Algorithm 1 loses without its abstraction, and what that costs",
  "separation.command.why-not-lfp":
    "why a disjunct of A or a base pair is not there: the first missing premise of each disjunct of the definition",
  "separation.why-not.fact.help":
    'the fact, as the page writes it: "A(P) ∋ x = null" or "base(P) ∋ x ↦ ∧ y = null"; "P: x = null" is A(P)',
  "separation.why-not.fact.takes": 'a fact such as "A(P) ∋ x = null"',
  "separation.why-not.fact.example": "A(P) ∋ x = null",
  "separation.sat.files": "sat takes one file, .sl or .smt2.",
  "separation.sat.timeout.help": "time limit in milliseconds; what is undecided then is unknown or partial",

  "separation.options.reading.help":
    "paper (Algorithm 1 as printed), canonical (only references count; the default), or canonical-integers (calls with integer parameters are pending, too)",
  "separation.options.reading.name": "Reading of Algorithm 1: as printed, or canonical, without or with integers",
  "separation.options.reading.label": "Reading",
  "separation.options.reading.paper": "as printed",
  "separation.options.reading.canonical": "canonical",
  "separation.options.reading.canonical-integers": "canonical, integers count",
  "separation.options.maxIterations.help": "rounds of the loop; 6 if not given",
  "separation.options.maxIterations.name": "Maximum rounds of unfolding",
  "separation.options.maxIterations.label": "Rounds",
  "separation.options.maxDisjuncts.help": "disjuncts of one table; 5,000 as printed, 512 in the canonical readings",
  "separation.options.maxDisjuncts.name": "Maximum disjuncts per table",
  "separation.options.maxDisjuncts.label": "Disjuncts",
  "separation.options.without.help":
    "leaves a part of Algorithm 1 out, to show what it is for: abs (the abstraction of line 7)",
  "separation.options.without.takes": "abs, or nothing",
  "separation.options.without.name": "Left out",
  "separation.options.timeout.help": "time limit in milliseconds; what is undecided then is unknown or partial",

  "separation.notation.cell": "x points to a cell of type c with the fields a and b",
  "separation.notation.star": "two parts of the heap without a common cell",
  "separation.notation.empty": "the empty heap",
  "separation.notation.unfoldings": "the disjuncts that a predicate unfolds into, so far",
  "separation.notation.abstraction": "what the disjuncts say about the parameters",
});
