import { append } from "../../../../kernel/index.ts";
import type { Point, Rect } from "../../../shapes/index.ts";
import type { Arrangement } from "../arrangement.ts";
import type { Span } from "./spans.ts";
import type { Spot, Way } from "./spots.ts";

/** How much of a node's side lines use, and how far they are apart at most. */
const port = { share: 0.6, apart: 9 } as const;
/** A line leaves a layer level for this share of the gap. */
const level = 0.3;

/** The lines of edges, level through each layer, and how far along them their labels stand. */
export function routesOf(
  ways: readonly Way[],
  rectOf: (spot: Spot) => Rect,
  spanOf: (spot: Spot) => Span | undefined,
): Required<Pick<Arrangement, "routes" | "labels">> {
  const starts = portsOf(ways, 0);
  const ends = portsOf(ways, -1);
  const routes = new Map<string, readonly Point[]>();
  const labels = new Map<string, number>();
  for (const way of ways) {
    const { edge, spots, isTurned } = way;
    const runs = spots.map((spot, index): readonly [Point, Point] => {
      const rect = rectOf(spot);
      const { left, width } =
        spot.kind === "node"
          ? { left: rect.x - rect.width / 2, width: rect.width }
          : (spanOf(spot) ?? { left: 0, width: 0 });
      const shift = index === 0 ? starts.get(way) : index === spots.length - 1 ? ends.get(way) : 0;
      const y = spot.y + (shift ?? 0);
      return [
        { x: left, y },
        { x: left + width, y },
      ];
    });
    const points = joined(runs);
    const route = isTurned ? points.toReversed() : points;
    routes.set(edge.id, route);
    const label = spots.find(({ kind }) => kind === "label");
    if (label !== undefined) labels.set(edge.id, lengthUpTo(route, rectOf(label)));
  }
  return { routes, labels };
}

/** From the right side of the first node to the left side of the last one. */
function joined(runs: readonly (readonly [Point, Point])[]): readonly Point[] {
  return runs.flatMap(([, from], index) => {
    const next = runs[index + 1];
    if (next === undefined) return [];
    const [to, end] = next;
    const reach = (to.x - from.x) * level;
    const isLast = index === runs.length - 2;
    return [
      ...(index === 0 ? [from] : []),
      { x: from.x + reach, y: from.y },
      { x: to.x - reach, y: to.y },
      ...(isLast ? [to] : [to, end]),
    ];
  });
}

/** Lines at one side of a node are spread over it, in the order in which they go on. */
function portsOf(ways: readonly Way[], end: 0 | -1): ReadonlyMap<Way, number> {
  const sides = new Map<Spot, Way[]>();
  for (const way of ways) {
    const node = way.spots.at(end);
    if (node !== undefined) append(sides, node, way);
  }
  const shifts = new Map<Way, number>();
  const nextOf = ({ spots }: Way) => spots.at(end === 0 ? 1 : -2)?.y ?? 0;
  for (const [{ height }, side] of sides) {
    const apart = Math.min(port.apart, (height * port.share) / Math.max(1, side.length - 1));
    for (const [index, way] of side.sort((a, b) => nextOf(a) - nextOf(b)).entries())
      shifts.set(way, (index - (side.length - 1) / 2) * apart);
  }
  return shifts;
}

/** The length of a route up to where it passes a point, which lies on a level part of it. */
function lengthUpTo(route: readonly Point[], { x, y }: Point): number {
  let length = 0;
  for (const [index, to] of route.slice(1).entries()) {
    const from = route[index] ?? to;
    const isHere = from.y === y && to.y === y && Math.min(from.x, to.x) <= x && x <= Math.max(from.x, to.x);
    if (isHere) return length + Math.abs(x - from.x);
    length += Math.hypot(to.x - from.x, to.y - from.y);
  }
  return length / 2;
}
