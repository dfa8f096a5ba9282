import { append } from "../../../kernel/index.ts";
import type { Scene, SceneEdge } from "../model/index.ts";

/**
 * How far to the right each node of a scene with columns stands, from 0. A column has as many ranks as the edges inside
 * it need: a state stands right of those that lead to it, unless an edge leads back.
 */
export function ranksOf(scene: Scene): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const columns = new Map<number, string[]>();
  for (const { id, column = 0 } of scene.nodes) append(columns, column, id);
  let first = 0;
  for (const [, ids] of [...columns].sort(([a], [b]) => a - b)) {
    const depths = depthsIn(ids, scene.edges);
    for (const id of ids) ranks.set(id, first + (depths.get(id) ?? 0));
    first += 1 + Math.max(...depths.values());
  }
  return ranks;
}

/** The longest way to each of these nodes over edges between them, without edges that lead back. */
function depthsIn(ids: readonly string[], edges: readonly SceneEdge[]): ReadonlyMap<string, number> {
  const own = new Set(ids);
  const successors = new Map<string, string[]>();
  for (const { source, target } of edges)
    if (source !== target && own.has(source) && own.has(target)) append(successors, source, target);
  const order = forward(ids, successors);
  const positions = new Map(order.map((id, position) => [id, position]));
  const depths = new Map(ids.map((id) => [id, 0]));
  for (const [position, id] of order.entries()) {
    for (const next of successors.get(id) ?? []) {
      const isForward = (positions.get(next) ?? 0) > position;
      if (isForward) depths.set(next, Math.max(depths.get(next) ?? 0, (depths.get(id) ?? 0) + 1));
    }
  }
  return depths;
}

/** The nodes so that every edge leads forward, but for those that close a cycle: a depth-first walk, last left first. */
function forward(ids: readonly string[], successors: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reached = new Set([...successors.values()].flat());
  const left: string[] = [];
  const seen = new Set<string>();
  // Walks begin where no edge leads to, so that the fewest edges lead back.
  for (const start of [...ids.filter((id) => !reached.has(id)), ...ids]) {
    const open = seen.has(start) ? [] : [{ id: start, next: 0 }];
    seen.add(start);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const next = successors.get(top.id)?.[top.next++];
      if (next === undefined) {
        left.push(top.id);
        open.pop();
      } else if (!seen.has(next)) {
        seen.add(next);
        open.push({ id: next, next: 0 });
      }
    }
  }
  return left.reverse();
}
