import { meanOf } from "./order.ts";
import { type Item, leaving, type Parts, type Row } from "./parts.ts";
import type { Spacing } from "./spacing.ts";

/** A row of one line of letters is at most so high. */
export const highestRow = 36;
/** A state is at most so high, by the height of a row. */
const highest = 34;
/** A state of one line of letters has this height where there is room; each further line adds the rest. */
const oneLine = 36;
/** A state as high as the picture is a bar: in a picture of one row, too. */
const lowestBar = 96;

/** Gives every item and row its height on the page, and answers how high all is. */
export function stackItems(parts: Parts, pitch: number): number {
  const { items, starts, sizes, bar, spacing } = parts;
  const { betweenStarts } = spacing;
  for (const item of items) item.height = heightOf(item, sizes.nodes.get(item.state ?? "")?.height, pitch, spacing);
  const gaps = items.map((item, index) => (index === 0 ? 0 : gapBetween(items[index - 1], item, spacing)));
  const needed = items.reduce((sum, item, index) => sum + item.above + item.height + (gaps[index] ?? 0), 0);
  const left = starts.reduce((sum, id) => sum + startHeight(id, parts, pitch) + betweenStarts, -betweenStarts);
  const total = Math.max(needed, left, bar === undefined && starts.length !== 1 ? 0 : lowestBar);
  // What the states at the left need more is shared out between the rows.
  const more = (total - needed) / Math.max(1, items.length);
  let top = more / 2;
  for (const [index, item] of items.entries()) {
    top += (gaps[index] ?? 0) + item.above;
    item.y = top + item.height / 2;
    placeRows(item, pitch, spacing);
    top += item.height + more;
  }
  return total;
}

function gapBetween(above: Item | undefined, below: Item, { between }: Spacing): number {
  return above?.state !== undefined || below.state !== undefined ? between : 0;
}

const rowHeight = (row: Row, pitch: number, { around }: Spacing): number => Math.max(pitch, row.said.height + around);

function heightOf({ state, rows, straight }: Item, natural = oneLine, pitch: number, spacing: Spacing): number {
  const own = rows.reduce((sum, row) => sum + rowHeight(row, pitch, spacing), 0);
  if (state === undefined) return Math.max(own, pitch);
  const alone = Math.min(Math.max(pitch - spacing.between, spacing.state), highest) + natural - oneLine;
  return Math.max(own, alone, straight === undefined ? 0 : straight.said.height + spacing.around);
}

function placeRows(item: Item, pitch: number, spacing: Spacing): void {
  const own = item.rows.reduce((sum, row) => sum + rowHeight(row, pitch, spacing), 0);
  let top = item.y - own / 2;
  for (const row of item.rows) {
    const height = rowHeight(row, pitch, spacing);
    row.y = top + height / 2;
    top += height;
  }
  if (item.straight !== undefined) item.straight.y = item.y;
}

export function startHeight(id: string, { sizes, spacing }: Parts, pitch: number): number {
  return Math.min(Math.max(pitch - 2, spacing.state + 2), oneLine) + (sizes.nodes.get(id)?.height ?? oneLine) - oneLine;
}

/** The heights of the states at the left: each as near to the middle of its lines as its neighbors let it. */
export function placeStarts(parts: Parts, pitch: number, total: number): ReadonlyMap<string, number> {
  const { items, starts, spacing } = parts;
  const lines = leaving(items);
  const wanted = starts
    .map((id) => ({
      id,
      height: startHeight(id, parts, pitch),
      wish: meanOf((lines.get(id) ?? []).map(({ row }) => row.y)),
    }))
    .toSorted((a, b) => a.wish - b.wish);
  return new Map(settled(wanted, total, spacing.betweenStarts).map((y, index) => [wanted[index]?.id ?? "", y]));
}

interface Wanted {
  readonly height: number;
  readonly wish: number;
}

/**
 * The heights nearest to what is wished for under which neighbors keep their distance (isotonic regression by pool adjacent
 * violators), moved inside the picture where they would stand out of it.
 */
function settled(wanted: readonly Wanted[], total: number, betweenStarts: number): readonly number[] {
  const blocks: { count: number; wish: number }[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const [index, { height, wish }] of wanted.entries()) {
    const before = wanted[index - 1];
    if (before !== undefined) offset += (before.height + height) / 2 + betweenStarts;
    offsets.push(offset);
    blocks.push({ count: 1, wish: wish - offset });
    for (;;) {
      const [upper, lower] = blocks.slice(-2);
      if (upper === undefined || lower === undefined || upper.wish < lower.wish) break;
      upper.wish = (upper.wish * upper.count + lower.wish * lower.count) / (upper.count + lower.count);
      upper.count += lower.count;
      blocks.pop();
    }
  }
  const [first, last] = [wanted[0]?.height ?? 0, wanted.at(-1)?.height ?? 0];
  const [least, most] = [first / 2, total - last / 2 - offset];
  const wishes = blocks.flatMap(({ count, wish }) => Array.from({ length: count }, () => wish));
  return wishes.map((wish, index) => Math.max(least, Math.min(most, wish)) + (offsets[index] ?? 0));
}
