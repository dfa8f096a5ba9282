import type { GraphEdge, GraphGroup, GraphModel, GraphNode } from "./drawings/graph-view.ts";

/** What of a graph does not grow. */
type GraphShape = Pick<GraphModel, "captions" | "isMap">;

/** A graph that grows with the recording. */
export class GrowingGraph {
  readonly #groups: GraphGroup[] = [];
  readonly #nodes: GraphNode[] = [];
  readonly #edges: GraphEdge[] = [];
  readonly #shape: GraphShape;
  #model: GraphModel | undefined;

  constructor(shape: GraphShape = {}) {
    this.#shape = shape;
  }

  /** The graph as far as it is recorded; the same object until more is. */
  get model(): GraphModel {
    this.#model ??= {
      groups: [...this.#groups],
      nodes: [...this.#nodes],
      edges: [...this.#edges],
      ...this.#shape,
    };
    return this.#model;
  }

  addGroup(group: GraphGroup): void {
    this.#groups.push(group);
    this.#model = undefined;
  }

  addNode(node: GraphNode): void {
    this.#nodes.push(node);
    this.#model = undefined;
  }

  addEdge(edge: GraphEdge): void {
    this.#edges.push(edge);
    this.#model = undefined;
  }
}
