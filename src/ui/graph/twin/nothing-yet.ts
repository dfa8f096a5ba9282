import type { GraphView } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { edgesOf } from "../model/index.ts";

/** What stands in the place of nodes where there are none: that they come, or that the run has none. */
export function noNodes({ model, at }: GraphView): string {
  return t(model.nodes.some(({ birth }) => birth >= at) ? "graph.twin-no-nodes" : "graph.twin-never-nodes");
}

/** As {@link noNodes}, of edges. */
export function noEdges({ model, at }: GraphView): string {
  return t(edgesOf(model).own.some(({ birth }) => birth >= at) ? "graph.twin-no-edges" : "graph.twin-never-edges");
}
