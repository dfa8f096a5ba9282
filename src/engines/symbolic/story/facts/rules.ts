/**
 * A recording of symbolic execution begins with one of Algorithm 1. Its numbers of rules, facts and procedures stay
 * as they are; those of symbolic execution follow from here on.
 */
const AFTER_ALGORITHM_1 = 32;

/** The rules in the order of the numbers that steps carry, less `AFTER_ALGORITHM_1`: Fig. 5's, then the paper's text. */
export const ruleNames = [
  "S-CONST",
  "S-VAR",
  "S-UNOP",
  "S-BINOP",
  "S-LOAD",
  "S-ASSIGN",
  "S-STORE",
  "S-NEW",
  "S-FREE",
  "S-GOTO",
  "S-ASSERT",
  "S-TCOND",
  "S-FCOND",
  "S-CALL",
  "S-RETURN",
  "S-THROW",
  "enum",
  "enum-2",
  "enum-3",
  "start",
  "check",
  "agenda",
  "solve",
  "infeasible",
  "cut-off",
  "unknown",
  "end",
  "test",
  "coverage",
] as const;

export type RecordedRule = (typeof ruleNames)[number];

export function ruleNumber(rule: RecordedRule): number {
  return AFTER_ALGORITHM_1 + ruleNames.indexOf(rule);
}

/** Undefined for a rule of Algorithm 1. */
export function ruleName(number: number): RecordedRule | undefined {
  return ruleNames[number - AFTER_ALGORITHM_1];
}

/** What kinds of facts there are besides those of Algorithm 1, and what a, b, c mean for each. */
export const factKinds = {
  /** A node of the execution tree. a: symbol `nodes`. A `take` holds the step of the put in a. */
  node: AFTER_ALGORITHM_1,
  /** A configuration. a: symbol `configurations`, b: node, c: symbol `executions`, or -1 where a node begins. */
  configuration: AFTER_ALGORITHM_1 + 1,
  /** An answer of the checker. a: symbol `verdicts`, b: node. */
  verdict: AFTER_ALGORITHM_1 + 2,
  /** How a path ended. a: symbol `ends`, b: node. A `close` holds the step of the put in a, and the end in c. */
  end: AFTER_ALGORITHM_1 + 3,
  /** A test input. a: symbol `tests`, b: node. */
  test: AFTER_ALGORITHM_1 + 4,
  /** What all inputs cover. a: symbol `coverage`. */
  coverage: AFTER_ALGORITHM_1 + 5,
} as const;

/** Whether the fact of a step belongs to symbolic execution, not to Algorithm 1 before it. */
export function isOfExecution(factKind: number): boolean {
  return factKind >= AFTER_ALGORITHM_1;
}

/** Procedures by the numbers that frames carry. */
export const procedureNumbers = {
  execution: AFTER_ALGORITHM_1,
  enum: AFTER_ALGORITHM_1 + 1,
  rules: AFTER_ALGORITHM_1 + 2,
} as const;
