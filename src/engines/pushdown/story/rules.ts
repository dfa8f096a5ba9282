import type { Cause } from "../algorithm/observer.ts";

/** The rules by the numbers that steps carry: the causes of a saturation, then those of the read-out. */
export const ruleNames = [
  "start",
  "pop",
  "step",
  "push",
  "top",
  "epsilon",
  "worklist",
  "final",
  "accept",
  "read-top",
] as const satisfies readonly (Cause | string)[];

export type RuleName = (typeof ruleNames)[number];

/** What kinds of facts a recording holds, and what a, b, c mean for each. */
export const factKinds = {
  /** a: transition, b: its weight from now on, c: pushdown rule or -1. */
  transition: 0,
  /** a: transition. */
  entry: 1,
  /** W(s). a: state, b: weight, c: transition or -1. */
  accepted: 2,
  /** a: control location, b: symbol (-1: empty stack), c: weight. */
  top: 3,
} as const;
