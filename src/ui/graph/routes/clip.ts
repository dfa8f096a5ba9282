import type { Point, Rect } from "../../shapes/index.ts";

/** The part of a way outside a rectangle in which it begins: from where it leaves it last. */
export function clippedAtStart(way: readonly Point[], rect: Rect): readonly Point[] {
  for (let index = way.length - 1; index > 0; index--) {
    const [from, to] = [way[index - 1], way[index]];
    if (from === undefined || to === undefined || !isInside(from, rect) || isInside(to, rect)) continue;
    return [borderBetween(from, to, rect), ...way.slice(index)];
  }
  return way;
}

/** The part of a way outside a rectangle in which it ends: up to where it enters it first. */
export function clippedAtEnd(way: readonly Point[], rect: Rect): readonly Point[] {
  return clippedAtStart(way.toReversed(), rect).toReversed();
}

function isInside({ x, y }: Point, rect: Rect): boolean {
  return Math.abs(x - rect.x) < rect.width / 2 && Math.abs(y - rect.y) < rect.height / 2;
}

/** Where the straight part from a point inside to a point outside crosses the border. */
function borderBetween(inside: Point, outside: Point, rect: Rect): Point {
  const share = Math.min(
    shareOf(inside.x, outside.x, rect.x, rect.width),
    shareOf(inside.y, outside.y, rect.y, rect.height),
  );
  return { x: inside.x + (outside.x - inside.x) * share, y: inside.y + (outside.y - inside.y) * share };
}

function shareOf(from: number, to: number, center: number, length: number): number {
  if (from === to) return 1;
  const border = to > from ? center + length / 2 : center - length / 2;
  return Math.max(0, Math.min(1, (border - from) / (to - from)));
}
