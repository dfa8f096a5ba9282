import { append } from "../../../kernel/index.ts";
import type { Rect } from "../../shapes/index.ts";
import type { Arrangement, Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { curvesOf } from "./curves.ts";

/** A row has no more nodes: a longer one would make all letters small. */
const mostInRow = 7;

const space = { across: 36, down: 64, mostDown: 130, aside: 56 } as const;

/**
 * Lays a map out: each node in the row of its distance from the first one; what cannot be reached from there stands aside. Takes no engine and no random choice: the same scene has the same places.
 */
export function arrangeMap(scene: Scene, sizes: Sizes, aspectRatio: number): Arrangement {
  const { rows, aside } = rowsOf(scene);
  const ordered = inOrder(rows, neighborsOf(scene));
  const sizeOf = (id: string) => sizes.nodes.get(id) ?? { width: 112, height: 48 };
  const all = [...rows.flat(), ...aside].map(sizeOf);
  const [width, height] = [Math.max(...all.map((size) => size.width)), Math.max(...all.map((size) => size.height))];
  const columns = Math.max(...ordered.map(({ length }) => length));
  const across = width + space.across;
  const total = columns * across + (aside.length === 0 ? 0 : width + space.aside);
  const free = (total / aspectRatio - height * ordered.length) / Math.max(1, ordered.length - 1);
  const down = height + Math.min(space.mostDown, Math.max(space.down, free));
  const rects = new Map<string, Rect>();
  for (const [row, ids] of ordered.entries())
    for (const [index, id] of ids.entries())
      rects.set(id, { x: (index - (ids.length - 1) / 2) * across, y: row * down, ...sizeOf(id) });
  for (const [index, id] of aside.entries())
    rects.set(id, { x: (columns / 2) * across + space.aside, y: index * (height + space.down), ...sizeOf(id) });
  return { rects, routes: curvesOf(scene, rects) };
}

interface MapRows {
  readonly rows: readonly (readonly string[])[];
  readonly aside: readonly string[];
}

/** By distance from the first node; long rows are broken. */
function rowsOf({ nodes, edges }: Scene): MapRows {
  const outOf = new Map<string, string[]>();
  for (const { source, target } of edges) append(outOf, source, target);
  const rows: string[][] = [];
  const seen = new Set<string>();
  for (let row = nodes.slice(0, 1).map(({ id }) => id); row.length > 0; ) {
    for (const id of row) seen.add(id);
    const parts = Math.ceil(row.length / mostInRow);
    for (let part = 0; part < parts; part++)
      rows.push(row.slice((row.length * part) / parts, (row.length * (part + 1)) / parts));
    row = [...new Set(row.flatMap((id) => outOf.get(id) ?? []))].filter((id) => !seen.has(id));
  }
  return { rows, aside: nodes.map(({ id }) => id).filter((id) => !seen.has(id)) };
}

function neighborsOf({ edges }: Scene): ReadonlyMap<string, readonly string[]> {
  const neighbors = new Map<string, string[]>();
  for (const { source, target } of edges) {
    append(neighbors, source, target);
    append(neighbors, target, source);
  }
  return neighbors;
}

const sweeps = 8;

/** In each row by the middle of the neighbors, again and again: edges get shorter. */
function inOrder(
  rows: readonly (readonly string[])[],
  neighbors: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  let ordered = rows.map((row) => [...row]);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const places = new Map<string, number>();
    for (const row of ordered) for (const [index, id] of row.entries()) places.set(id, index - (row.length - 1) / 2);
    const middleOf = (id: string): number => {
      const near = (neighbors.get(id) ?? []).flatMap((other) => places.get(other) ?? []);
      return near.length === 0 ? 0 : near.reduce((sum, place) => sum + place, 0) / near.length;
    };
    ordered = ordered.map((row) => row.toSorted((a, b) => middleOf(a) - middleOf(b)));
  }
  return ordered;
}
