import { append } from "../../../kernel/index.ts";
import type { GraphEdge, GraphModel } from "../../../trace/index.ts";
import { type Lines, linesOf, Summaries } from "./summaries.ts";

/** A part of a graph that the reader asked for. */
export interface Slice {
  readonly nodes: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
}

/**
 * What a node depends on along ways that return where they were called from: the two passes of Horwitz, Reps and Binkley
 * (Interprocedural Slicing Using Dependence Graphs, 1990). The first goes up to the callers, the second down into what
 * was called; both step over calls by their summaries.
 */
export function dependenciesOf(model: GraphModel, goal: string): Slice {
  const lines = linesOf(model);
  const summaries = new Summaries(lines);
  const edges = new Set<string>();
  const up = passFrom([goal], lines, summaries, lines.entries, edges);
  const down = passFrom(up, lines, summaries, lines.exits, edges);
  return { nodes: new Set([...up, ...down]), edges };
}

/** Everything that leads to the starts, within methods, over calls, and along edges of one more kind. */
function passFrom(
  starts: Iterable<string>,
  { inside }: Lines,
  summaries: Summaries,
  further: ReadonlyMap<string, readonly GraphEdge[]>,
  edges: Set<string>,
): ReadonlySet<string> {
  const reached = new Set(starts);
  for (const node of reached) {
    for (const edge of [...(inside.get(node) ?? []), ...(further.get(node) ?? [])]) {
      edges.add(edge.id);
      reached.add(edge.source);
    }
    for (const { source, through } of summaries.to(node)) {
      for (const { id } of through) edges.add(id);
      reached.add(source);
    }
  }
  return reached;
}

/** What these edges are about: their ends, and all of the methods that they enter, however deep. */
export function aboutEdges(model: GraphModel, chosen: ReadonlySet<string>): Slice {
  const groups = new Map(model.nodes.map(({ id, group = "" }) => [id, group]));
  const groupOf = (node: string) => groups.get(node) ?? "";
  const callees = new Map<string, string[]>();
  const called = new Set<string>();
  for (const { id, source, target } of [...linesOf(model).entries.values()].flat()) {
    append(callees, groupOf(source), groupOf(target));
    if (chosen.has(id)) called.add(groupOf(target));
  }
  for (const group of called) for (const callee of callees.get(group) ?? []) called.add(callee);
  const isWithin = (node: string) => called.has(groupOf(node));
  const own = model.edges.filter(({ id, source, target }) => chosen.has(id) || (isWithin(source) && isWithin(target)));
  return {
    nodes: new Set(own.flatMap(({ source, target }) => [source, target])),
    edges: new Set(own.map(({ id }) => id)),
  };
}
