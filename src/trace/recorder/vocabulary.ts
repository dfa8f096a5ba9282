/** Pseudocode procedures by name, each with the names of what its frames keep: four values at most. */
export type Procedures = Readonly<Record<string, readonly string[]>>;

/**
 * What the integers of a section are called: the rules its steps carry and the procedures its frames carry, both by
 * their places here. Recorder and board of a section share one vocabulary; write it `as const satisfies Vocabulary`.
 */
export interface Vocabulary<Rule extends string = string, P extends Procedures = Procedures> {
  readonly rules: readonly Rule[];
  readonly procedures: P;
  /**
   * `distinct` (where left out): a premise counts once, however often the recorder names it. `factors`: premises are
   * kept as they come, for they are the factors of a product.
   */
  readonly premises?: "distinct" | "factors";
}

/** What the frames of a procedure keep, by name. */
export type FrameValues<P extends Procedures, Name extends keyof P> = Readonly<Record<P[Name][number], number>>;
