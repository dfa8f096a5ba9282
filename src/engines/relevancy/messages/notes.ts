import { catalog } from "../../../kernel/index.ts";

/** Texts of relevancy and instrumentation beside their tables: expectations, and why something stays concrete. */
export const notes = catalog("relevancyNotes", {
  "why-not.expected":
    "a fact of this run, such as ra(x, C.m()) = any, top(x, C.m()) = any or (x, C.m(), s); {name} is none of these",
  "blame.expected": "an outcome of this run with symbolic values, such as ra(x, C.m()) = any; {name} is not one",
  "blame.writes":
    "{method} writes {global} only when it is called at {others}, and then returns there; on this path it is called at {call}, and returns to {call}.",
  "blame.reads":
    "{method} reads {global} only when it is called at {others}, and then returns there; on this path it is called at {call}, and returns to {call}.",
  "blame.said.way": "a way of Table 1",
  "blame.said.copies": "as far as Table 2 goes",
  "blame.said.return": "the return of the calls that do so",
  "blame.said.cut": "not under Table 2",
  "seeds.anywhere": "Class.field, or Class.method(..)/variable; the methods are {names}",
  "seeds.within": "a variable of that method: {names}",
  "colors.weight": "a whole number",
  "side.statement": "{statement} in {method}",

  "unrecorded.fact": "{count} steps that are not recorded",

  "concrete.because": "{slot} stays concrete: {reason}.",
  "concrete.type": "{slot} stays concrete: its type has no symbolic version.",
  "concrete.package": "{slot} stays concrete: a named package does not see the symbolic library.",
  "concrete.value": "The concrete value is used: {reason}.",
  "concrete.loopVariable": "The concrete value is used: the loop variable has another type.",
  "concrete.noSymbol": "There is no symbol of this type; null stands for it.",
  "concrete.operator": "“{operator}” is computed on concrete values.",

  "why.undeclared": "it cannot be declared symbolic there",
  "why.variable": "kept in a variable that is not symbolic",
  "why.unrepeatable": "it is updated at a place that cannot be evaluated twice",
  "why.passed": "passed to {method}",
  "why.passedToNew": "passed to new {class}(…)",
  "why.signature": "another method would get the same signature",
  "why.kept": "kept in {name}, which is not symbolic",
  "why.float": "a float has no symbolic version",
  "why.length": "the length of an array",
  "why.array": "kept in an array that is not symbolic",
  "why.lambda": "returned from a lambda",
  "why.index": "the index of an array",
  "why.gets": "it reaches a place where only Java’s own type fits",
  "why.holds": "it also holds values that only Java’s own type fits",
  "why.arrays": "an array of arrays is created in one expression",
  "why.loop": "a loop iterates over it",
  "why.noVersion": "{method} has no symbolic version",
  "why.original": "it is passed where the original signature is called",
  "why.compared": "it is compared by its value",
  "why.cast": "cast to a type without a symbolic version",
  "why.constructor": "passed to a constructor of the library",
  "why.chosen": "a switch selects it",
  "why.returned": "returned where only Java’s own type fits",
  "why.called": "the Java library may call the method",
  "why.mixed": "the other branch has no symbolic version",
  "why.decides": "a switch depends on it",
});
