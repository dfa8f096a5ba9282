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
interface Summary {
  readonly source: string;
  readonly through: readonly [entry: GraphEdge, exit: GraphEdge];
}

/**
 * The ways through calls, by the return points that they lead to. Only those that are asked for are looked for, with all
 * that they go through: a graph may have millions of others.
 */
export class Summaries {
  readonly #lines: Lines;
  readonly #found = new Map<string, Summary[]>();
  readonly #exitsFrom = new Map<string, GraphEdge[]>();
  readonly #ways = new Ways();

  constructor(lines: Lines) {
    this.#lines = lines;
    for (const exit of [...lines.exits.values()].flat()) append(this.#exitsFrom, exit.source, exit);
  }

  /** Those that lead to a node: none, unless it is a return point. */
  to(point: string): readonly Summary[] {
    this.#beginAt(point);
    for (const { from, end } of this.#ways.untilDone()) this.#goBack(from, end);
    return this.#found.get(point) ?? [];
  }

  /** A return point depends on what leaves the callee there. */
  #beginAt(point: string): void {
    for (const { source } of this.#lines.exits.get(point) ?? []) this.#ways.add(source, source);
  }

  #goBack(from: string, end: string): void {
    this.#beginAt(from);
    for (const { source } of this.#lines.inside.get(from) ?? []) this.#ways.add(source, end);
    for (const { source } of this.#found.get(from) ?? []) this.#ways.add(source, end);
    for (const entry of this.#lines.entries.get(from) ?? [])
      for (const exit of this.#exitsFrom.get(end) ?? []) this.#summarize(entry, exit);
  }

  #summarize(entry: GraphEdge, exit: GraphEdge): void {
    if (exit.bundle?.hue !== entry.bundle?.hue) return;
    append(this.#found, exit.target, { source: entry.source, through: [entry, exit] });
    for (const far of this.#ways.endsFrom(exit.target)) this.#ways.add(entry.source, far);
  }
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

  /** The pairs that were not gone through yet, the last one first. */
  *untilDone() {
    for (let pair = this.#pairs.pop(); pair !== undefined; pair = this.#pairs.pop()) yield pair;
  }
}
