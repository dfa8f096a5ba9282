/** The rules by the numbers that steps carry. */
export const ruleNames = ["initialize", "unfold", "prune", "abstract", "imply", "stop", "base-pair"] as const;

export type RuleName = (typeof ruleNames)[number];

/** What kinds of facts a recording holds, and what a, b, c mean for each. */
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
} as const;
