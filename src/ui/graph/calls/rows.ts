import { append } from "../../../kernel/index.ts";
import type { Scene, SceneEdge } from "../model/index.ts";
import { depthsOf } from "./is-for-calls.ts";

/** What stands in one place of a row: a method with its variables, a figure alone, or a place that a long line passes. */
export interface Stand {
  readonly id: string;
  readonly row: number;
  /** Its figures, in the order in which they came. */
  readonly figures: readonly string[];
  readonly kind: "box" | "alone" | "passage";
}

/** A line between neighboring rows, or within one: the figures and passages that it joins. */
interface Span {
  readonly from: string;
  readonly to: string;
}

export interface Rows {
  readonly stands: readonly Stand[];
  /** Of each edge, from its source to its target; a line over several rows has a passage in each row between. */
  readonly spans: ReadonlyMap<string, readonly Span[]>;
}

/** The depth of the method that a figure belongs to. What belongs to none stands below those that lead to it. */
export function rowsOf(scene: Scene): Rows {
  const own = standsOf(scene);
  const rowOf = new Map(own.flatMap(({ row, figures }) => figures.map((figure) => [figure, row] as const)));
  const spans = new Map<string, readonly Span[]>();
  const passages: Stand[] = [];
  for (const edge of linesOf(scene)) {
    const [from, to] = [rowOf.get(edge.source) ?? 0, rowOf.get(edge.target) ?? 0];
    const way = Math.sign(to - from);
    const stops = Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, index): Stand => {
      const id = `${edge.id} in row ${from + way * (index + 1)}`;
      return { id, row: from + way * (index + 1), figures: [id], kind: "passage" };
    });
    passages.push(...stops);
    const all = [edge.source, ...stops.map(({ id }) => id), edge.target];
    spans.set(
      edge.id,
      all.slice(1).map((next, index) => ({ from: all[index] ?? next, to: next })),
    );
  }
  return { stands: [...own, ...passages], spans };
}

/** The edges that lead from one figure to another. */
export function linesOf({ edges }: Pick<Scene, "edges">): readonly SceneEdge[] {
  return edges.filter(({ source, target }) => source !== target);
}

function standsOf(scene: Scene): readonly Stand[] {
  const depths = depthsOf(scene.model);
  const homes = new Map(scene.nodes.map(({ id, box }) => [id, depths.get(box ?? id)]));
  const alone = rowsAlone(scene, homes);
  const boxes = scene.boxes
    .filter(({ members }) => members.length > 0)
    .map(({ id, depth = 0, members }): Stand => ({ id, row: depth, figures: members, kind: "box" }));
  const others = scene.nodes
    .filter(({ box }) => box === undefined)
    .map(({ id }): Stand => ({ id, row: depths.get(id) ?? alone.get(id) ?? 0, figures: [id], kind: "alone" }));
  return withoutGaps([...boxes, ...others]);
}

/** Fields and what else belongs to no method: below the lowest method that leads there, else above the first one it leads to. */
function rowsAlone(
  { nodes, edges }: Scene,
  homes: ReadonlyMap<string, number | undefined>,
): ReadonlyMap<string, number> {
  const into = new Map<string, number[]>();
  const outOf = new Map<string, number[]>();
  for (const { source, target } of edges) {
    const [from, to] = [homes.get(source), homes.get(target)];
    if (from !== undefined) append(into, target, from);
    if (to !== undefined) append(outOf, source, to);
  }
  return new Map(
    nodes
      .filter(({ id }) => homes.get(id) === undefined)
      .map(({ id }) => {
        const [above, below] = [into.get(id), outOf.get(id)];
        if (above !== undefined) return [id, Math.max(...above) + 1] as const;
        return [id, below === undefined ? 0 : Math.min(...below) - 1] as const;
      }),
  );
}

/** Rows that nothing stands in are none. */
function withoutGaps(stands: readonly Stand[]): readonly Stand[] {
  const rows = [...new Set(stands.map(({ row }) => row))].sort((a, b) => a - b);
  const numbers = new Map(rows.map((row, index) => [row, index]));
  return stands.map((stand) => ({ ...stand, row: numbers.get(stand.row) ?? 0 }));
}
