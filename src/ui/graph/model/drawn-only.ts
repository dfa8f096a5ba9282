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

const drawn = new WeakMap<GraphModel, GraphModel>();

/** What is drawn of a graph: as places are, it is decided on the whole run. */
export function drawnModel(model: GraphModel): GraphModel {
  const { own, others } = edgesOf(model);
  if (model.nodes.length <= MOST_NODES || others.length === 0) return model;
  return valueAt(drawn, model, () => ({ ...model, edges: own }));
}
