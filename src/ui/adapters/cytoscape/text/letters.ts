/** Of the labels of nodes and of the smallest label. */
export interface LabelSizes {
  readonly label: number;
  readonly smallest: number;
}

/** Where a drawing is shown small its letters are at most this much larger than the drawing around them, and cut. */
export const largestGrowth = 1.85;
/** By how much titles are, at most. */
const largestTitle = 2.2;
/** Letters may miss their size by this much of a CSS pixel. */
const rounding = 0.04;

/** The sizes of letters in a drawing that is shown larger or smaller than it is. */
export class Letters {
  /** In the drawing, at zoom 1. */
  readonly #drawn: LabelSizes;
  /** What the page wants, in CSS pixels. */
  readonly wanted: LabelSizes;

  constructor(drawn: LabelSizes, wanted: LabelSizes) {
    this.#drawn = drawn;
    this.wanted = wanted;
  }

  /** The zoom at which the smallest letters have the size that the page wants at least. */
  get legible(): number {
    return this.wanted.smallest / this.#drawn.smallest;
  }

  /** The zoom at which names have the size that the page wants. */
  get natural(): number {
    return this.wanted.label / this.#drawn.label;
  }

  /** By how much letters are larger than the drawing around them: they keep their least size while it is shown a little smaller. */
  growthAt(zoom: number): number {
    return Math.min(largestGrowth, Math.max(1, this.legible / zoom));
  }

  /** The smallest letters, in CSS pixels. */
  smallestAt(zoom: number): number {
    return zoom * this.growthAt(zoom) * this.#drawn.smallest;
  }

  /** Are they smaller than the page allows? */
  areTooSmallAt(zoom: number): boolean {
    return this.smallestAt(zoom) < this.wanted.smallest - rounding;
  }
}

interface TitleSpace {
  /** Of its letters in the drawing. */
  readonly size: number;
  /** What the page wants at least, in CSS pixels. */
  readonly wanted: number;
  readonly zoom: number;
  /** How often the whole title fits into its space. */
  readonly room: number;
  /** The reader has chosen how large things are shown. */
  readonly isPinned: boolean;
}

/**
 * By how much the letters of a title are larger than the drawing around them: so that they can be read, even if the title
 * is then cut. Where the reader made the drawing small they are never cut, and may be small.
 *
 * @returns undefined where letters that can be read would be larger than what they name
 */
export function titleGrowth({ size, wanted, zoom, room, isPinned }: TitleSpace): number | undefined {
  const least = wanted / (size * zoom);
  if (isPinned) return Math.max(1, Math.min(largestTitle, least, room));
  return least > largestTitle ? undefined : Math.max(1, least);
}
