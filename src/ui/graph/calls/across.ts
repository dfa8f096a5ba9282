import { append } from "../../../kernel/index.ts";
import type { Sizes } from "../layout/index.ts";
import type { Order } from "./order.ts";
import type { Rows } from "./rows.ts";
import type { Spacing } from "./spacing.ts";

/** Of a place that a line passes, in layout units. */
const passage = 12;

/** So often figures are moved towards those that they are joined to. */
const ROUNDS = 12;

interface Slot {
  readonly id: string;
  /** How far its middle is at least from that of the slot before it. */
  readonly after: number;
}

/** The middle of each figure and passage from left to right: as straight above and below each other as the row lets them. */
export function acrossOf(
  order: Order,
  { spans }: Rows,
  sizes: Sizes,
  { spacing, gapIn }: Distances,
): ReadonlyMap<string, number> {
  const neighbors = new Map<string, string[]>();
  for (const { from, to } of [...spans.values()].flat()) {
    append(neighbors, from, to);
    append(neighbors, to, from);
  }
  const rows = order.map((stands) => slotsOf(stands, sizes, { spacing, gapIn }));
  const places = new Map<string, number>();
  for (const row of rows) for (const [id, at] of packed(row)) places.set(id, at);
  for (let round = 0; round < ROUNDS; round++) {
    const turn = round % 2 === 0 ? rows : rows.toReversed();
    for (const row of turn) {
      const wanted = row.map(({ id }) => {
        const near = neighbors.get(id)?.flatMap((other) => places.get(other) ?? []) ?? [];
        const own = places.get(id) ?? 0;
        return near.length === 0
          ? { at: own, weight: FREE }
          : { at: near.reduce((sum, x) => sum + x, 0) / near.length, weight: near.length };
      });
      for (const [index, at] of nearest(row, wanted).entries()) places.set(row[index]?.id ?? "", at);
    }
  }
  return places;
}

/** The room for what is said between two figures of a box that stand side by side. */
export type GapIn = (left: string, right: string) => number;

export interface Distances {
  readonly spacing: Spacing;
  readonly gapIn: GapIn;
}

/** What is joined to nothing follows the others. */
const FREE = 0.02;

function slotsOf(stands: Order[number], sizes: Sizes, { spacing, gapIn }: Distances): readonly Slot[] {
  const slots: Slot[] = [];
  let free = 0;
  let before = 0;
  for (const { figures, kind, id: stand } of stands) {
    const padding = kind === "box" ? spacing.side : 0;
    const widths = figures.map((id) => (kind === "passage" ? passage : (sizes.nodes.get(id)?.width ?? 0)));
    const inner = widths.reduce((sum, width, index) => {
      const [left, right] = [figures[index - 1], figures[index]];
      return sum + width + (left === undefined || right === undefined ? 0 : gapIn(left, right));
    }, 2 * padding);
    // A title may need more than the figures below it.
    const more = kind === "box" ? Math.max(0, (sizes.boxes.get(stand) ?? 0) - inner) / 2 : 0;
    for (const [index, id] of figures.entries()) {
      const half = (widths[index] ?? 0) / 2;
      const left = figures[index - 1];
      const gap = left === undefined ? free + padding + more : gapIn(left, id);
      slots.push({ id, after: slots.length === 0 ? half + padding + more : before + gap + half });
      before = half;
    }
    free = padding + more + spacing.apart;
  }
  return slots;
}

/** Side by side from the left. */
function packed(row: readonly Slot[]): readonly (readonly [string, number])[] {
  let at = 0;
  return row.map(({ id, after }) => {
    at += after;
    return [id, at] as const;
  });
}

/** The places closest to the wanted ones, by their squares, that keep their distances: neighbors in each other's way move together. */
export function nearest(
  row: readonly { readonly after: number }[],
  wanted: readonly { readonly at: number; readonly weight: number }[],
): readonly number[] {
  let offset = 0;
  const offsets = row.map(({ after }, index) => {
    if (index > 0) offset += after;
    return offset;
  });
  const groups: { sum: number; weight: number; count: number }[] = [];
  for (const [index, { at, weight }] of wanted.entries()) {
    let last = { sum: (at - (offsets[index] ?? 0)) * weight, weight, count: 1 };
    for (let before = groups.at(-1); before !== undefined; before = groups.at(-1)) {
      if (before.sum / before.weight <= last.sum / last.weight) break;
      groups.pop();
      last = {
        sum: before.sum + last.sum,
        weight: before.weight + last.weight,
        count: before.count + last.count,
      };
    }
    groups.push(last);
  }
  const starts = groups.flatMap(({ sum, weight, count }) => Array.from({ length: count }, () => sum / weight));
  return offsets.map((own, index) => own + (starts[index] ?? 0));
}
