import type { GraphView, Seq } from "../../../trace/index.ts";

/** How much of a graph is visible at a position, and how much there will be at the end. */
export interface GraphCounts {
  readonly nodes: { readonly shown: number; readonly total: number };
  readonly edges: { readonly shown: number; readonly total: number };
}

export function graphCounts(view: GraphView): GraphCounts {
  return { nodes: countOf(view.model.nodes, view.at), edges: countOf(view.model.edges, view.at) };
}

function countOf(elements: readonly { readonly birth: Seq }[], at: number): GraphCounts["nodes"] {
  return { shown: elements.filter((element) => element.birth < at).length, total: elements.length };
}
