import { catalog } from "../../../kernel/index.ts";

/** What a run of Algorithm 1 says. Backticks mark code. */
export const separation = catalog("separationStory", {
  "separation.region.unfolding-table": "Unfolding table",
  "separation.region.implications": "Implications",
  "separation.region.base-pairs": "Base pairs",
  "separation.region.heap": "Heap",
  "separation.region.derivation": "Derivation",
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

  "separation.start.what": "Nothing has happened yet: no table has a row.",
  "separation.start.why":
    "{reading, select, paper {Algorithm 1 runs as it is printed: all formals count, fields are kept, A is made anew in each round.} canonical {Algorithm 1 runs in the canonical reading: only references count, what has no base pair is pruned, A accumulates.} other {Algorithm 1 runs in the canonical reading with integers: a call on an integer formal is pending, too; A compares references only, what has no base pair is pruned, A accumulates.}}",

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
    "Round {round} begins: each disjunct of SV is unfolded once, and A′ is made of what comes out.",
  "separation.sentence.initialize":
    "`{predicate}` begins as one call of itself, and with A false: nothing is known of its parameters yet.",
  "separation.sentence.unfold":
    "{count, plural, =0 {No call is left in this heap of `{predicate}`: it stays in `SV{round}` as it is.} =1 {Disjunct {numbers} replaces the call in a heap of `{predicate}`: `SV{round}` has one case more.} other {Disjuncts {numbers} replace the calls in a heap of `{predicate}`: `SV{round}` has one case more.}}",
  "separation.sentence.prune":
    "No choice of base pairs fits this heap of `{predicate}`: it has no model, so it leaves the table.",
  "separation.sentence.abstract":
    "{isWhole, select, true {A heap of `{predicate}` joins A′ with all its cells and calls: abs is left out.} other {What this heap of `{predicate}` says of the parameters joins A′: the rest is projected away.}}",
  "separation.sentence.abstract.known":
    "This heap of `{predicate}` says nothing new of the parameters: A has the disjunct already.",
  "separation.sentence.abstract.false":
    "A call on a parameter of `{predicate}` is still pending in this heap: it counts as false in A.",
  "separation.sentence.imply":
    "This disjunct of `{predicate}` implies `A{before}`: the round has brought nothing new by it.",
  "separation.sentence.imply.not":
    "This disjunct of `{predicate}` does not imply `A{before}`: it is new, so another round is needed.",
  "separation.sentence.stop":
    "Every disjunct of A′ implies A: unfolding on would tell nothing new, so `SV{before}` is returned.",
  "separation.sentence.stop.limit": "A limit is reached while A still changes: there is no fixed point to return.",
  "separation.sentence.base-pair":
    "{calls, plural, =0 {A disjunct of `{predicate}` is consistent without any call: it is a base pair.} other {A disjunct of `{predicate}` and base pairs of its calls fit together: one base pair more.}}",
  "separation.sentence.question":
    "Check {number} asks for a model: {calls, plural, =0 {it has no call, so its own facts decide.} other {base pairs are tried for its calls.}}",
  "separation.sentence.clash":
    "{calls, plural, =0 {Check {number} contradicts itself without any call.} other {This choice of base pairs contradicts check {number}: it gives no model.}}",
  "separation.sentence.expand":
    "`{call}` gives way to disjunct {disjunct}, as its base pair has it: {calls, plural, =0 {no call comes in its place.} one {one call comes in its place.} other {# calls come in its place.}}",
  "separation.sentence.answer":
    "{verdict, select, sat {Check {number} is satisfiable: all calls are replaced, and what is left is a heap.} unsat {Check {number} is unsatisfiable: no choice of base pairs is consistent with it.} other {Check {number} stays open: a limit was reached, so it may have a model or not.}}",

  "separation.why.round": "Some disjunct of A′ did not imply A, or nothing has been compared yet.",
  "separation.why.initialize-plain": "SV begins with the predicate itself, and A with false.",
  "separation.why.unfold": "Each predicate occurrence is replaced by a disjunct of its definition: `{side}`.",
  "separation.why.unfold-plain": "No predicate occurs in the disjunct, so it stays as it is.",
  "separation.why.prune": "It has no model: no choice of base pairs is consistent with it. `{side}`",
  "separation.why.prune-plain": "It has no model: no choice of base pairs is consistent with it.",
  "separation.why.abstract": "Π eliminates what is no parameter, then abs keeps the cells of parameters: `{side}`.",
  "separation.why.abstract-plain": "There was nothing to eliminate and no cell to keep.",
  "separation.why.abstract-whole":
    "Π eliminates what is no parameter; abs is left out, so all cells and calls stay: `{side}`.",
  "separation.why.abstract-whole-plain": "Π has nothing to eliminate; abs is left out, so all cells and calls stay.",
  "separation.why.imply-whole": "The old A has the same disjunct: without abs nothing else covers it.",
  "separation.why.not-implied-whole":
    "The old A does not have the same disjunct, and without abs nothing else covers it.",
  "separation.why.imply": "What it says about the parameters implies the disjuncts on the right, case by case.",
  "separation.why.not-implied": "In some case no disjunct of the old A follows from it.",
  "separation.why.stop": "Every disjunct of A′ implies A, so the old tables are returned.",
  "separation.why.limit": "A limit was reached before A stopped growing.",
  "separation.why.base-pair": "Its own cells and the pairs of its calls are consistent together: `{side}`.",
  "separation.why.base-pair-plain": "Its own cells are consistent.",

  "separation.why.question": "The text asks whether it has a model.",
  "separation.why.clash":
    "The pairs say what is equal, distinct and allocated; together with the formula that is contradictory.",
  "separation.why.expand": "The model is built with this rule in the place of the call: `{side}`.",
  "separation.why.answer":
    "{verdict, select, sat {Every call is replaced, and the facts that are left are consistent: each class of references is one address.} unsat {Base pairs are complete for shapes: when no choice is consistent, no heap satisfies the formula.} other {A limit was reached. That is no answer: it may have a model or not.}}",

  "separation.misconception.equality": "`{conjunct}` is forgotten: it comes with the disjunct and has to hold, too.",
  "separation.misconception.not-unfolded":
    "One unfolding is missing: in round {round} each predicate is replaced once more.",
  "separation.misconception.call": "The rest is forgotten: the disjunct also has `{call}`.",
  "separation.misconception.conjunction": "∗ is read as ∧: what ∗ joins lies in different cells.",
  "separation.misconception.not-abstracted":
    "Π and abs are forgotten: only what is said of the parameters and their cells stays.",
  "separation.misconception.covered": "It is covered: `{covering}` follows from it.",
  "separation.misconception.not-covered":
    "The implication is taken for granted: there is a case in which `{old}` does not hold.",
  "separation.misconception.allocated": "`{conjunct}` is forgotten: a base pair says which parameters have a cell.",
  "separation.misconception.unsat":
    "The base case or an alias is missed: a predicate may be empty, two names may be one address.",
  "separation.misconception.clash": "This choice clashes: {clash}. What ∗ joins has to be consistent and apart.",

  "separation.effect.known": "A stays as it is.",
  "separation.effect.close":
    "{rule, select, prune {It leaves the table.} other {A predicate on a parameter is pending: it does not count in A yet.}}",
  "separation.effect.round": "All predicates are unfolded once more.",
  "separation.effect.initialize": "The first round will unfold it.",
  "separation.effect.unfold": "It becomes part of SV′, to be abstracted when all are there.",
  "separation.effect.prune": "It leaves the table.",
  "separation.effect.abstract": "It becomes part of A′.",
  "separation.effect.imply": "When all disjuncts of A′ imply A, the procedure stops.",
  "separation.effect.stop": "Nothing is left to do.",
  "separation.effect.base-pair": "Disjuncts that call the predicate may use it.",
  "separation.effect.question": "Base pairs are tried for its calls.",
  "separation.effect.clash": "The next choice is tried.",
  "separation.effect.expand": "The cloud becomes what the rule says; its calls are replaced next.",
  "separation.effect.answer": "The next formula can be looked at.",
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
