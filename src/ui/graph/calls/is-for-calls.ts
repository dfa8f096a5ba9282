import type { Scene } from "../model/index.ts";

/** Of more figures, or more of them in one row, a row would be a ribbon that nobody can read. */
const most = 40;
const mostInRow = 12;

/** Is a scene one of methods that call each other, and small enough to have a row for each depth of calls? */
export function isForCalls({ model, nodes }: Scene): boolean {
  if (nodes.length > most || !model.groups.some(({ depth }) => depth !== undefined)) return false;
  const counts = new Map<number, number>();
  const depths = new Map(model.groups.map(({ id, depth }) => [id, depth]));
  for (const { id, box } of nodes) {
    const depth = depths.get(box ?? id) ?? -1;
    counts.set(depth, (counts.get(depth) ?? 0) + 1);
  }
  return Math.max(...counts.values()) <= mostInRow;
}
