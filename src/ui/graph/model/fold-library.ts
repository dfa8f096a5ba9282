import type { GraphEdge, GraphFold, GraphGroup, GraphModel, GraphNode, GraphView } from "../../../trace/index.ts";

/** A model in which the library's methods are folded, and how elements of the whole model appear in it. */
export interface FoldedModel {
  readonly model: GraphModel;
  /** The element that stands for an element of the whole model; absent for an edge inside one fold. */
  readonly shownAs: ReadonlyMap<string, string>;
  /** What a folded node stands for, in order of birth: nodes of the whole model. */
  readonly inside: ReadonlyMap<string, readonly GraphNode[]>;
}

/** With more classes under contexts than this, a fold is a class whatever the context. */
const maxFolds = 24;

/** Folds library code: one node for each class under each context, or for each class where those are too many. */
export function foldLibrary(model: GraphModel): FoldedModel | undefined {
  const folds = [...model.groups, ...model.nodes].flatMap(({ fold }) => (fold === undefined ? [] : [fold]));
  if (folds.length === 0) return undefined;
  const isCoarse = new Set(folds.map(({ label }) => label)).size > maxFolds;
  return new Folding(model, isCoarse).result();
}

/** The folded graph at the position of a view. */
export function foldedView(view: GraphView, { model, inside }: FoldedModel, textOf: FoldText): GraphView {
  return {
    ...view,
    model,
    sublabel: (id) => {
      const nodes = inside.get(id);
      if (nodes === undefined) return view.sublabel(id);
      const shown = nodes.filter(({ birth }) => birth < view.at);
      const isNew = shown.some(({ id: node, birth }) => birth >= view.since || view.sublabel(node)?.isNew === true);
      return { text: textOf(shown.length, nodes.length), isNew };
    },
  };
}

export type FoldText = (shown: number, total: number) => string;

class Folding {
  readonly #model: GraphModel;
  readonly #isCoarse: boolean;
  readonly #shownAs = new Map<string, string>();
  readonly #inside = new Map<string, GraphNode[]>();

  constructor(model: GraphModel, isCoarse: boolean) {
    this.#model = model;
    this.#isCoarse = isCoarse;
  }

  result(): FoldedModel {
    const groups: GraphGroup[] = [];
    for (const group of this.#model.groups) {
      if (group.fold === undefined) groups.push(group);
      this.#shownAs.set(group.id, group.fold === undefined ? group.id : this.#idOf(group.fold));
    }
    const nodes = this.#nodes();
    return {
      model: { groups, nodes, edges: this.#edges() },
      shownAs: this.#shownAs,
      inside: this.#inside,
    };
  }

  #nodes(): readonly GraphNode[] {
    const nodes: GraphNode[] = [];
    for (const node of this.#model.nodes) {
      const { fold } = node;
      if (fold === undefined) {
        nodes.push(node);
        this.#shownAs.set(node.id, node.id);
        continue;
      }
      const id = this.#idOf(fold);
      this.#shownAs.set(node.id, id);
      const known = this.#inside.get(id);
      if (known !== undefined) known.push(node);
      else {
        this.#inside.set(id, [node]);
        const label = this.#isCoarse ? fold.owner : fold.label;
        nodes.push({ id, label, group: undefined, birth: node.birth, shape: "library" });
      }
    }
    return nodes;
  }

  /** Parallel edges of a kind become one; those inside a fold vanish. */
  #edges(): readonly GraphEdge[] {
    const edges = new Map<string, GraphEdge>();
    for (const edge of this.#model.edges) {
      const source = this.#shownAs.get(edge.source) ?? edge.source;
      const target = this.#shownAs.get(edge.target) ?? edge.target;
      const isMoved = source !== edge.source || target !== edge.target;
      if (isMoved && source === target) continue;
      const id = isMoved ? `${source} ⇒ ${target} ${edge.style}` : edge.id;
      this.#shownAs.set(edge.id, id);
      const known = edges.get(id);
      if (known === undefined) edges.set(id, { ...edge, id, source, target });
      else if (known.label !== edge.label) edges.set(id, { ...known, label: "" });
    }
    return [...edges.values()];
  }

  #idOf({ label, owner }: GraphFold): string {
    return `library ${this.#isCoarse ? owner : label}`;
  }
}

/** The first element of the whole model that a shown element stands for: what selecting it selects. */
export function unfolded({ shownAs }: FoldedModel, shown: string): string {
  for (const [id, as] of shownAs) if (as === shown) return id;
  return shown;
}
