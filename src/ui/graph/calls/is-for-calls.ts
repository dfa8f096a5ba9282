import type { Scene } from "../model/index.ts";

/** Of more figures, or more of them in one row, a row would be a ribbon that nobody can read. */
const most = 40;
const mostInRow = 12;

/** The depths of methods: of boxes, and of figures that are methods themselves. */
export function depthsOf({ groups, nodes }: Scene["model"]): ReadonlyMap<string, number> {
  return new Map([...groups, ...nodes].flatMap(({ id, depth }) => (depth === undefined ? [] : [[id, depth] as const])));
}

/** Is a scene one of methods that call each other, and small enough to have a row for each depth of calls? */
export function isForCalls({ model, nodes }: Scene): boolean {
  const depths = depthsOf(model);
  if (nodes.length > most || depths.size === 0) return false;
  const counts = new Map<number, number>();
  for (const { id, box } of nodes) {
    const depth = depths.get(box ?? id) ?? -1;
    counts.set(depth, (counts.get(depth) ?? 0) + 1);
  }
  return Math.max(...counts.values()) <= mostInRow;
}
