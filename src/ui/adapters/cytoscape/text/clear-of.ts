import type { Point, Rect } from "../drawing.ts";

/** Between what goes along an edge and the figures at its ends. */
const gap = 4;

/**
 * Where a plate stands that is wanted in the middle of an edge: there, unless it covers an end of it. Then above both ends or
 * below them, where nothing else stands.
 */
export function clearOf(plate: Rect, ends: readonly Rect[], all: () => readonly Rect[]): Point {
  const { x, y, height } = plate;
  if (!ends.some((end) => isOver(plate, end))) return { x, y };
  const above = Math.min(...ends.map((end) => end.y - end.height / 2)) - height / 2 - gap;
  const below = Math.max(...ends.map((end) => end.y + end.height / 2)) + height / 2 + gap;
  const figures = all();
  const free = [above, below].find((at) => !figures.some((figure) => isOver({ ...plate, y: at }, figure)));
  return { x, y: free ?? y };
}

function isOver(a: Rect, b: Rect): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}
