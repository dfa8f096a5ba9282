/**
 * What weights are made of: a bounded idempotent semiring (Li et al., Definition 2). Combine merges
 * paths, extend runs one after another. Names follow Reps, Schwoon, Jha and Melski (2005).
 */
export interface Semiring<W> {
  /** As the formats name it: `relevancy`, `min-plus`, `min-plus*relevancy`. */
  readonly name: string;
  /** No path: neutral for combine, absorbing for extend. */
  readonly zero: W;
  /** The empty path: neutral for extend. */
  readonly one: W;
  /** Every weight is an integer from 0 to 3, and zero is 0: such weights are stored in two bits. */
  readonly isTwoBit: boolean;
  /** What a weight looks like, for messages: `id, any or const`. */
  readonly expected: string;
  /** a ⊕ b */
  combine(a: W, b: W): W;
  /** a ⊗ b: first a, then b. */
  extend(first: W, then: W): W;
  equals(a: W, b: W): boolean;
  show(weight: W): string;
  /** Reads what `show` prints, and what the text format allows; undefined when it is no weight. */
  parse(text: string): W | undefined;
  /** As the JSON format writes it; undefined when the weight is left out there. */
  toJson(weight: W): unknown;
  fromJson(value: unknown): W | undefined;
  /** It is not known that weights stop changing: a run has a limit of steps, whatever it is told. */
  readonly mayDiverge?: true;
  /** What was found out about it. */
  readonly notes?: readonly string[];
  /** It breaks laws of a semiring. */
  readonly isBroken?: boolean;
  /** Its weights may change for ever around a cycle, and what they come to is known. */
  readonly descent?: Descent<W>;
  /** A sum was too large or too small for a number: this is not its value. */
  isOverflown?(weight: W): boolean;
}

/**
 * What a weight comes to that each round of a cycle makes lower by the same: in (min, +) minus infinity. Weights may consist of
 * several such parts, as in products; each is a number that combine takes the least of and extend adds.
 */
export interface Descent<W> {
  readonly parts: number;
  /** Whether a part of a weight is below that of another. */
  isBelow(weight: W, other: W, part: number): boolean;
  /** The weight with that part without end. */
  sink(weight: W, part: number): W;
}

/** A semiring whose type of weight does not matter. */
export type AnySemiring = Semiring<unknown>;
