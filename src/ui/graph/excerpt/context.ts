import type { GraphModel } from "../../../trace/index.ts";
import { edgesOf } from "../model/index.ts";

/**
 * The nodes around an excerpt, the nearest first: those that are joined to it, the others of its methods, then what is around those,
 * and last what is joined to nothing of it. Of equally near ones the newest comes first.
 *
 * @param kept the elements of the excerpt
 * @param position nothing that comes later is there yet
 */
export function contextOf(model: GraphModel, kept: ReadonlySet<string>, position: number): readonly string[] {
  const there = model.nodes.filter(({ birth }) => birth < position).toReversed();
  const lines = edgesOf(model).own.filter(({ birth }) => birth < position);
  const around = new Set<string>();
  const isIn = (id: string): boolean => kept.has(id) || around.has(id);
  for (let before = -1; before < around.size; ) {
    before = around.size;
    const joined = new Set(lines.flatMap((line) => farEnd(line, isIn) ?? []));
    const methods = new Set(there.flatMap(({ id, group }) => (isIn(id) ? (group ?? []) : [])));
    const others = there.filter(({ id }) => !kept.has(id));
    for (const { id } of others) if (joined.has(id)) around.add(id);
    for (const { id, group = "" } of others) if (methods.has(group)) around.add(id);
  }
  for (const { id } of there) if (!kept.has(id)) around.add(id);
  return [...around];
}

/** Of an edge that leads out of a set, or into it, the end that is outside. */
function farEnd({ source, target }: GraphModel["edges"][number], isIn: (id: string) => boolean): string | undefined {
  return isIn(source) === isIn(target) ? undefined : isIn(source) ? target : source;
}

interface ContextRequest {
  readonly position: number;
  /** How many nodes are drawn at most. */
  readonly most: number;
  /** Can it be read with all of it in sight? */
  readonly fits: (elements: ReadonlySet<string>) => boolean;
}

/** An excerpt with as much around it as there is room for. No edge between two drawn nodes is left out. */
export function withContext(
  model: GraphModel,
  kept: ReadonlySet<string>,
  { position, most, fits }: ContextRequest,
): ReadonlySet<string> {
  const drawn = model.nodes.filter(({ id }) => kept.has(id)).length;
  const around = contextOf(model, kept, position).slice(0, Math.max(0, most - drawn));
  const withFirst = (count: number): ReadonlySet<string> => {
    const nodes = new Set([...kept, ...around.slice(0, count)]);
    const edges = model.edges.filter(
      ({ birth, source, target }) => birth < position && nodes.has(source) && nodes.has(target),
    );
    return new Set([...nodes, ...edges.map(({ id }) => id)]);
  };
  let [enough, tooMany] = [0, around.length + 1];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (fits(withFirst(middle))) enough = middle;
    else tooMany = middle;
  }
  return enough === 0 ? kept : withFirst(enough);
}
