/** From the top of a line to its bottom, in pixels of the whole text. */
export interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where a view of this height, scrolled to `scrollTop`, must be scrolled to so that the first of these lines is in sight, and of
 * the others, nearest first, as many as fit with it. Undefined where they are in sight already.
 */
export function scrollToSee(lines: readonly Rows[], scrollTop: number, height: number): number | undefined {
  const [first, ...others] = lines;
  if (first === undefined) return undefined;
  const byDistance = [...others].sort((a, b) => Math.abs(a.top - first.top) - Math.abs(b.top - first.top));
  let { top, bottom } = first;
  for (const line of byDistance) {
    const [upper, lower] = [Math.min(top, line.top), Math.max(bottom, line.bottom)];
    if (lower - upper > height) break;
    [top, bottom] = [upper, lower];
  }
  if (top >= scrollTop && bottom <= scrollTop + height) return undefined;
  // A line that is higher than the view is seen from its beginning.
  return Math.max(0, bottom - top > height ? top : top - (height - (bottom - top)) / 2);
}
