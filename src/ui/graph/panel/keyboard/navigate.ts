import type { Rect } from "../../../shapes/index.ts";

export type Direction = "left" | "right" | "up" | "down";

/** A visible node with the nodes that an edge joins it to. */
export interface Stop {
  readonly id: string;
  readonly rect: Rect;
  readonly neighbors: readonly string[];
}

/**
 * Where an arrow key leads: to the nearest node in that direction, a node at the other end of an edge counting as three
 * times as near. Without a current node the first one, top left, is taken. Undefined when there is nothing that way.
 */
export function nextStop(stops: readonly Stop[], from: string | undefined, direction: Direction): string | undefined {
  const current = stops.find((stop) => stop.id === from);
  if (current === undefined) return firstStop(stops);
  const joined = new Set(current.neighbors);
  let best: string | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const cost = costOf(current.rect, stop.rect, direction) * (joined.has(stop.id) ? 1 / 3 : 1);
    if (stop.id !== current.id && cost < bestCost) {
      best = stop.id;
      bestCost = cost;
    }
  }
  return best;
}

/** The node to begin with: top left. */
export function firstStop(stops: readonly Stop[]): string | undefined {
  const rank = (stop: Stop) => stop.rect.x + stop.rect.y;
  return stops.reduce<Stop | undefined>((first, stop) => (first && rank(first) <= rank(stop) ? first : stop), undefined)
    ?.id;
}

/** Distance ahead plus twice the distance aside; infinite for what does not lie ahead. */
function costOf(from: Rect, to: Rect, direction: Direction): number {
  const [wayX, wayY] = ways[direction];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * wayX + dy * wayY;
  const aside = Math.abs(dx * wayY) + Math.abs(dy * wayX);
  return ahead <= 1 || aside > ahead * 4 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
}

/** A step that way, in x and y. */
const ways: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
