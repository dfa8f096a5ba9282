/** The size in CSS pixels that titles keep while zooming out, and by how much they grow at most in the drawing. */
const legible = 11;
const largest = 2.2;

interface TitleSpace {
  /** Of its letters in the drawing. */
  readonly size: number;
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
export function titleGrowth({ size, zoom, room, isPinned }: TitleSpace): number | undefined {
  const least = legible / (size * zoom);
  if (isPinned) return Math.max(1, Math.min(largest, least, room));
  return least > largest ? undefined : Math.max(1, least);
}
