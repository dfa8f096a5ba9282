import { append } from "../../../kernel/index.ts";
import type { Rows, Stand } from "./rows.ts";

/** From left to right: the stands of each row, each with its figures. */
export type Order = readonly (readonly Stand[])[];

/** So often the rows are put in order, alternately from the top and from the bottom. */
const SWEEPS = 8;

/**
 * An order in which few lines cross: each figure stands near the middle of those that it is joined to, as long as fewer lines
 * cross by that. Of equal ones the first to come stands left.
 */
export function orderOf({ stands, spans }: Rows): Order {
  const count = Math.max(-1, ...stands.map(({ row }) => row)) + 1;
  const neighbors = new Map<string, string[]>();
  for (const { from, to } of [...spans.values()].flat()) {
    append(neighbors, from, to);
    append(neighbors, to, from);
  }
  let order: Order = Array.from({ length: count }, (_, row) => stands.filter((stand) => stand.row === row));
  let best = { order, crossings: crossingsOf(order, spans) };
  for (let sweep = 0; sweep < SWEEPS && best.crossings > 0; sweep++) {
    const rows = Array.from({ length: count }, (_, index) => (sweep % 2 === 0 ? index : count - 1 - index));
    for (const row of rows) order = order.map((each, index) => (index === row ? sorted(order, row, neighbors) : each));
    const crossings = crossingsOf(order, spans);
    if (crossings < best.crossings) best = { order, crossings };
  }
  return best.order;
}

function sorted(order: Order, row: number, neighbors: ReadonlyMap<string, readonly string[]>): readonly Stand[] {
  const places = placesIn(order);
  const middle = (figure: string): number => {
    const near = neighbors.get(figure)?.flatMap((other) => places.get(other)?.x ?? []) ?? [];
    const own = places.get(figure)?.x ?? 0;
    return near.length === 0 ? own : near.reduce((sum, x) => sum + x, 0) / near.length;
  };
  const inOrder = (order[row] ?? []).map((stand) => {
    const figures = stand.figures.map((figure) => ({ figure, at: middle(figure) })).sort((a, b) => a.at - b.at);
    const at = figures.reduce((sum, each) => sum + each.at, 0) / Math.max(1, figures.length);
    return { stand: { ...stand, figures: figures.map(({ figure }) => figure) }, at };
  });
  return inOrder.sort((a, b) => a.at - b.at).map(({ stand }) => stand);
}

/** Where figures stand, in shares of their rows: rows of other lengths are as wide. */
function placesIn(order: Order): ReadonlyMap<string, { readonly row: number; readonly x: number }> {
  return new Map(
    order.flatMap((stands, row) => {
      const figures = stands.flatMap((stand) => stand.figures);
      return figures.map((figure, index) => [figure, { row, x: (index + 1) / (figures.length + 1) }] as const);
    }),
  );
}

function crossingsOf(order: Order, spans: Rows["spans"]): number {
  const places = placesIn(order);
  const lines = [...spans.values()].flat().flatMap(({ from, to }) => {
    const [a, b] = [places.get(from), places.get(to)];
    if (a === undefined || b === undefined || a.row === b.row) return [];
    return a.row < b.row ? [{ row: a.row, top: a.x, bottom: b.x }] : [{ row: b.row, top: b.x, bottom: a.x }];
  });
  let crossings = 0;
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1))
      if (one.row === other.row && (one.top - other.top) * (one.bottom - other.bottom) < 0) crossings++;
  return crossings;
}
