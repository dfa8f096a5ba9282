import { type Item, type Line, leaving, type Parts, type Row } from "./parts.ts";

/** How often items are put near what they are joined to, and how often single ones are tried elsewhere. */
const [sweeps, tries] = [10, 4];
/** Of more items trying takes too long. */
const fewItems = 28;
/** A crossing is as bad as a line that is so much longer, in rows. */
const perCrossing = 3;

/** Puts items in an order in which lines are short and cross little. The same automaton always has the same order. */
export function orderItems(parts: Parts): void {
  let best = [...parts.items];
  let least = Number.POSITIVE_INFINITY;
  const consider = (order: readonly Item[]): boolean => {
    const cost = costOf(order, parts);
    if (cost >= least) return false;
    [best, least] = [[...order], cost];
    return true;
  };
  let order = [...best];
  consider(order);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const places = placesOf(order, parts);
    const wish = new Map(order.map((item) => [item, wishOf(item, places)]));
    order = order.toSorted((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0));
    consider(order);
  }
  if (best.length <= fewItems) for (let round = 0; round < tries && improved(best, consider); round++) order = best;
  parts.items.splice(0, best.length, ...best);
  const { of } = placesOf(best, parts);
  const from = (row: Row): number => meanOf(row.lines.map(({ edge }) => of(edge.source)));
  for (const item of best) item.rows.sort((a, b) => from(a) - from(b));
}

/** Tries every item at every other place. */
function improved(order: readonly Item[], consider: (order: readonly Item[]) => boolean): boolean {
  let isBetter = false;
  let now = order;
  for (const item of order) {
    const others = now.filter((other) => other !== item);
    for (let at = 0; at <= others.length; at++) {
      const tried = others.toSpliced(at, 0, item);
      if (!consider(tried)) continue;
      isBetter = true;
      now = tried;
    }
  }
  return isBetter;
}

interface Places {
  /** The height of a state, in rows. */
  readonly of: (state: string) => number;
  readonly ofItem: (item: Item) => number;
}

/** Heights in rows: starts stand in the middle of what their lines lead to, in their order, over the whole height. */
function placesOf(order: readonly Item[], { starts, bar }: Parts): Places {
  const items = new Map<Item, number>();
  const states = new Map<string, number>();
  let top = 0;
  for (const item of order) {
    const height = Math.max(1, item.rows.length);
    items.set(item, top + height / 2);
    if (item.state !== undefined) states.set(item.state, top + height / 2);
    top += height;
  }
  if (bar !== undefined) states.set(bar, top / 2);
  const targets = new Map<string, number[]>(starts.map((id) => [id, []]));
  for (const item of order) for (const source of sourcesOf(item)) targets.get(source)?.push(items.get(item) ?? 0);
  const means = [...targets].map(([id, heights]) => [id, meanOf(heights)] as const).sort(([, a], [, b]) => a - b);
  const share = top / Math.max(1, starts.length);
  for (const [index, [id, mean]] of means.entries())
    states.set(id, Math.min(Math.max(mean, share * (index + 0.25)), share * (index + 0.75)));
  return { of: (state) => states.get(state) ?? 0, ofItem: (item) => items.get(item) ?? 0 };
}

/** Where an item would stand best: near the states that its lines come from. */
function wishOf(item: Item, { of, ofItem }: Places): number {
  const from = [...sourcesOf(item), ...item.near].map(of);
  return from.length === 0 ? ofItem(item) : meanOf(from);
}

function costOf(order: readonly Item[], parts: Parts): number {
  const places = placesOf(order, parts);
  const ends = order.flatMap((item) => sourcesOf(item).map((source) => [places.of(source), places.ofItem(item)]));
  let cost = 0;
  for (const [index, [from = 0, to = 0]] of ends.entries()) {
    cost += Math.abs(from - to);
    for (const [otherFrom = 0, otherTo = 0] of ends.slice(index + 1))
      if ((from - otherFrom) * (to - otherTo) < 0) cost += perCrossing;
  }
  for (const item of order) for (const state of item.near) cost += Math.abs(places.of(state) - places.ofItem(item));
  return cost;
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Where the lines come from that end at an item. */
function sourcesOf({ rows }: Item): readonly string[] {
  return rows.flatMap(({ lines }) => lines.map(({ edge }) => edge.source));
}

/** The lines that leave a state, in the order in which they leave it, from the top. */
export function portsOrder(items: readonly Item[]): ReadonlyMap<string, readonly Line[]> {
  const heightOf = ({ lane, row }: Line) => lane?.y ?? row.y;
  return new Map(
    [...leaving(items)].map(([state, lines]) => [state, lines.toSorted((a, b) => heightOf(a) - heightOf(b))]),
  );
}
