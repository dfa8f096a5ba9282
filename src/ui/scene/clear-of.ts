import { overlap, type Point, type Rect } from "../shapes/index.ts";

/** Between what goes along an edge and the figures at its ends. */
const gap = 4;

/**
 * Where a plate stands that is wanted in the middle of an edge: there, unless it covers an end of it. Then above both ends or
 * below them, where nothing else stands.
 */
export function clearOf(plate: Rect, ends: readonly Rect[], all: () => readonly Rect[]): Point {
  const { x, y, height } = plate;
  if (!ends.some((end) => overlap(plate, end))) return { x, y };
  const above = Math.min(...ends.map((end) => end.y - end.height / 2)) - height / 2 - gap;
  const below = Math.max(...ends.map((end) => end.y + end.height / 2)) + height / 2 + gap;
  const figures = all();
  const free = [above, below].find((at) => !figures.some((figure) => overlap({ ...plate, y: at }, figure)));
  return { x, y: free ?? y };
}

/** Where a label stands that would cover a figure beside its line: moved away from it, across, as little as is needed. */
export function besideOf(label: Rect, figures: readonly Rect[]): Point {
  const { x, y } = label;
  const covered = figures.find((figure) => overlap(label, figure));
  if (covered === undefined) return { x, y };
  const apart = (label.width + covered.width) / 2 + gap;
  const moved = covered.x > x ? covered.x - apart : covered.x + apart;
  const isNear = Math.abs(moved - x) <= label.width / 2;
  return isNear && !figures.some((figure) => overlap({ ...label, x: moved }, figure)) ? { x: moved, y } : { x, y };
}
