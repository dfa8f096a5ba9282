/** How far apart things stand, in layout units. */
export interface Spacing {
  /** Between figures of a box. */
  readonly between: number;
  /** Between a box and what stands in it: beside, above with its title, below. */
  readonly side: number;
  readonly title: number;
  readonly bottom: number;
  /** Between boxes. */
  readonly apart: number;
  /** Between rows, at least. */
  readonly rows: number;
}

/** From wide to close: in a panel without room for everything things move together before letters shrink. */
export const spacings: readonly [Spacing, ...Spacing[]] = [
  { between: 32, side: 20, title: 44, bottom: 18, apart: 36, rows: 84 },
  { between: 24, side: 16, title: 40, bottom: 14, apart: 26, rows: 66 },
  { between: 16, side: 12, title: 36, bottom: 12, apart: 18, rows: 48 },
  { between: 12, side: 9, title: 32, bottom: 9, apart: 13, rows: 38 },
];
