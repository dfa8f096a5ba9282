import type { Point, Rect, Size } from "./drawing.ts";

/**
 * Where to look to see what is new. It depends on nothing that was looked at before, so that going back shows the same
 * again; and it is a point of a coarse grid, so that most steps move nothing. `view` is the size of the part that is in view. No empty space beyond the drawing.
 */
export function followCenter(news: Rect, all: Rect, view: Size): Point {
  return {
    x: along(news.x, all.x, all.width, view.width),
    y: along(news.y, all.y, all.height, view.height),
  };
}

/** The smallest rectangle around all; undefined around none. */
export function rectAround(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map(({ x, width }) => x - width / 2));
  const right = Math.max(...rects.map(({ x, width }) => x + width / 2));
  const top = Math.min(...rects.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** In one dimension: center of what is new, center and length of everything, length in view. */
function along(news: number, center: number, length: number, view: number): number {
  const slack = (length - view) / 2;
  if (slack <= 0) return center;
  const cell = view / 2;
  const nearest = center + Math.round((news - center) / cell) * cell;
  return Math.min(center + slack, Math.max(center - slack, nearest));
}
