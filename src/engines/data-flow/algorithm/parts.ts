/**
 * What a reader may leave out of the worklist algorithm to see what it is for: widening (and narrowing), the meet (the last edge
 * overwrites what came over the others), that successors go back on WL, and that an assignment kills what it replaces.
 */
export const parts = ["widening", "meet", "successors", "kill"] as const;

export type Part = (typeof parts)[number];

/** How many nodes an algorithm that is not whole takes at most: it may never end. */
export const INCOMPLETE_STEPS = 5_000;
