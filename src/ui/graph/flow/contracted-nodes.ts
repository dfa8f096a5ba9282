import { append } from "../../../kernel/index.ts";
import type { GraphEdge, GraphModel, GraphNode } from "../../../trace/index.ts";

/** What stands for nodes that no reader asked for. */
export interface ContractedNodes {
  /** By node: the id of another node, of a closed bundle, or of the group around it. */
  readonly into: ReadonlyMap<string, string>;
  /** The edges inside what became one. */
  readonly joints: ReadonlySet<string>;
}

/**
 * Return points stand in the ribbon of their call; a temporary or an argument in what it hands its value to, else in what
 * it has it from; a source without edges of its own in its method. What an opened bundle touches stands for itself.
 */
export function contractedNodes(model: GraphModel, opened: ReadonlySet<string>): ContractedNodes {
  const lines = linesAt(model.edges);
  const nodes = new Map(model.nodes.map((node) => [node.id, node]));
  const into = new Map<string, string>();
  const joints = new Set<string>();
  for (const node of model.nodes) {
    const found = representativeOf(node, lines(node.id), nodes, opened);
    if (found === undefined) continue;
    into.set(node.id, found.id);
    for (const { id } of found.by) joints.add(id);
  }
  return { into: new Map([...into.keys()].map((id) => [id, endOf(id, into)])), joints };
}

interface Representative {
  readonly id: string;
  /** The edges that lead there. */
  readonly by: readonly GraphEdge[];
}

interface Lines {
  readonly incoming: readonly GraphEdge[];
  readonly outgoing: readonly GraphEdge[];
}

function linesAt(edges: readonly GraphEdge[]): (node: string) => Lines {
  const incoming = new Map<string, GraphEdge[]>();
  const outgoing = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    append(outgoing, edge.source, edge);
    append(incoming, edge.target, edge);
  }
  return (node) => ({ incoming: incoming.get(node) ?? [], outgoing: outgoing.get(node) ?? [] });
}

function representativeOf(
  node: GraphNode,
  lines: Lines,
  nodes: ReadonlyMap<string, GraphNode>,
  opened: ReadonlySet<string>,
): Representative | undefined {
  const { role, bundle, group } = node;
  const { incoming, outgoing } = lines;
  if (bundle !== undefined) return opened.has(bundle) ? undefined : { id: bundle, by: [] };
  const isTouched = [...incoming, ...outgoing].some((edge) => edge.bundle !== undefined && opened.has(edge.bundle.id));
  if (role === undefined || isTouched) return undefined;
  const isIdle = role === "source" ? outgoing.every((edge) => edge.bundle !== undefined) : outgoing.length === 0;
  if (isIdle) return group === undefined ? undefined : { id: group, by: [] };
  return role === "source" ? undefined : neighborOf(node, lines, nodes);
}

/** What it hands its value to, if that is one thing; else what it has it from. */
function neighborOf(
  { id, group }: GraphNode,
  { incoming, outgoing }: Lines,
  nodes: ReadonlyMap<string, GraphNode>,
): Representative | undefined {
  const isNear = (other: string) => other !== id && nodes.get(other)?.group === group;
  const next = onlyOne(outgoing.filter(isPlain), ({ target }) => target);
  if (next !== undefined && outgoing.every(isPlain) && isNear(next)) return { id: next, by: outgoing };
  const call = onlyOne(outgoing, (edge) => edge.bundle?.id);
  if (call !== undefined && incoming.every((edge) => edge.bundle === undefined)) return { id: call, by: [] };
  const before = onlyOne(incoming.filter(isPlain), ({ source }) => source);
  const isFound = before !== undefined && incoming.every(isPlain) && isNear(before);
  return isFound ? { id: before, by: incoming } : undefined;
}

/** An edge that changes nothing, and is not of a call. */
function isPlain({ line, bundle }: GraphEdge): boolean {
  return line === undefined && bundle === undefined;
}

function onlyOne<T>(edges: readonly GraphEdge[], of: (edge: GraphEdge) => T): T | undefined {
  const found = new Set(edges.map(of));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The end of the way from one representative to the next; where that goes in a circle, the node itself. */
function endOf(id: string, into: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let at = id;
  for (let next = into.get(at); next !== undefined; next = into.get(at)) {
    if (seen.has(at)) return id;
    seen.add(at);
    at = next;
  }
  return at;
}
