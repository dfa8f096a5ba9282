import type { GraphEdge, GraphModel } from "../../../trace/index.ts";
import { buildScene, type Scene, type SceneBox, type SceneNode } from "../model/index.ts";
import { flowEdges } from "./flow-edges.ts";
import { birthsOf, type Representatives, type Rest, representativesFor, type Shown } from "./representatives.ts";

interface FlowChoices extends Shown {
  readonly texts: FlowTexts;
}

export interface FlowTexts {
  /** Of the figure that stands for a number of nodes beside the slice. */
  readonly more: (nodes: number) => string;
  /** Of one that stands for a number of methods. */
  readonly methods: (methods: number) => string;
  /** The second line of what is not in the slice. */
  readonly outside: string;
}

/** Does a graph have rows, and ribbons between them? */
export function isInRows({ groups }: GraphModel): boolean {
  return groups.some(({ row }) => row !== undefined);
}

/**
 * The scene of a graph in rows. A closed bundle is one figure between the rows, with the ways to it and from it; what only
 * hands values on stands in its neighbor; what a slice leaves out is counted in its group, or in one figure for the group.
 */
export function flowScene(model: GraphModel, choices: FlowChoices): Scene {
  const base = buildScene(model, choices.collapsed);
  const representatives = representativesFor(model, choices);
  const { edges, shownAs, ribbons } = flowEdges(model, representatives, choices);
  const rows = new Rows(model);
  const nodes = [
    ...ownFigures(base, representatives, ribbons, rows),
    ...[...representatives.rests].map(([id, rest]) => restFigure(id, rest, choices.texts, rows)),
    ...[...ribbons].map(([id, own]) => ribbonFigure(id, own, choices.opened.has(id), rows)),
  ];
  const boxes = base.boxes.flatMap((box): SceneBox[] => {
    const members = nodes.filter((node) => node.box === box.id).map(({ id }) => id);
    return members.length === 0 ? [] : [{ ...box, members }];
  });
  const figures = new Set([...boxes, ...nodes].map(({ id }) => id));
  const lines = edges.filter(({ source, target }) => figures.has(source) && figures.has(target));
  const groups = [...representatives.rests].flatMap(([id, rest]) =>
    rest.group === undefined ? rest.groups.map((group) => [group.id, id] as const) : [],
  );
  return {
    model,
    boxes,
    nodes,
    edges: lines,
    shownAs: new Map([...base.shownAs, ...groups, ...representatives.of, ...shownAs]),
  };
}

/** Closed groups, and the nodes that stand for themselves; return points stand between the rows. */
function ownFigures(
  { model, nodes }: Scene,
  { of, outside }: Representatives,
  ribbons: ReadonlyMap<string, readonly GraphEdge[]>,
  rows: Rows,
): readonly SceneNode[] {
  const births = birthsOf(model, of);
  const between = new Map(model.nodes.flatMap(({ id, bundle }) => (bundle === undefined ? [] : [[id, bundle]])));
  return nodes.flatMap((node): SceneNode[] => {
    const { id, inside } = node;
    if (inside !== undefined) return outside.has(id) ? [] : [{ ...node, row: rows.ofGroup(id) }];
    if (of.get(id) !== id) return [];
    const ribbon = ribbons.get(between.get(id) ?? "");
    const drawn = { ...node, birth: births.get(id) ?? node.birth };
    return [ribbon === undefined ? drawn : { ...drawn, box: undefined, row: rows.below(ribbon) }];
  });
}

function restFigure(id: string, { group, groups, parts }: Rest, texts: FlowTexts, rows: Rows): SceneNode {
  const birth = Math.min(...parts.map((part) => part.birth));
  const plain = { id, shape: "rest", birth, column: undefined, inside: undefined } as const;
  if (group !== undefined) {
    return { ...plain, label: texts.more(parts.length), box: group, hides: { kind: "rest", parts, said: "" } };
  }
  const [first] = groups;
  const label = groups.length === 1 ? (first?.label ?? "") : texts.methods(groups.length);
  const row = Math.min(...groups.map((each) => rows.ofGroup(each.id)));
  return { ...plain, label, box: undefined, row, hides: { kind: "rest", parts, said: texts.outside } };
}

function ribbonFigure(id: string, edges: readonly GraphEdge[], isOpen: boolean, rows: Rows): SceneNode {
  const parts = edges.map((edge) => ({ id: edge.id, label: edge.label, birth: edge.birth }));
  return {
    id,
    label: `${edges[0]?.bundle?.label ?? ""}${isOpen ? " −" : ""}`,
    shape: rows.areReturned(edges) ? "return" : "call",
    birth: Math.min(...parts.map((part) => part.birth)),
    column: undefined,
    row: rows.below(edges),
    box: undefined,
    inside: undefined,
    hides: { kind: "ribbon", parts, said: "", isOpen },
  };
}

/** Which rows groups and nodes stand in. */
class Rows {
  readonly #groups: ReadonlyMap<string, number>;
  readonly #nodes: ReadonlyMap<string, number>;
  readonly #returns: ReadonlySet<string>;

  constructor({ groups, nodes }: GraphModel) {
    this.#groups = new Map(groups.map(({ id, row = 0 }) => [id, row]));
    this.#nodes = new Map(nodes.map(({ id, group = "" }) => [id, this.ofGroup(group)]));
    this.#returns = new Set(nodes.filter(({ bundle }) => bundle !== undefined).map(({ id }) => id));
  }

  ofGroup(group: string): number {
    return this.#groups.get(group) ?? 0;
  }

  /** Does one of the edges end at a return point? */
  areReturned(edges: readonly GraphEdge[]): boolean {
    return edges.some(({ target }) => this.#returns.has(target));
  }

  /** Between the rows of the ends of edges: below the upper one. */
  below(edges: readonly GraphEdge[]): number {
    const ends = edges.flatMap(({ source, target }) => [source, target].map((end) => this.#nodes.get(end) ?? 0));
    return Math.min(...ends) + 0.5;
  }
}
