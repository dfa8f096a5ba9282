import type { HeapPicture } from "../../../../trace/index.ts";
import type { HeapGrid } from "./grid/index.ts";
import { type Item, itemsOf, untagged } from "./items.ts";
import type { Measures, Rectangle, Size } from "./measure.ts";
import { linesOf } from "./ways.ts";

/** A row from the tags above it to the lines below it. */
interface Row {
  readonly middle: number;
  /** Below all that stands in it: from here on lines run. */
  readonly bottom: number;
}

/** The space that all heaps of a branch share: what is in two of them has one place. */
export interface Frame extends Size {
  readonly items: readonly Item[];
  /** Boxes and clouds by id. */
  readonly places: ReadonlyMap<string, Rectangle>;
  readonly rows: ReadonlyMap<number, Row>;
  /** How many variables stand below each other at the left, before another column of them begins. */
  readonly slotsInColumn: number;
}

/** Columns and rows that no heap of the branch uses take no space. */
export function frameOf(heaps: readonly HeapPicture[], grid: HeapGrid, measures: Measures): Frame {
  const items = itemsOf(heaps, grid, measures);
  const { rows, height } = rowsOf(items, lanesIn(heaps, items, grid), measures);
  const aside = heaps.map((heap) => untagged(heap, measures));
  const { margin, slotHeight, slotGap, columnGap } = measures;
  const inColumn = Math.max(4, Math.floor((height - margin) / (slotHeight + slotGap)));
  const count = Math.max(0, ...aside.map(({ length }) => length));
  const widest = Math.max(0, ...aside.flat().map(measures.slotWidth));
  const slotsWidth = Math.ceil(count / inColumn) * (widest + slotGap);
  const left = slotsWidth === 0 ? margin + measures.starGap : margin + slotsWidth + columnGap / 2;
  const lefts = from(left, centered(items, leftsOf(left, items, grid, measures), grid, measures));
  const places = new Map(items.map((item) => [item.id, placeOf(item, lefts.get(item.id) ?? left, rows, measures)]));
  const right = Math.max(
    margin + slotsWidth,
    ...items.map(({ id, width, tags }) => (lefts.get(id) ?? 0) + Math.max(width, tags)),
  );
  const bottom = Math.max(height, margin + Math.min(count, inColumn) * (slotHeight + slotGap) - slotGap);
  return { items, places, rows, slotsInColumn: inColumn, width: right + margin, height: bottom + margin };
}

/** How many lines run below each row, in the heap that has the most there. */
function lanesIn(heaps: readonly HeapPicture[], items: readonly Item[], grid: HeapGrid): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const heap of heaps) {
    const lanes = new Map<number, number>();
    for (const { from, way } of linesOf(heap, items, grid))
      if (way === "under") lanes.set(from.row, (lanes.get(from.row) ?? 0) + 1);
    for (const [row, count] of lanes) most.set(row, Math.max(most.get(row) ?? 0, count));
  }
  return most;
}

function rowsOf(items: readonly Item[], lanes: ReadonlyMap<number, number>, measures: Measures) {
  const { margin, rowGap, tag, lane } = measures;
  const rows = new Map<number, Row>();
  let y = margin;
  for (const row of [...new Set(items.map((item) => item.row))].sort((a, b) => a - b)) {
    const inRow = items.filter((item) => item.row === row);
    const above = Math.max(...inRow.map((item) => (item.lastRow > row ? reachOf(measures) : item.middle)));
    const below = Math.max(...inRow.map(({ height, middle, row, lastRow }) => (lastRow > row ? 0 : height - middle)));
    const tags = tag !== undefined && inRow.some((item) => item.tags > 0) ? tag.height + tag.arrow : 0;
    const middle = y + (rows.size === 0 ? 0 : tags === 0 ? rowGap : rowGap / 2) + tags + above;
    y = middle + below;
    rows.set(row, { middle, bottom: y });
    const count = lanes.get(row) ?? 0;
    if (count > 0) y += lane * (count + 0.5);
  }
  return { rows, height: y };
}

/** The left edge of each: columns in their order, and in each row one beside the other. */
function leftsOf(left: number, items: readonly Item[], { inTree }: HeapGrid, measures: Measures): Map<string, number> {
  const lefts = new Map<string, number>();
  const ends = new Map<number, { readonly x: number; readonly isTree: boolean }>();
  const columns = [...new Set(items.map(({ column }) => column))].sort((a, b) => a - b);
  let x = left - measures.step;
  for (const column of columns) {
    const inColumn = items.filter((item) => item.column === column);
    x += measures.step;
    for (const item of inColumn)
      for (let row = item.row; row <= item.lastRow; row++) {
        const end = ends.get(row);
        if (end !== undefined) x = Math.max(x, end.x + gapBetween(end.isTree, inTree.has(item.id), measures));
      }
    for (const { id, width, tags, row, lastRow } of inColumn) {
      lefts.set(id, x);
      // Tags may reach into the space beside their box.
      const end = x + Math.max(width, tags - measures.columnGap / 2);
      for (let each = row; each <= lastRow; each++) ends.set(each, { x: end, isTree: inTree.has(id) });
    }
  }
  return lefts;
}

function gapBetween(isTree: boolean, isOther: boolean, { treeGap, columnGap }: Measures): number {
  return isTree && isOther ? treeGap : columnGap;
}

/** A node of a tree stands over the middle of what is left and right below it, where there is space. */
function centered(
  items: readonly Item[],
  lefts: Map<string, number>,
  { sides, inTree }: HeapGrid,
  measures: Measures,
): ReadonlyMap<string, number> {
  const known = new Map(items.map((item) => [item.id, item]));
  const middleOf = (ids: readonly string[]): number | undefined => {
    const middles = ids.flatMap((id) => {
      const item = known.get(id);
      return item === undefined ? [] : [(lefts.get(id) ?? 0) + item.width / 2];
    });
    return middles.length === 0 ? undefined : (Math.min(...middles) + Math.max(...middles)) / 2;
  };
  for (const item of [...items].sort((a, b) => b.row - a.row)) {
    const both = sides.get(item.id);
    const [left, right] = [middleOf(both?.left ?? []), middleOf(both?.right ?? [])];
    if (left === undefined || right === undefined) continue;
    const now = lefts.get(item.id) ?? 0;
    const beside = items.filter((other) => other !== item && other.row <= item.row && other.lastRow >= item.row);
    const gap = (other: Item): number => gapBetween(true, inTree.has(other.id), measures);
    const from = beside.flatMap((other) => {
      const at = lefts.get(other.id) ?? 0;
      return at < now ? [at + Math.max(other.width, other.tags) + gap(other)] : [];
    });
    const to = beside.flatMap((other) => {
      const at = lefts.get(other.id) ?? 0;
      return at > now ? [at - gap(other) - item.width] : [];
    });
    lefts.set(item.id, Math.max(...from, Math.min(...to, (left + right - item.width) / 2)));
  }
  return lefts;
}

/** All moved to the right until none begins before a place. */
function from(left: number, lefts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const before = Math.max(0, left - Math.min(left, ...lefts.values()));
  return new Map([...lefts].map(([id, x]) => [id, x + before]));
}

/** How far a cloud beside several rows reaches over the middles of the first and the last. */
function reachOf({ middle }: Measures): number {
  return Math.min(middle, 24);
}

function placeOf(item: Item, x: number, rows: Frame["rows"], measures: Measures): Rectangle {
  const [first, last] = [rows.get(item.row), rows.get(item.lastRow)];
  const middle = first?.middle ?? 0;
  const { width, height } = item;
  if (last === undefined || first === last) return { x, y: middle - item.middle, width, height };
  const half = reachOf(measures);
  return { x, y: middle - half, width, height: last.middle + half - (middle - half) };
}
