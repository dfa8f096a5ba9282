import type { Point, Rect } from "../shapes/index.ts";

/** A node, in the coordinates of its drawing. */
export interface Node {
  readonly id: string;
  readonly rect: Rect;
}

/** A node that an end of a stroke belongs to, and where it was then. */
export interface Anchor {
  readonly id: string;
  readonly at: Point;
}

/** The node that is nearest to a place; undefined where there is none. */
export function anchorAt(nodes: readonly Node[], place: Point): Anchor | undefined {
  let [nearest, least] = [nodes[0], Number.POSITIVE_INFINITY];
  for (const node of nodes) {
    const distance = distanceTo(node.rect, place);
    if (distance < least) [nearest, least] = [node, distance];
  }
  return nearest && { id: nearest.id, at: { x: nearest.rect.x, y: nearest.rect.y } };
}

/**
 * A graph that is laid out anew, for letters of another size, has its nodes elsewhere: each end of a stroke goes with its node, and
 * what is between with both. Undefined where one of them is not drawn.
 */
export function gone(
  points: readonly Point[],
  ends: readonly Anchor[],
  nodes: readonly Node[],
): readonly Point[] | undefined {
  const ways = ends.flatMap(({ id, at }) => {
    const rect = nodes.find((node) => node.id === id)?.rect;
    return rect === undefined ? [] : [{ x: rect.x - at.x, y: rect.y - at.y }];
  });
  const [first, last] = [ways[0], ways.at(-1)];
  if (ways.length < ends.length) return undefined;
  if (first === undefined || last === undefined) return points;
  return points.map(({ x, y }, index) => {
    const share = index / Math.max(1, points.length - 1);
    return { x: x + first.x + (last.x - first.x) * share, y: y + first.y + (last.y - first.y) * share };
  });
}

function distanceTo({ x, y, width, height }: Rect, place: Point): number {
  return Math.hypot(Math.max(0, Math.abs(place.x - x) - width / 2), Math.max(0, Math.abs(place.y - y) - height / 2));
}
