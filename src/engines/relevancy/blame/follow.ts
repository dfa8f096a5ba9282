import { append } from "../../../kernel/index.ts";
import type { DependenceGraph } from "../algorithm/dependence-graph/dependence-graph.ts";
import type { Edge } from "../algorithm/dependence-graph/elements.ts";

/** Where a way is in a graph: a node, and the return points of the calls that are open, the last one first. */
interface Place {
  readonly node: number;
  readonly open: readonly number[];
  /** The edge that led here; undefined at the beginning. */
  readonly by: Edge | undefined;
  readonly before: Place | undefined;
}

/** How far a way of Table 1 can be gone under Table 2. */
export interface Followed {
  /** The number of the first edge of the way that has no copy that goes on; that of all edges where all can be gone. */
  readonly length: number;
  /** The edges of Table 2 along one of the ways up to there. */
  readonly edges: readonly Edge[];
  /** Where it ends, and the return points of the calls that are open there. */
  readonly at: number;
  readonly open: readonly number[];
  /** The copies of the edge that cannot be gone. */
  readonly copies: readonly Edge[];
}

/**
 * Follows a way of Table 1 under Table 2, whose graph has copies of globals for contexts, and return points for calling
 * contexts. A call opens a return point, and only an edge back to that one closes it.
 */
export function follow(
  way: readonly Edge[],
  merged: DependenceGraph,
  refined: DependenceGraph,
  start: number,
): Followed {
  const copies = copiesIn(refined);
  let places: readonly Place[] = [{ node: start, open: [], by: undefined, before: undefined }];
  for (const [length, edge] of way.entries()) {
    const alike = copies.get(edgeKey(merged, edge)) ?? [];
    const next = distinct(places.flatMap((place) => alike.flatMap((copy) => step(place, copy, refined))));
    const [last] = places;
    if (next.length === 0 && last !== undefined) return followedTo(last, length, alike);
    places = next;
  }
  const [last = { node: start, open: [], by: undefined, before: undefined }] = places;
  return followedTo(last, way.length, []);
}

function followedTo(place: Place, length: number, copies: readonly Edge[]): Followed {
  const edges: Edge[] = [];
  for (let at: Place | undefined = place; at?.by !== undefined; at = at.before) edges.unshift(at.by);
  return { length, edges, at: place.node, open: place.open, copies };
}

/** Goes along an edge, if it begins here and returns to where the last call came from. */
function step(before: Place, by: Edge, graph: DependenceGraph): readonly Place[] {
  if (by.source !== before.node) return [];
  const { open } = before;
  if (by.returnPoint !== -1) return [{ node: by.target, open: [by.returnPoint, ...open], by, before }];
  if (!isReturn(graph, by)) return [{ node: by.target, open, by, before }];
  return open[0] === graph.placeOf(by.target) ? [{ node: by.target, open: open.slice(1), by, before }] : [];
}

/** Whether an edge leads from a called method back to a return point. */
export function isReturn(graph: DependenceGraph, { target }: Edge): boolean {
  return graph.placeAt(target).kind === "return-point";
}

function distinct(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [`${place.node} ${place.open.join()}`, place])).values()];
}

function copiesIn(graph: DependenceGraph): ReadonlyMap<string, readonly Edge[]> {
  const copies = new Map<string, Edge[]>();
  for (let number = 0; number < graph.edgeCount; number++) {
    const edge = graph.edge(number);
    append(copies, edgeKey(graph, edge), edge);
  }
  return copies;
}

function edgeKey(graph: DependenceGraph, { source, target, returnPoint, weight }: Edge): string {
  const below = graph.places[returnPoint];
  const entered = below === undefined ? "" : withoutContext(below.label);
  return [nodeKey(graph, source), nodeKey(graph, target), entered, weight].join(" ⇝ ");
}

/** A node as Table 1 has it: without the context of a global, and that of a return point. */
export function nodeKey(graph: DependenceGraph, node: number): string {
  const location = graph.locationAt(node);
  const { kind, label } = graph.placeAt(node);
  const place = kind === "return-point" ? withoutContext(label) : label;
  if (location.kind !== "global") return `${location.kind} ${location.label}, ${place}`;
  const { global } = location;
  const owner = "field" in global ? global.field.class.name : "";
  return `${global.kind} ${owner} ${global.label}, ${place}`;
}

/** `r7@[3]` is `r7`. */
function withoutContext(returnPoint: string): string {
  return returnPoint.replace(/@.*$/, "");
}
