export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its center, in layout units (CSS pixels at zoom 1). */
export interface Rect extends Point, Size {}

/** Whether two rectangles overlap, or come nearer than a gap. */
export function overlap(a: Rect, b: Rect, gap = 0): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap;
}

/** The rectangle between two columns and two rows. */
export function rectBetween(left: number, right: number, top: number, bottom: number): Rect {
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** The smallest rectangle around all, rectangles and points; undefined around none. */
export function rectAround(all: readonly (Point & Partial<Size>)[]): Rect | undefined {
  if (all.length === 0) return undefined;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y, width = 0, height = 0 } of all) {
    left = Math.min(left, x - width / 2);
    right = Math.max(right, x + width / 2);
    top = Math.min(top, y - height / 2);
    bottom = Math.max(bottom, y + height / 2);
  }
  return rectBetween(left, right, top, bottom);
}
