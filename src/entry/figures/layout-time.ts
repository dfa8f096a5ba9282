import type { ElkNode } from "elkjs/lib/elk-api.js";

/** To load the layout engine and to lay out a first small graph, in milliseconds of the processor's time. */
const FIRST = 250;

/** For each node and each edge: graphs of 4 to 480 edges took 3 to 11 on a quiet machine, those with many edges most. */
const EACH = 9;

/** About how many milliseconds of the processor's time it takes to lay a graph out. */
export function layoutMilliseconds(graph: ElkNode): number {
  return FIRST + EACH * elementsOf(graph);
}

/** The nodes and edges of a graph, those of its boxes as well. */
function elementsOf({ children = [], edges = [] }: ElkNode): number {
  return children.reduce((sum, child) => sum + 1 + elementsOf(child), edges.length);
}
