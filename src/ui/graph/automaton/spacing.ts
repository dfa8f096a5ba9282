/** The heights of what stands in rows, and what is left free between them, in layout units. */
export interface Spacing {
  /** A row of one line of letters is at least so high. */
  readonly row: number;
  /** Around what a row says. */
  readonly around: number;
  /** A state is at least so high. */
  readonly state: number;
  /** Between two items of which one is a state. */
  readonly between: number;
  readonly betweenStarts: number;
  /** A loop is drawn this high above its state, with what it says. */
  readonly loop: number;
}

/** Where there is room. */
export const roomy: Spacing = { row: 17, around: 3, state: 24, between: 6, betweenStarts: 8, loop: 50 };

/** Where there is not: letters do not touch. */
export const tight: Spacing = { row: 17, around: 0, state: 20, between: 3, betweenStarts: 4, loop: 44 };
