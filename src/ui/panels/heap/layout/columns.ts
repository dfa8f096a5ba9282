import { append } from "../../../../kernel/index.ts";
import type { HeapPicture } from "../../../../trace/index.ts";

/** Which column each box and cloud stands in, and in which order they were found. */
export interface Columns {
  /** From 1; the stack is column 0. */
  readonly columnOf: ReadonlyMap<string, number>;
  /** In the order of a walk from what the stack points to, or what leads there; fields from top to bottom. */
  readonly order: readonly string[];
  /** From where the walk came; undefined for what the stack points to, or nothing. */
  readonly parentOf: ReadonlyMap<string, string>;
}

/**
 * Columns by the longest way from the stack, so that pointers lead to the right. Those that lead back to where the walk
 * came from (`prev`, a cycle) do not count.
 */
export function columnsOf(picture: HeapPicture): Columns {
  const next = successors(picture);
  const columnOf = new Map<string, number>();
  const parentOf = new Map<string, string>();
  const order: string[] = [];
  const open = new Set<string>();
  const done: string[] = [];
  const forward = new Map<string, string[]>();
  const visit = (id: string): void => {
    open.add(id);
    order.push(id);
    columnOf.set(id, 1);
    for (const to of next.get(id) ?? []) {
      if (open.has(to)) continue;
      append(forward, id, to);
      if (columnOf.has(to)) continue;
      parentOf.set(to, id);
      visit(to);
    }
    open.delete(id);
    done.push(id);
  };
  for (const id of [...rootsOf(picture, next), ...next.keys()]) if (!columnOf.has(id)) visit(id);
  for (const id of done.reverse())
    for (const to of forward.get(id) ?? [])
      columnOf.set(to, Math.max(columnOf.get(to) ?? 1, (columnOf.get(id) ?? 1) + 1));
  return { columnOf, order, parentOf };
}

/** What variables point to, each after the beginnings of what leads there: a walk from a beginning keeps a list together. */
function rootsOf({ stack }: HeapPicture, next: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const targets = stack.flatMap(({ target }) => (target !== undefined && next.has(target) ? [target] : []));
  const followed = new Set([...next].flatMap(([id, to]) => to.filter((each) => each !== id)));
  const beginnings = [...next.keys()]
    .filter((id) => !followed.has(id))
    .map((id) => ({ id, ahead: reachable(id, next) }));
  return targets.flatMap((target) => [
    ...beginnings.filter(({ ahead }) => ahead.has(target)).map(({ id }) => id),
    target,
  ]);
}

function reachable(from: string, next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) for (const to of next.get(id) ?? []) found.add(to);
  return found;
}

/**
 * What each box and cloud leads to: fields of a box, and the boxes that a cloud mentions. Clouds that mention each other
 * may stand in one column, which takes less width.
 */
function successors({ boxes, clouds }: HeapPicture): ReadonlyMap<string, readonly string[]> {
  const objects = new Set(boxes.map(({ id }) => id));
  const known = new Set([...objects, ...clouds.map(({ id }) => id)]);
  return new Map([
    ...boxes.map(({ id, fields }): [string, string[]] => [
      id,
      fields.flatMap(({ target }) => (target !== undefined && known.has(target) ? [target] : [])),
    ]),
    ...clouds.map(({ id, mentions }): [string, string[]] => [id, mentions.filter((target) => objects.has(target))]),
  ]);
}
