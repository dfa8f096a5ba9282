import { catalog } from "../../../kernel/index.ts";

/** Texts of data-flow analyses beside their tables. */
export const notes = catalog("dataFlowNotes", {
  "why-not.expected": "a fact of this run, such as x=4 ∈ OUT[8] or x@3 ∈ IN[8: y = x]; {name} is none of these",

  "data-flow.skipped":
    "Initial values are skipped: the 0 of fields and array elements before the first store, and arguments from outside the program. A run may contradict the result.",

  "own.type.statement": "a statement",
  "own.type.element": "an element of facts",
  "own.type.set": "a set",
  "own.type.direction": "a direction",
  "own.type.meet": "a meet of sets",
  "own.type.claim": "a claim",
  "own.genKill":
    "Analysis {name}: gen and kill of a statement are fixed, so each transfer function gen ∪ (IN − kill) is monotone and distributive, and the run ends.",
  "own.monotoneTried":
    "Analysis {name}: gen and kill depend on the facts before the statement. The transfer functions are monotone for all sets that were tried; a run that does not end is stopped after {limit} nodes.",
  "own.notMonotone":
    "The transfer function of “{statement}” is not monotone: {less} ⊆ {more}, but f({less}) = {before} ⊈ {after} = f({more}). A run may not end by itself.",
  "own.claim.assigned":
    "An element of a set says: the variable still has the value of this definition, or has been assigned.",
  "own.claim.read": "An element of a set says: the variable is read before it is assigned again.",
  "own.claim.computed": "An element of a set says: the expression still has the value that was computed.",
  "own.may": "An execution contradicts it where something holds but is not in the set.",
  "own.must": "An execution contradicts it where something is in the set but does not hold.",
  "own.noClaim":
    "Analysis {name} does not say what its facts claim (claims = assigned, read or computed), so no execution can contradict it.",
  "own.otherClaim": "Facts about {family} can only claim {known}: no execution can contradict “{claim}”.",
  "own.laws":
    "Analysis {name}: ⊔ is commutative, associative and idempotent; operators are monotone and stand for what Java computes, for all values and the numbers that were tried.",
  "own.lawsTried":
    "Analysis {name}: ⊔ is commutative, associative and idempotent; operators are monotone and stand for what Java computes, for the values and numbers that were tried.",
  "own.broken": "Analysis {name}: {law}.",
  "own.height": "No chain of values is longer than {height}, so the run ends.",
  "own.noHeight":
    "It is not known whether chains of values end: a run that does not end is stopped after {limit} nodes.",
  "own.law.commutative": "⊔ is not commutative",
  "own.law.associative": "⊔ is not associative",
  "own.law.idempotent": "⊔ is not idempotent",
  "own.law.unknown": "unknown is not the greatest value",
  "own.law.covers": "{java} = {result}, which is {meant}, but {abstract} = {value}",
  "own.law.monotone": "an operator is not monotone: {less} ⊑ {more}, but {from} = {before} ⋢ {after} = {to}",
  "own.example.reaching": "reaching definitions, rewritten",
  "own.example.live": "live variables, rewritten",
  "own.example.available": "available expressions, rewritten",
  "own.example.constants": "constants, rewritten",
  "own.example.parity": "parity",
  "own.example.tainted": "taint",
  "own.example.forgets": "one that forgets to kill",
  "own.example.unstable": "one that is not monotone",
});
