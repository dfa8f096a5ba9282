import { append } from "../../../kernel/index.ts";
import type { GraphEdge, GraphModel } from "../../../trace/index.ts";

/** Is the graph an automaton, whose states stand in columns? */
export function isAutomaton(model: GraphModel): boolean {
  return model.nodes.some(({ column }) => column !== undefined);
}

/** Final states of an automaton are named so by its engine. */
export function isFinal(shape: string): boolean {
  return shape.endsWith("-final");
}

/**
 * What lies on an accepting path through one of these states or transitions: from a control state, which stands in the
 * first column, to a final state. Transitions are asked about before states: a selected transition names its states, too.
 * A selected element that is on no such path is kept alone.
 */
export function acceptingThrough(model: GraphModel, elements: readonly string[]): ReadonlySet<string> {
  const wanted = new Set(elements);
  const edges = model.edges.filter(({ id }) => wanted.has(id));
  const states = edges.length > 0 ? [] : model.nodes.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  const paths = pathsOf(model);
  const kept = new Set([...states, ...edges.flatMap(({ id, source, target }) => [id, source, target])]);
  keep(paths.before([...states, ...edges.map(({ source }) => source)]), kept);
  keep(paths.after([...states, ...edges.map(({ target }) => target)]), kept);
  return kept;
}

function keep(edges: readonly GraphEdge[], kept: Set<string>): void {
  for (const { id, source, target } of edges) for (const one of [id, source, target]) kept.add(one);
}

/** The transitions on ways from a control state to some states, and from them to a final state. */
function pathsOf({ nodes, edges }: GraphModel) {
  const leaving = new Map<string, GraphEdge[]>();
  const entering = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    append(leaving, edge.source, edge);
    append(entering, edge.target, edge);
  }
  const forward = (from: readonly string[]) => reach(from, leaving, ({ target }) => target);
  const backward = (from: readonly string[]) => reach(from, entering, ({ source }) => source);
  const started = forward(nodes.filter(({ column }) => column === 0).map(({ id }) => id));
  const accepting = backward(nodes.filter(({ shape }) => isFinal(shape)).map(({ id }) => id));
  return {
    before(states: readonly string[]): readonly GraphEdge[] {
      const reaching = backward(states);
      return edges.filter(({ source, target }) => started.has(source) && reaching.has(target));
    },
    after(states: readonly string[]): readonly GraphEdge[] {
      const reached = forward(states);
      return edges.filter(({ source, target }) => reached.has(source) && accepting.has(target));
    },
  };
}

function reach(
  from: readonly string[],
  edges: ReadonlyMap<string, readonly GraphEdge[]>,
  next: (edge: GraphEdge) => string,
): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) for (const edge of edges.get(id) ?? []) found.add(next(edge));
  return found;
}

/** A part of a graph: these nodes and edges, and the groups around them. */
export function partOf(model: GraphModel, kept: ReadonlySet<string>): GraphModel {
  const isKept = ({ id }: { readonly id: string }) => kept.has(id);
  const nodes = model.nodes.filter(isKept);
  const groups = new Set(nodes.map(({ group }) => group));
  return {
    ...model,
    groups: model.groups.filter(({ id }) => groups.has(id)),
    nodes,
    edges: model.edges.filter(isKept),
  };
}

/** How many lines are drawn for an automaton: those between the same two boxes are one. */
export function linesOf(model: GraphModel, alike: ReadonlyMap<string, readonly { readonly id: string }[]>): number {
  const homes = new Map([...alike].flatMap(([oldest, members]) => members.map(({ id }) => [id, oldest])));
  const homeOf = (id: string) => homes.get(id) ?? id;
  return new Set(model.edges.map(({ source, target }) => `${homeOf(source)} ⇒ ${homeOf(target)}`)).size;
}
