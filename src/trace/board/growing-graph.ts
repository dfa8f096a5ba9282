import type { GraphCaptions, GraphEdge, GraphGroup, GraphModel, GraphNode } from "./drawings/graph-view.ts";

/** A graph that grows with the recording. */
export class GrowingGraph {
  readonly #groups: GraphGroup[] = [];
  readonly #nodes: GraphNode[] = [];
  readonly #edges: GraphEdge[] = [];
  readonly #captions: { readonly captions?: GraphCaptions };
  #model: GraphModel | undefined;

  constructor(captions?: GraphCaptions) {
    this.#captions = captions === undefined ? {} : { captions };
  }

  /** The graph as far as it is recorded; the same object until more is. */
  get model(): GraphModel {
    this.#model ??= {
      groups: [...this.#groups],
      nodes: [...this.#nodes],
      edges: [...this.#edges],
      ...this.#captions,
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
