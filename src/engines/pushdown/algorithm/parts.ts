/**
 * What a reader may leave out of post* to see what it is for: the join of an ε-transition with what is behind it, the join of
 * what a middle state gains later, and that a transition goes back onto the worklist when only its weight rises (in pre*, too).
 */
export const parts = ["epsilon", "late-epsilon", "raised"] as const;

export type Part = (typeof parts)[number];
