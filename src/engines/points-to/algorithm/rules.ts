/** The rules by the numbers that steps carry. Slide names where the slides have one. */
export const ruleNames = [
  "entry",
  "new",
  "assign",
  "store",
  "load",
  "call",
  "argument",
  "return",
  "propagate",
  "cast",
  "array-store",
  "array-load",
  "static",
  "class-initialisation",
  "static-call",
  "constructor-call",
  "throw",
  "capture",
  "worklist",
] as const;

export type RuleName = (typeof ruleNames)[number];

/** What kinds of facts a points-to recording holds, and what a, b, c mean for each. */
export const factKinds = {
  /** a: context-sensitive method. */
  reachable: 0,
  /** a: pointer, b: object. */
  pointsTo: 1,
  /** a: source pointer, b: target pointer, c: type filter or -1. */
  flow: 2,
  /** a: calling context-sensitive method, b: call site, c: called context-sensitive method. */
  callEdge: 3,
  /** a: pointer, b: set of objects. */
  entry: 4,
} as const;
