import { append } from "../../../kernel/index.ts";
import type { GraphEdge, GraphModel } from "../../../trace/index.ts";

/** The edges of a graph by their targets: within methods, into what is called, and back to return points. */
export interface Lines {
  readonly inside: ReadonlyMap<string, readonly GraphEdge[]>;
  readonly entries: ReadonlyMap<string, readonly GraphEdge[]>;
  readonly exits: ReadonlyMap<string, readonly GraphEdge[]>;
}

/** A return point is a node of its bundle. What comes to it leaves the callee; what goes on from it is the caller's. */
export function linesOf({ nodes, edges }: GraphModel): Lines {
  const points = new Set(nodes.flatMap(({ id, bundle }) => (bundle === undefined ? [] : [id])));
  const lines = {
    inside: new Map<string, GraphEdge[]>(),
    entries: new Map<string, GraphEdge[]>(),
    exits: new Map<string, GraphEdge[]>(),
  };
  for (const edge of edges) {
    const { source, target, bundle } = edge;
    const isInside = bundle === undefined || points.has(source);
    append(isInside ? lines.inside : points.has(target) ? lines.exits : lines.entries, target, edge);
  }
  return lines;
}

/** A way through a call: what the node depends on before it, and the edges that enter and leave what is called. */
export interface Summary {
  readonly source: string;
  readonly through: readonly [entry: GraphEdge, exit: GraphEdge];
}

/** The ways through calls, by the return points that they lead to. */
export function summariesOf(lines: Lines): ReadonlyMap<string, readonly Summary[]> {
  const summaries = new Map<string, Summary[]>();
  const ways = new Ways();
  const exitsFrom = new Map<string, GraphEdge[]>();
  for (const exit of [...lines.exits.values()].flat()) {
    append(exitsFrom, exit.source, exit);
    ways.add(exit.source, exit.source);
  }
  const summarize = (entry: GraphEdge, exit: GraphEdge) => {
    if (exit.bundle?.hue !== entry.bundle?.hue) return;
    append(summaries, exit.target, { source: entry.source, through: [entry, exit] });
    for (const far of ways.endsFrom(exit.target)) ways.add(entry.source, far);
  };
  for (const { from, end } of ways) {
    const before = [...(lines.inside.get(from) ?? []), ...(summaries.get(from) ?? [])];
    for (const { source } of before) ways.add(source, end);
    for (const entry of lines.entries.get(from) ?? [])
      for (const exit of exitsFrom.get(end) ?? []) summarize(entry, exit);
  }
  return summaries;
}

/** Pairs of a node and the end of its method that it leads to; each is gone through once, also what is added meanwhile. */
class Ways {
  readonly #pairs: { readonly from: string; readonly end: string }[] = [];
  readonly #ends = new Map<string, Set<string>>();

  add(from: string, end: string): void {
    const ends = this.#ends.get(from) ?? new Set();
    this.#ends.set(from, ends);
    if (ends.has(end)) return;
    ends.add(end);
    this.#pairs.push({ from, end });
  }

  endsFrom(from: string): readonly string[] {
    return [...(this.#ends.get(from) ?? [])];
  }

  *[Symbol.iterator]() {
    for (const pair of this.#pairs) yield pair;
  }
}
