import { append } from "../../../kernel/index.ts";
import type { Size } from "../../shapes/index.ts";
import type { Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";

/** A map in lines: rows or columns. Its measures are those of rows; for columns width and height are exchanged. */
export interface MapForm {
  readonly areColumns: boolean;
  readonly lines: readonly (readonly string[])[];
  /** Joined to nothing: they stand at the end of the first line, where there is space. */
  readonly aside: readonly string[];
  readonly sizeOf: (id: string) => Size;
  readonly space: Space;
  /** Of all of it. */
  readonly size: Size;
}

interface Space {
  readonly areColumns: boolean;
  /** Between neighbors in a line. */
  readonly beside: number;
  /** Between two lines. */
  readonly between: number;
}

/** Rows first; what is higher than its panel stands in columns, since boxes are wide and low. Each one is closer than the one before. */
const spaces: readonly [Space, ...Space[]] = [
  { areColumns: false, beside: 36, between: 64 },
  { areColumns: true, beside: 14, between: 64 },
  { areColumns: false, beside: 20, between: 40 },
  { areColumns: true, beside: 8, between: 48 },
  { areColumns: false, beside: 14, between: 30 },
  { areColumns: true, beside: 6, between: 34 },
];

/** A row has no more nodes: a longer one would make all letters small. */
const mostInRow = 7;
const mostInColumn = 12;

/** With as much space as is wanted. */
export function roomiest(scene: Scene, sizes: Sizes): MapForm {
  return formOf(scene, sizes, spaces[0], Number.POSITIVE_INFINITY);
}

/** The first of the ways to draw a map with which it fits; undefined if there is none. */
export function formWithin(scene: Scene, sizes: Sizes, room: Size): MapForm | undefined {
  for (const space of spaces) {
    const own = space.areColumns ? turned(room) : room;
    const form = formOf(scene, sizes, space, own.width);
    if (form.size.width <= own.width && form.size.height <= own.height) return form;
  }
  return undefined;
}

/** Rows as columns, and columns as rows. */
export function turned({ width, height }: Size): Size {
  return { width: height, height: width };
}

/** The length of nodes beside each other. */
export function lengthOf(ids: readonly string[], { sizeOf, space }: Pick<MapForm, "sizeOf" | "space">): number {
  return ids.reduce((sum, id) => sum + sizeOf(id).width, 0) + space.beside * Math.max(0, ids.length - 1);
}

/** @param length no line is longer */
function formOf(scene: Scene, sizes: Sizes, space: Space, length: number): MapForm {
  const sizeOf = (id: string): Size => {
    const size = sizes.nodes.get(id) ?? { width: 112, height: 34 };
    return space.areColumns ? turned(size) : size;
  };
  const own = { sizeOf, space };
  const { rows, apart } = byDistance(scene);
  const broken = rows.flatMap((row) => brokenInto(row, length, own));
  const widest = Math.max(...broken.map((ids) => lengthOf(ids, own)));
  const isRoom = (widest - lengthOf(broken[0] ?? [], own)) / 2 >= lengthOf(apart, own) + 2 * space.beside;
  const lines = isRoom ? broken : [...broken, ...brokenInto(apart, length, own)];
  const heights = lines.map((ids, index) =>
    Math.max(...[...ids, ...(isRoom && index === 0 ? apart : [])].map((id) => sizeOf(id).height)),
  );
  const height = heights.reduce((sum, each) => sum + each, 0) + space.between * Math.max(0, lines.length - 1);
  const width = Math.max(...lines.map((ids) => lengthOf(ids, own)));
  return { areColumns: space.areColumns, lines, aside: isRoom ? apart : [], ...own, size: { width, height } };
}

/** As few lines as are short enough, with about as many nodes each. */
function brokenInto(
  row: readonly string[],
  length: number,
  own: Pick<MapForm, "sizeOf" | "space">,
): readonly (readonly string[])[] {
  const most = own.space.areColumns ? mostInColumn : mostInRow;
  for (let parts = Math.ceil(row.length / most); parts <= row.length; parts++) {
    const lines = Array.from({ length: parts }, (_, part) =>
      row.slice((row.length * part) / parts, (row.length * (part + 1)) / parts),
    );
    if (parts === row.length || lines.every((ids) => lengthOf(ids, own) <= length)) return lines;
  }
  return [];
}

/** By distance from the first node. */
function byDistance({ nodes, edges }: Scene) {
  const outOf = new Map<string, string[]>();
  for (const { source, target } of edges) append(outOf, source, target);
  const rows: string[][] = [];
  const seen = new Set<string>();
  for (let row = nodes.slice(0, 1).map(({ id }) => id); row.length > 0; ) {
    for (const id of row) seen.add(id);
    rows.push(row);
    row = [...new Set(row.flatMap((id) => outOf.get(id) ?? []))].filter((id) => !seen.has(id));
  }
  return { rows, apart: nodes.map(({ id }) => id).filter((id) => !seen.has(id)) };
}
