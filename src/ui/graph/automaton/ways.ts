import type { Point, Rect } from "../../shapes/index.ts";
import type { Columns } from "./across.ts";
import { portsOrder } from "./order.ts";
import { type Item, type Line, linesOf, type Parts } from "./parts.ts";

/** How far lines are apart where they leave a state, at most, and the least distance to its corners. */
const port = { apart: 9, corner: 5 } as const;
/** A line leaves its state level for this share of the space in which it goes up or down. */
const level = 0.3;
/** A line is level from here on before its label. */
const beforeLabel = 8;
/** Lines that come back turn side by side. */
const turns = { count: 4, apart: 7 } as const;

interface Ways {
  readonly routes: ReadonlyMap<string, readonly Point[]>;
  /** How far along its way the middle of a label stands. */
  readonly labels: ReadonlyMap<string, number>;
}

/** The lines, each level from its label to the state where it ends. */
export function waysOf(parts: Parts, rects: ReadonlyMap<string, Rect>, columns: Columns): Ways {
  const ports = portsOf(parts.items, rects);
  const routes = new Map<string, readonly Point[]>();
  const labels = new Map<string, number>();
  let backs = 0;
  for (const line of linesOf(parts.items)) {
    const { row, lane } = line;
    const { id, source, target } = line.edge;
    const [from, to] = [rects.get(source), rects.get(target)];
    if (from === undefined || to === undefined) continue;
    const [rank, end] = [parts.ranks.get(source) ?? 0, parts.ranks.get(target) ?? 0];
    const label = columns.labels[end] ?? { left: 0, width: 0 };
    const start = { x: from.x + from.width / 2, y: ports.get(line) ?? from.y };
    const climbed = (columns.labels[rank + 1]?.left ?? columns.width) - beforeLabel;
    const tip = { x: to.x - to.width / 2, y: row.y };
    const turn = label.left - beforeLabel - turns.apart * (1 + (backs % turns.count));
    const way =
      lane === undefined
        ? curve(start, { x: climbed, y: row.y })
        : [...curve(start, { x: climbed, y: lane.y }), { x: turn, y: lane.y }, { x: turn, y: row.y }];
    if (lane !== undefined) backs++;
    const route = [start, ...way, tip];
    routes.set(id, route);
    labels.set(id, lengthUpTo(route, label.left + row.said.width / 2));
  }
  return { routes, labels };
}

/** From a state to the height of a label; nothing where it is there already. */
function curve(from: Point, to: Point): readonly Point[] {
  if (Math.abs(from.y - to.y) < 0.5) return [];
  const reach = (to.x - from.x) * level;
  return [{ x: from.x + reach, y: from.y }, { x: to.x - reach, y: to.y }, ...(reach > 0 ? [to] : [])];
}

/**
 * Where lines leave the right side of a state: in the order in which they go on, the one that leads straight to the last
 * state at its own height. A state as high as the picture has each line at the height of its label.
 */
function portsOf(items: readonly Item[], rects: ReadonlyMap<string, Rect>): ReadonlyMap<Line, number> {
  const ports = new Map<Line, number>();
  const straights = new Set(items.map(({ straight }) => straight));
  for (const [state, lines] of portsOrder(items)) {
    const rect = rects.get(state);
    if (rect === undefined) continue;
    const [top, bottom] = [rect.y - rect.height / 2, rect.y + rect.height / 2];
    const isBar = lines.every(({ row: { y }, lane }) => lane === undefined && y > top && y < bottom);
    const straight = lines.findIndex(({ row }) => straights.has(row));
    const middle = straight === -1 ? (lines.length - 1) / 2 : straight;
    const farthest = Math.max(middle, lines.length - 1 - middle, 1);
    const apart = Math.min(port.apart, (rect.height / 2 - port.corner) / farthest);
    for (const [index, line] of lines.entries())
      ports.set(line, isBar ? line.row.y : rect.y + (index - middle) * apart);
  }
  return ports;
}

/** The length of a route up to where its last, level part passes a point. */
function lengthUpTo(route: readonly Point[], x: number): number {
  const lengths = route
    .slice(1)
    .map((to, index) => Math.hypot(to.x - (route[index]?.x ?? 0), to.y - (route[index]?.y ?? 0)));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return all - ((route.at(-1)?.x ?? x) - x);
}
