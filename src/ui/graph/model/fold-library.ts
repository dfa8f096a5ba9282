import { append } from "../../../kernel/index.ts";
import type { GraphEdge, GraphFold, GraphModel, GraphNode, GraphView } from "../../../trace/index.ts";

/** A model in which the library's methods are folded, and how elements of the whole model appear in it. */
export interface FoldedModel {
  readonly model: GraphModel;
  /** The element that stands for an element of the whole model; absent for an edge inside one fold. */
  readonly shownAs: ReadonlyMap<string, string>;
  /** The edges of the whole model that a moved edge stands for. */
  readonly along: ReadonlyMap<string, readonly string[]>;
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
  const nameOf = ({ label, owner }: GraphFold): string => (isCoarse ? owner : label);
  const idOf = (fold: GraphFold): string => `library ${nameOf(fold)}`;
  const shownAs = new Map<string, string>();
  const inside = new Map<string, GraphNode[]>();
  const nodes: GraphNode[] = [];
  for (const { id, fold } of model.groups) shownAs.set(id, fold === undefined ? id : idOf(fold));
  for (const node of model.nodes) {
    const { fold, birth } = node;
    const id = fold === undefined ? node.id : idOf(fold);
    shownAs.set(node.id, id);
    if (fold === undefined) nodes.push(node);
    else {
      if (!inside.has(id)) nodes.push({ id, label: nameOf(fold), group: undefined, birth, shape: "library" });
      append(inside, id, node);
    }
  }
  const groups = model.groups.filter(({ fold }) => fold === undefined);
  const along = new Map<string, string[]>();
  return { model: { groups, nodes, edges: foldedEdges(model.edges, shownAs, along) }, shownAs, along, inside };
}

/** Parallel edges of a kind become one. `shownAs` knows the nodes, and learns the edges, as does `along`. */
function foldedEdges(
  whole: readonly GraphEdge[],
  shownAs: Map<string, string>,
  along: Map<string, string[]>,
): readonly GraphEdge[] {
  const edges = new Map<string, GraphEdge>();
  for (const edge of whole) {
    const led = ledTo(edge, shownAs);
    if (led === undefined) continue;
    shownAs.set(edge.id, led.id);
    if (led !== edge) append(along, led.id, edge.id);
    const known = edges.get(led.id);
    if (known === undefined) edges.set(led.id, led);
    else if (known.label !== edge.label) edges.set(led.id, { ...known, label: "" });
  }
  return [...edges.values()];
}

/**
 * An edge between what stands for its ends, without what is said beside it by names that are inside. Undefined for one inside a fold, and
 * for one that is only drawn and leads to a fold.
 */
function ledTo(edge: GraphEdge, shownAs: ReadonlyMap<string, string>): GraphEdge | undefined {
  const source = shownAs.get(edge.source) ?? edge.source;
  const target = shownAs.get(edge.target) ?? edge.target;
  if (source === edge.source && target === edge.target) return edge;
  if (source === target || edge.isDrawnOnly === true) return undefined;
  const { gloss: _, ...plain } = edge;
  return { ...plain, id: `${source} ⇒ ${target} ${edge.style}`, source, target };
}

/** The folded graph at the position of a view. */
export function foldedView(view: GraphView, { model, along, inside }: FoldedModel, textOf: FoldText): GraphView {
  const { travels } = view;
  return {
    ...view,
    model,
    ...(travels === undefined ? {} : { travels: (id) => firstOf(along.get(id) ?? [id], travels) }),
    sublabel: (id) => {
      const nodes = inside.get(id);
      if (nodes === undefined) return view.sublabel(id);
      const shown = nodes.filter(({ birth }) => birth < view.at);
      const isNew = shown.some(({ id: node, birth }) => birth >= view.since || view.sublabel(node)?.isNew === true);
      return { text: textOf(shown.length, nodes.length), isNew };
    },
  };
}

function firstOf(ids: readonly string[], textOf: (id: string) => string | undefined): string | undefined {
  for (const id of ids) {
    const text = textOf(id);
    if (text !== undefined) return text;
  }
  return undefined;
}

type FoldText = (shown: number, total: number) => string;

/** The first element of the whole model that a shown element stands for: what selecting it selects. */
export function unfolded({ shownAs }: FoldedModel, shown: string): string {
  for (const [id, as] of shownAs) if (as === shown) return id;
  return shown;
}
