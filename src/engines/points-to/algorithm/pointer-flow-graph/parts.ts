/**
 * What a reader may leave out of the algorithm to see what it is for: Δ (all of pts is propagated), what AddEdge and
 * Propagate add to WL, the entry of `this`, an edge of a rule, the filters of edges.
 */
export const parts = [
  "delta",
  "push",
  "successors",
  "this",
  "assign",
  "store",
  "load",
  "argument",
  "return",
  "filter",
] as const;
export type Part = (typeof parts)[number];
