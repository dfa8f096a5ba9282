import type { HeapPicture, HeapSlot } from "../../../../trace/index.ts";
import type { HeapGrid } from "./grid/index.ts";
import type { Measures, Size } from "./measure.ts";

/** A box or a cloud on the grid; one of several heaps as large as in the one where it is largest. */
export interface Item extends Size {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  /** A cloud that several rows lead to reaches down to the last of them. */
  readonly lastRow: number;
  readonly isCloud: boolean;
  /** How wide the variables above it are together. */
  readonly tags: number;
  /** From its top to the height at which its neighbors have their fields. */
  readonly middle: number;
}

/** All that stands in heaps of one branch. */
export function itemsOf(heaps: readonly HeapPicture[], grid: HeapGrid, measures: Measures): readonly Item[] {
  const items = new Map<string, Item>();
  for (const heap of heaps)
    for (const item of itemsIn(heap, grid, measures)) {
      const known = items.get(item.id);
      items.set(item.id, known === undefined ? item : largest(known, item));
    }
  const all = [...items.values()];
  const reaching = all.map((item) => (item.isCloud ? { ...item, lastRow: lastRowOf(item, all, heaps) } : item));
  return aligned(reaching, grid);
}

function itemsIn(heap: HeapPicture, { cells }: HeapGrid, measures: Measures): readonly Item[] {
  const { boxes, clouds } = heap;
  const cloudIds = new Set(clouds.map(({ id }) => id));
  // What is in no heap of the run stands below all others.
  const below = Math.max(0, ...[...cells.values()].map(({ row }) => row)) + 1;
  const cellOf = (id: string, index: number) => {
    const { column, row } = cells.get(id) ?? { column: index, row: below };
    return { id, column, row, lastRow: row, tags: tagsOver(heap, id, measures) };
  };
  return [
    ...boxes.map((box, index): Item => {
      const { width, height } = measures.boxSize(box, cloudIds);
      return { ...cellOf(box.id, index), width, height, isCloud: false, middle: measures.middle };
    }),
    ...clouds.map((cloud, index): Item => {
      const { width, height } = measures.cloudSize(cloud);
      return { ...cellOf(cloud.id, boxes.length + index), width, height, isCloud: true, middle: height / 2 };
    }),
  ];
}

function tagsOver({ stack }: HeapPicture, id: string, { tag }: Measures): number {
  if (tag === undefined) return 0;
  const own = stack.filter(({ target }) => target === id);
  return own.reduce((sum, slot) => sum + tag.width(slot) + tag.gap, own.length === 0 ? 0 : -tag.gap);
}

function largest(a: Item, b: Item): Item {
  return {
    ...a,
    width: Math.max(a.width, b.width),
    height: Math.max(a.height, b.height),
    tags: Math.max(a.tags, b.tags),
    middle: Math.max(a.middle, b.middle),
  };
}

/** The last row from which a list leads to a cloud, if the rows between are free beside it. */
function lastRowOf(cloud: Item, items: readonly Item[], heaps: readonly HeapPicture[]): number {
  const leading = new Set(
    heaps.flatMap(({ boxes }) =>
      boxes.flatMap(({ id, fields }) => (fields.some(({ target }) => target === cloud.id) ? [id] : [])),
    ),
  );
  const rows = items.flatMap(({ id, row, column }) => (leading.has(id) && column < cloud.column ? [row] : []));
  const last = Math.max(cloud.row, ...rows);
  const isTaken = items.some(({ column, row }) => column === cloud.column && row > cloud.row && row <= last);
  return isTaken ? cloud.row : last;
}

/** Boxes of lists are as wide as their column. */
function aligned(items: readonly Item[], { inTree }: HeapGrid): readonly Item[] {
  const isList = ({ id, isCloud }: Item): boolean => !isCloud && !inTree.has(id);
  const widths = new Map<number, number>();
  for (const item of items)
    if (isList(item)) widths.set(item.column, Math.max(widths.get(item.column) ?? 0, item.width, item.tags));
  return items.map((item) => (isList(item) ? { ...item, width: widths.get(item.column) ?? item.width } : item));
}

/** The variables that stand at the left: they point to nothing that is drawn, or the measures have no place above it. */
export function untagged({ stack, boxes, clouds }: HeapPicture, { tag }: Measures): readonly HeapSlot[] {
  const ids = new Set([...boxes, ...clouds].map(({ id }) => id));
  return stack.filter(({ target }) => tag === undefined || target === undefined || !ids.has(target));
}
