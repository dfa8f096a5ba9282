import type { Vocabulary } from "../../../../trace/index.ts";

/** The name under which the recorder writes its section. */
export const SECTION = "separation";

/** Facts about formulas to decide; what stands in b of the others is a predicate. */
export function isOfCheck(kind: number): boolean {
  return kind >= factKinds.question;
}

/** The rules by the numbers that steps carry. */
const ruleNames = [
  "initialize",
  "unfold",
  "prune",
  "abstract",
  "imply",
  "stop",
  "base-pair",
  "question",
  "clash",
  "expand",
  "answer",
] as const;

export type RuleName = (typeof ruleNames)[number];

/** The rule of a number that a step carries. */
export function ruleName(number: number): RuleName {
  return ruleNames[number] ?? "initialize";
}

/** The kinds of facts of a recording, with the meanings of a, b and c. */
export const factKinds = {
  /** A disjunct of SV. a: symbol `disjuncts`, b: predicate, c: round. */
  sv: 0,
  /** A disjunct of A. a: symbol `abstracts`, b: predicate, c: round. */
  abstract: 1,
  /** An implication that was looked at. a: symbol `comparisons`, b: predicate, c: round. */
  implication: 2,
  /** How the procedure ended. a: 1 at a fixed point, 0 at a limit; c: round. */
  end: 3,
  /** A base pair. a: symbol `pairs`, b: predicate, c: the round in which nothing happened yet, 0. */
  pair: 4,
  /** A formula to decide. a: symbol `questions`. */
  question: 5,
  /** A choice of base pairs that fails. a: symbol `clashes`, b: question. */
  clash: 6,
  /** A predicate occurrence that a model derives by a rule. a: symbol `expansions`, b: question. */
  expansion: 7,
  /** The verdict. a: symbol `answers`, b: question. */
  answer: 8,
} as const;

/** Round i of the loop, for a predicate, and the disjunct of SV or of its definition that is looked at. */
const body = ["round", "predicate", "disjunct"] as const;

/** Base pairs of several calls may be the same one: each counts. */
export const vocabulary = {
  rules: ruleNames,
  procedures: { LFP: body, BasePairs: body, Satisfiable: ["question"] },
  premises: "factors",
} as const satisfies Vocabulary;
