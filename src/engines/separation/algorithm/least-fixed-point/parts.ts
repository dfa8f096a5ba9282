/** What a reader may leave out of Algorithm 1 to see what it is for: the abstraction of line 7. */
export const parts = ["abs"] as const;

export type Part = (typeof parts)[number];
