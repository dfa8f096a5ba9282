import { append } from "../../../kernel/index.ts";
import type { GraphModel } from "../../../trace/index.ts";

/** How much of a graph is shown one by one: all of it, the cone of a fact, or the methods with the current one open. */
type Extent = "all" | "cone" | "methods";

/** A graph with at most this many nodes is shown whole; at most this many are opened around a step. */
const mostWhole = 60;
/** With at most this many the cone of a fact is shown, with the calls that lead to it. */
const mostCone = 400;

/** Of trees and automata everything is shown: their columns and branches say what belongs together. */
export function extentOf({ nodes, isTree }: GraphModel): Extent {
  const isDrawnWhole = isTree === true || nodes.some(({ column }) => column !== undefined);
  if (nodes.length <= mostWhole || isDrawnWhole) return "all";
  return nodes.length <= mostCone ? "cone" : "methods";
}

export interface FocusRequest {
  readonly model: GraphModel;
  /** What the step changes or is about: nodes and edges of the model, the latest first. */
  readonly step: readonly string[];
  /** The selected node or edge, which then has the cone. */
  readonly selected: string | undefined;
  /** By how many calls the cone is wider (or, below 0, narrower) than it would be. */
  readonly widened: number;
}

/** Focus and context: what is shown one by one, what is folded, what is paler. */
export interface FocusContext {
  /** How many calls the cone goes back. */
  readonly calls: number;
  /** The groups drawn as one box each. */
  readonly folded: ReadonlySet<string>;
  /** Nodes and groups outside the cone. */
  readonly context: ReadonlySet<string>;
}

/**
 * The cone of a fact is what it rests on, back along the edges and over at most `calls` calls, and one edge forward. Its
 * groups are open, those of the step first, as long as not too many nodes are; the ends of what the step changed last are
 * always open. Of a graph without groups every edge is a call, and nothing is folded.
 */
export function focusContext({ model, step, selected, widened }: FocusRequest): FocusContext {
  const ties = tiesOf(model);
  const extent = extentOf(model);
  const calls = Math.max(0, (extent === "methods" ? 0 : 1) + widened);
  const current = endsOf(step, ties);
  const seeds = selected === undefined ? current : endsOf([selected], ties);
  const cone = coneOf(seeds.length === 0 ? current : seeds, calls, ties);
  const first = new Set([...endsOf(step.slice(0, 1), ties), ...seeds.slice(0, 2)].map((id) => ties.groups.get(id)));
  const open = openedBy([...current, ...cone], first, widened > 0, ties);
  for (const id of current) cone.add(id);
  const context = new Set<string>();
  const reached = new Set([...cone].map((id) => ties.groups.get(id)));
  for (const { id, group } of model.nodes) {
    const isInOpenMethod = extent === "methods" && group !== undefined && open.has(group);
    if (!cone.has(id) && !isInOpenMethod) context.add(id);
  }
  for (const { id } of model.groups) if (!reached.has(id)) context.add(id);
  return { calls, folded: new Set(model.groups.map(({ id }) => id).filter((id) => !open.has(id))), context };
}

/** Groups in this order while they have few nodes together; `first` in any case, all of them if the reader asks. */
function openedBy(
  order: readonly string[],
  first: ReadonlySet<string | undefined>,
  hasAsked: boolean,
  { groups, sizes }: Ties,
): ReadonlySet<string> {
  const open = new Set<string>();
  let room = mostWhole;
  for (const group of [...first, ...order.map((id) => groups.get(id))]) {
    if (group === undefined || open.has(group)) continue;
    const size = sizes.get(group) ?? 0;
    if (size > room && !hasAsked && !first.has(group)) continue;
    room -= size;
    open.add(group);
  }
  return open;
}

/** Back along the edges, calls counted where a group is entered; in the order in which they are reached. */
function coneOf(seeds: readonly string[], calls: number, ties: Ties): Set<string> {
  const reached = new Set<string>();
  let layer = new Set(seeds);
  let next = calls === 0 ? [] : seeds.flatMap((id) => ties.outOf.get(id) ?? []);
  for (let call = 0; call <= calls; call++) {
    // The layer grows while it is walked: what is in the same method costs no call.
    for (const id of layer) {
      reached.add(id);
      const before = (ties.into.get(id) ?? []).filter((each) => !reached.has(each));
      const isCall = (each: string) => isAcrossCall(each, id, ties);
      for (const each of before) if (!isCall(each)) layer.add(each);
      next.push(...before.filter(isCall));
    }
    layer = new Set(next.filter((id) => !reached.has(id)));
    next = [];
  }
  return reached;
}

/** Going back from a node, does one enter another method? */
function isAcrossCall(before: string, id: string, { hasGroups, groups }: Ties): boolean {
  const group = groups.get(before);
  return !hasGroups || (group !== undefined && group !== groups.get(id));
}

/** The nodes themselves and the ends of edges, each once. */
function endsOf(ids: readonly string[], { groups, ends }: Ties): readonly string[] {
  return [...new Set(ids.flatMap((id) => ends.get(id) ?? (groups.has(id) ? [id] : [])))];
}

/** A model as it is walked here. */
interface Ties {
  readonly hasGroups: boolean;
  /** The group of every node. */
  readonly groups: ReadonlyMap<string, string | undefined>;
  /** How many nodes a group has. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Both ends of every edge. */
  readonly ends: ReadonlyMap<string, readonly [string, string]>;
  readonly into: ReadonlyMap<string, readonly string[]>;
  readonly outOf: ReadonlyMap<string, readonly string[]>;
}

/** A model is asked about at every step. */
const known = new WeakMap<GraphModel, Ties>();

function tiesOf(model: GraphModel): Ties {
  const before = known.get(model);
  if (before !== undefined) return before;
  const sizes = new Map<string, number>();
  for (const { group } of model.nodes) if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const into = new Map<string, string[]>();
  const outOf = new Map<string, string[]>();
  for (const { source, target } of model.edges) {
    append(into, target, source);
    append(outOf, source, target);
  }
  const ties: Ties = {
    hasGroups: model.groups.length > 0,
    groups: new Map(model.nodes.map(({ id, group }) => [id, group])),
    sizes,
    ends: new Map(model.edges.map(({ id, source, target }) => [id, [source, target]])),
    into,
    outOf,
  };
  known.set(model, ties);
  return ties;
}
