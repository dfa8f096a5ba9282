import type { HierarchyCall } from "../../../engine-kit/index.ts";
import type { ContextFree, GraphEdge, GraphModel, GraphNode, GraphView, Seq } from "../../../trace/index.ts";

/** The edge style of calls that only the class hierarchy allows. */
const hierarchyStyle = "hierarchy";

/** From the beginning there: the hierarchy needs no steps. */
const always = -1;

/**
 * A call graph with contexts dropped, and beside its edges those that class hierarchy analysis would add. What the
 * analysis finds appears when it finds it; the hierarchy's edges are there from the start, with the methods at their ends.
 */
export function hierarchyModel(
  callGraph: GraphModel,
  extra: readonly HierarchyCall[],
  withoutContexts: (fact: Seq) => ContextFree | undefined,
): { readonly model: GraphModel; readonly shownAs: ReadonlyMap<string, string> } {
  const nodes = new Map<string, GraphNode>();
  const edges = new Map<string, GraphEdge>();
  const shownAs = new Map<string, string>();
  for (const node of callGraph.nodes) {
    const free = withoutContexts(node.birth);
    if (free?.kind !== "method") continue;
    const id = nodeId(free.method);
    shownAs.set(node.id, id);
    // The whole name of the node has its context.
    const own = { ...node, id, label: free.method, fullLabel: undefined };
    if (!nodes.has(id)) nodes.set(id, { ...own, ...foldOf(node.fold?.owner ?? "") });
  }
  for (const edge of callGraph.edges) {
    const free = withoutContexts(edge.birth);
    if (free?.kind !== "call") continue;
    const id = edgeId(free);
    shownAs.set(edge.id, id);
    if (!edges.has(id))
      edges.set(id, { ...edge, id, source: nodeId(free.caller), target: nodeId(free.callee), label: free.site });
  }
  for (const call of extra) {
    addEnd(nodes, call.caller, call.callerLibrary);
    addEnd(nodes, call.callee, call.calleeLibrary);
    const id = edgeId(call);
    const ends = { source: nodeId(call.caller), target: nodeId(call.callee) };
    edges.set(id, { id, ...ends, label: `${call.site} ✗`, birth: always, style: hierarchyStyle, line: "spurious" });
  }
  return { model: { groups: [], nodes: [...nodes.values()], edges: [...edges.values()] }, shownAs };
}

export function hierarchyView(view: GraphView, model: GraphModel): GraphView {
  return { ...view, model, sublabel: () => undefined };
}

/** The end of an edge that is there from the start is there too. */
function addEnd(nodes: Map<string, GraphNode>, method: string, library: string): void {
  const id = nodeId(method);
  const known = nodes.get(id);
  const node = known ?? { id, label: method, group: undefined, shape: "method", ...foldOf(library) };
  nodes.set(id, { ...node, birth: always });
}

function foldOf(owner: string): Pick<GraphNode, "fold"> {
  return owner === "" ? {} : { fold: { label: owner, owner } };
}

function nodeId(method: string): string {
  return `method ${method}`;
}

function edgeId({ site, callee }: { readonly site: string; readonly callee: string }): string {
  return `call ${site} → ${callee}`;
}
