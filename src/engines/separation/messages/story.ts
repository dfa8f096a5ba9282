import { catalog } from "../../../kernel/index.ts";

/** Texts about the steps of Algorithm 1. Backticks mark code. */
export const separation = catalog("separationStory", {
  "separation.region.unfolding-table": "Unfolding table",
  "separation.region.implications": "Implications",
  "separation.region.base-pairs": "Base pairs",
  "separation.region.heap": "Heap",
  "separation.region.derivation": "Derivation",
  "graph.node.method": "method",
  "separation.region.satisfiability": "Satisfiability",
  "separation.column.check": "Formula",
  "separation.column.verdict": "Verdict",
  "separation.column.model": "Model or reason",
  "separation.column.i": "i",
  "separation.column.predicate": "Predicate",
  "separation.column.sv": "SVⁱ",
  "separation.column.a": "Aⁱ",
  "separation.column.implied": "Disjunct of A′",
  "separation.column.covering": "Implies",
  "separation.column.pair": "Base pair",
  "separation.column.origin": "Made by",

  "separation.rule.initialize": "Initialization",
  "separation.rule.unfold": "unfold",
  "separation.rule.prune": "Without a base pair",
  "separation.rule.abstract": "Π and abs",
  "separation.rule.imply": "A′ ⇒ A",
  "separation.rule.stop": "Fixed point",
  "separation.rule.base-pair": "Base pair",

  "separation.rule.question": "Formula to decide",
  "separation.rule.clash": "No choice of base pairs",
  "separation.rule.expand": "Rule of the base pair",
  "separation.rule.answer": "Verdict",

  "separation.phase.base-pairs": "Base pairs",
  "separation.phase.unfolding": "Unfolding table",
  "separation.phase.satisfiability": "Satisfiability",

  "separation.moment.end": "The end: tables and answers",
  "separation.moment.round": "Round {round}",
  "separation.moment.stop": "The end of the loop",
  "separation.moment.question": "Check {formula}",
  "separation.moment.answer": "The answer to check {formula}",
  "separation.moment.pair": "First base pair of `{predicate}`",
  "separation.moment.pair-ahead": "Base pairs of `{predicate}`",
  "separation.moment.clash": "First choice of base pairs for check {formula}",
  "separation.moment.expansion": "First replacement in check {formula}",
  "separation.moment.sv": "SV of `{predicate}` in round {round}",
  "separation.moment.abstract": "A of `{predicate}` in round {round}",
  "separation.moment.implication": "First comparison for `{predicate}` in round {round}",

  "separation.start.what": "Nothing has happened yet: no table has a row.",
  "separation.start.why":
    "{reading, select, paper {Algorithm 1 runs as printed: all parameters count, fields are kept, and A is computed anew in each round.} canonical {Algorithm 1 runs in the canonical reading: only references count, heaps without a base pair are pruned, and A accumulates.} other {Algorithm 1 runs in the canonical reading with integers: a call with an integer parameter is pending, too; A compares references only, heaps without a base pair are pruned, and A accumulates.}}",

  "separation.what.put": "Round {round} is next.",
  "separation.what.take": "Round {round} begins.",
  "separation.what.known": "Known already: `{fact}`.",
  "separation.what.pruned": "Pruned: `{fact}`.",
  "separation.what.false": "The abstraction of `{fact}` is false.",
  "separation.what.sv": "New disjunct: `{fact}`.",
  "separation.what.abstract": "New abstraction: `{fact}`.",
  "separation.what.implication": "Compared: `{fact}`.",
  "separation.what.pair": "New base pair: `{fact}`.",
  "separation.what.question": "The next formula: `{fact}`.",
  "separation.what.clash": "This choice fails: `{fact}`.",
  "separation.what.expansion": "Replaced: `{fact}`.",
  "separation.what.answer": "Decided: `{fact}`.",
  "separation.what.end": "The end: `{fact}`.",

  "separation.sentence.put":
    "Round {round} comes next: {round, plural, =1 {nothing has been compared yet.} other {some disjunct of A′ does not imply A, so the tables are not final.}}",
  "separation.sentence.take":
    "Round {round} begins: each disjunct of SV is unfolded once, and the results are abstracted to A′.",
  "separation.sentence.initialize":
    "`{predicate}` begins as a call of itself, and A as false: nothing is known about its parameters yet.",
  "separation.sentence.unfold":
    "{count, plural, =0 {No call is left in this heap of `{predicate}`: it stays in `SV{round}` unchanged.} =1 {Disjunct {numbers} replaces the call in a heap of `{predicate}`: `SV{round}` has one more case.} other {Disjuncts {numbers} replace the calls in a heap of `{predicate}`: `SV{round}` has one more case.}}",
  "separation.sentence.prune":
    "No choice of base pairs fits this heap of `{predicate}`: it has no model, so it leaves the table.",
  "separation.sentence.abstract":
    "{isWhole, select, true {A heap of `{predicate}` joins A′ with all its cells and calls: abs is left out.} other {What this heap of `{predicate}` says about the parameters joins A′: the rest is projected away.}}",
  "separation.sentence.abstract.known":
    "This heap of `{predicate}` says nothing new about the parameters: A already has the disjunct.",
  "separation.sentence.abstract.false":
    "A call on a parameter of `{predicate}` is still pending in this heap: it counts as false in A.",
  "separation.sentence.imply": "This disjunct of `{predicate}` implies `A{before}`: it adds nothing new in this round.",
  "separation.sentence.imply.not":
    "This disjunct of `{predicate}` does not imply `A{before}`: it is new, so another round is needed.",
  "separation.sentence.stop":
    "Every disjunct of A′ implies A: more unfolding would add nothing new, so `SV{before}` is returned.",
  "separation.sentence.stop.limit": "A limit is reached while A is still changing: there is no fixed point to return.",
  "separation.sentence.base-pair":
    "{calls, plural, =0 {A disjunct of `{predicate}` is consistent and has no call: it gives a base pair.} other {A disjunct of `{predicate}` and base pairs of its calls are consistent: they give a base pair.}}",
  "separation.sentence.question":
    "Check {number} asks for a model: {calls, plural, =0 {it has no call, so its own facts decide.} other {base pairs are tried for its calls.}}",
  "separation.sentence.clash":
    "{calls, plural, =0 {Check {number} contradicts itself, even without any call.} other {This choice of base pairs contradicts check {number}: it gives no model.}}",
  "separation.sentence.expand":
    "Disjunct {disjunct} replaces `{call}`, as its base pair says: {calls, plural, =0 {no call takes its place.} one {one call takes its place.} other {# calls take its place.}}",
  "separation.sentence.answer":
    "{verdict, select, sat {Check {number} is satisfiable: all calls are replaced, and what is left is a heap.} unsat {Check {number} is unsatisfiable: no choice of base pairs is consistent with it.} other {Check {number} stays open: a limit was reached, so it may or may not have a model.}}",

  "separation.why.round": "Some disjunct of A′ did not imply A, or nothing has been compared yet.",
  "separation.why.initialize-plain": "SV begins as the predicate itself, and A as false.",
  "separation.why.unfold": "Each predicate occurrence is replaced by a disjunct of its definition: `{side}`.",
  "separation.why.unfold-plain": "No predicate occurs in the disjunct, so it stays unchanged.",
  "separation.why.prune": "It has no model: no choice of base pairs is consistent with it. `{side}`",
  "separation.why.prune-plain": "It has no model: no choice of base pairs is consistent with it.",
  "separation.why.abstract":
    "Π eliminates all variables that are not parameters, then abs keeps the cells of parameters: `{side}`.",
  "separation.why.abstract-plain": "There was nothing to eliminate and no cell to keep.",
  "separation.why.abstract-whole":
    "Π eliminates all variables that are not parameters; abs is left out, so all cells and calls stay: `{side}`.",
  "separation.why.abstract-whole-plain": "Π has nothing to eliminate; abs is left out, so all cells and calls stay.",
  "separation.why.imply-whole": "The old A has the same disjunct: without abs nothing else covers it.",
  "separation.why.not-implied-whole":
    "The old A does not have the same disjunct, and without abs nothing else covers it.",
  "separation.why.imply": "What it says about the parameters implies the disjuncts on the right, case by case.",
  "separation.why.not-implied": "In some case it implies no disjunct of the old A.",
  "separation.why.stop": "Every disjunct of A′ implies A, so the old tables are returned.",
  "separation.why.limit": "A limit was reached before A stopped growing.",
  "separation.why.base-pair": "Its own cells and the pairs of its calls are consistent with each other: `{side}`.",
  "separation.why.base-pair-plain": "Its own cells are consistent.",

  "separation.why.question": "The text asks whether it has a model.",
  "separation.why.clash":
    "The pairs say what is equal, distinct and allocated; together with the formula this is contradictory.",
  "separation.why.expand": "The model is built with this disjunct in place of the call: `{side}`.",
  "separation.why.answer":
    "{verdict, select, sat {Every call is replaced, and the remaining facts are consistent: each class of equal references is one address.} unsat {Base pairs are complete for shapes: if no choice is consistent, no heap satisfies the formula.} other {A limit was reached, so there is no answer: it may or may not have a model.}}",

  "separation.misconception.equality": "`{conjunct}` is forgotten: it belongs to the disjunct and must hold, too.",
  "separation.misconception.not-unfolded":
    "One unfolding is missing: in round {round} each predicate is replaced once more.",
  "separation.misconception.call": "The rest is forgotten: the disjunct also has `{call}`.",
  "separation.misconception.conjunction": "∗ is read as ∧: what ∗ joins lies in different cells.",
  "separation.misconception.not-abstracted":
    "Π and abs are forgotten: only facts about the parameters and their cells stay.",
  "separation.misconception.covered": "It is covered: it implies `{covering}`.",
  "separation.misconception.not-covered":
    "The implication is taken for granted: there is a case in which `{old}` does not hold.",
  "separation.misconception.allocated": "`{conjunct}` is forgotten: a base pair says which parameters have a cell.",
  "separation.misconception.unsat":
    "The base case or an alias is missed: a predicate may be empty, two names may be one address.",
  "separation.misconception.clash":
    "This choice clashes: {clash}. The parts that ∗ joins must be consistent and disjoint.",

  "separation.effect.known": "A stays as it is.",
  "separation.effect.close":
    "{rule, select, prune {It leaves the table.} other {A call on a parameter is pending: it does not count in A yet.}}",
  "separation.effect.round": "All predicates are unfolded once more.",
  "separation.effect.initialize": "The first round will unfold it.",
  "separation.effect.unfold": "It becomes part of SV′, which is abstracted once it is complete.",
  "separation.effect.prune": "It leaves the table.",
  "separation.effect.abstract": "It becomes part of A′.",
  "separation.effect.imply": "When all disjuncts of A′ imply A, the procedure stops.",
  "separation.effect.stop": "Nothing is left to do.",
  "separation.effect.base-pair": "Disjuncts that call the predicate may use it.",
  "separation.effect.question": "Base pairs are tried for its calls.",
  "separation.effect.clash": "The next choice is tried.",
  "separation.effect.expand": "The cloud becomes the heap of the disjunct; its calls are replaced next.",
  "separation.effect.answer": "The next formula follows.",
  "separation.sum.initialize": "{count, plural, one {# step of bookkeeping.} other {# steps of bookkeeping.}}",
  "separation.sum.unfold": "{count, plural, one {# disjunct is unfolded.} other {# disjuncts are unfolded.}}",
  "separation.sum.prune": "{count, plural, one {# disjunct is pruned.} other {# disjuncts are pruned.}}",
  "separation.sum.abstract": "{count, plural, one {# disjunct is abstracted.} other {# disjuncts are abstracted.}}",
  "separation.sum.imply": "{count, plural, one {# disjunct is compared.} other {# disjuncts are compared.}}",
  "separation.sum.stop": "The procedure stops.",
  "separation.sum.question": "{count, plural, one {# formula is asked.} other {# formulas are asked.}}",
  "separation.sum.clash": "{count, plural, one {# choice fails.} other {# choices fail.}}",
  "separation.sum.expand": "{count, plural, one {# call is replaced.} other {# calls are replaced.}}",
  "separation.sum.answer": "{count, plural, one {# formula is decided.} other {# formulas are decided.}}",
  "separation.sum.base-pair": "{count, plural, one {# base pair is found.} other {# base pairs are found.}}",
});
