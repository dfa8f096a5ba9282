import type { HeapLinks } from "../../../../../trace/index.ts";
import { linksOf } from "./links.ts";
import { type Cell, placesIn } from "./places.ts";
import { treesIn } from "./trees.ts";

/** The places of boxes and clouds in all heaps of a run: columns and rows, of which only the order counts. */
export interface HeapGrid {
  readonly cells: ReadonlyMap<string, Cell>;
  /** What hangs below a node of a tree on its left and on its right. */
  readonly sides: ReadonlyMap<string, { readonly left: readonly string[]; readonly right: readonly string[] }>;
  readonly inTree: ReadonlySet<string>;
  /** By type: the field that leads on in the row. It is drawn last. */
  readonly onward: ReadonlyMap<string, string>;
  /** By type: the fields that lead to the children of a node, in their order. */
  readonly children: ReadonlyMap<string, readonly string[]>;
}

/** Pointers lead to the right in the order in which they appear, so that lists are rows; trees go down. */
export function heapGrid(heaps: readonly HeapLinks[]): HeapGrid {
  const links = linksOf(heaps);
  const trees = treesIn(links);
  const cells = placesIn(links, trees);
  const sides = new Map<string, { left: string[]; right: string[] }>();
  for (const [id, { from }] of trees.parentOf) {
    const [child, parent] = [cells.get(id), cells.get(from)];
    if (child === undefined || parent === undefined) continue;
    const both = sides.get(from) ?? { left: [], right: [] };
    sides.set(from, both);
    both[child.column < parent.column ? "left" : "right"].push(id);
  }
  const counts = new Map<string, Map<string, number>>();
  for (const { from, to, field } of links.forward) {
    const type = links.types.get(from);
    if (type === undefined || trees.slots.has(type) || cells.get(from)?.row !== cells.get(to)?.row) continue;
    const fields = counts.get(type) ?? new Map<string, number>();
    counts.set(type, fields.set(field, (fields.get(field) ?? 0) + 1));
  }
  const onward = new Map(
    [...counts].map(([type, fields]) => [type, [...fields].reduce((a, b) => (b[1] > a[1] ? b : a))[0]]),
  );
  const inTree = new Set([...trees.parentOf].flatMap(([id, { from }]) => [id, from]));
  return { cells, sides, inTree, onward, children: trees.slots };
}

/** A grid whose heaps have names of their own for boxes and clouds, by what a branch calls them. */
export function inBranch(grid: HeapGrid, keys: ReadonlyMap<string, string>): HeapGrid {
  const ids = new Map([...keys].map(([id, key]) => [key, id]));
  const known = (all: readonly string[]): readonly string[] => all.flatMap((key) => ids.get(key) ?? []);
  const cells = new Map<string, Cell>();
  const sides = new Map<string, { readonly left: readonly string[]; readonly right: readonly string[] }>();
  for (const [id, key] of keys) {
    const [cell, both] = [grid.cells.get(key), grid.sides.get(key)];
    if (cell !== undefined) cells.set(id, cell);
    if (both !== undefined) sides.set(id, { left: known(both.left), right: known(both.right) });
  }
  return { ...grid, cells, sides, inTree: new Set(known([...grid.inTree])) };
}
