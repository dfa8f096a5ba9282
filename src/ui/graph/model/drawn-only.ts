import { valueAt } from "../../../kernel/index.ts";
import type { GraphEdge, GraphModel } from "../../../trace/index.ts";

interface Edges {
  /** Those of the graph. */
  readonly own: readonly GraphEdge[];
  /** Those that are only drawn with it. */
  readonly others: readonly GraphEdge[];
}

const divided = new WeakMap<GraphModel, Edges>();

/** A model is asked at every step. */
export function edgesOf(model: GraphModel): Edges {
  return valueAt(divided, model, () => ({
    own: model.edges.filter(({ isDrawnOnly }) => isDrawnOnly !== true),
    others: model.edges.filter(({ isDrawnOnly }) => isDrawnOnly === true),
  }));
}

/** With more nodes only its own edges are drawn: more lines could not be told apart. */
const MOST_NODES = 40;

export function drawnEdges(model: GraphModel): readonly GraphEdge[] {
  return model.nodes.length > MOST_NODES ? edgesOf(model).own : model.edges;
}
