import type { Vocabulary } from "../../../../trace/index.ts";
import { ruleNames } from "../../algorithm/observer.ts";

/** The name under which the recorder writes its section; Algorithm 1 has one of its own. */
export const SECTION = "symbolic";

/** The rules by the numbers that steps carry: Fig. 5's, then the paper's text. */
const recordedRules = [
  ...ruleNames,
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

export type RecordedRule = (typeof recordedRules)[number];

export function ruleName(number: number): RecordedRule {
  return recordedRules[number] ?? "start";
}

/** Steps tell the line themselves: no frames are written. */
export const vocabulary = { rules: recordedRules, procedures: {} } as const satisfies Vocabulary;

/** The kinds of facts, with the meanings of a, b and c. */
export const factKinds = {
  /** A node of the execution tree. a: symbol `nodes`. A `take` holds the step of the put in a. */
  node: 0,
  /** A configuration. a: symbol `configurations`, b: node, c: symbol `executions`, or -1 where a node begins. */
  configuration: 1,
  /** An answer of the checker. a: symbol `verdicts`, b: node. */
  verdict: 2,
  /** How a path ended. a: symbol `ends`, b: node. A `close` holds the step of the put in a, and the end in c. */
  end: 3,
  /** A test input. a: symbol `tests`, b: node. */
  test: 4,
  /** What all inputs cover. a: symbol `coverage`. */
  coverage: 5,
} as const;
