import { valueAt } from "../../../kernel/index.ts";
import type { GraphEdge, GraphModel, GraphNode, GraphView } from "../../../trace/index.ts";
import { styleName } from "../looks/index.ts";
import { bornBefore, edgesOf } from "../model/index.ts";

/** A visible element of a graph as a row. */
export interface TwinRow {
  /** The element's id. */
  readonly id: string;
  /** Node, content, box; or from, to, kind. */
  readonly cells: readonly string[];
  readonly isNew: boolean;
  /** Not new, but its content grew. */
  readonly isChanged: boolean;
  /** What an execution says, in a short mark; "" for nothing. */
  readonly badge: string;
}

/** The rows of a table, made when they are asked for: a large graph has more of them than are ever in sight. */
export interface TwinRows {
  readonly count: number;
  row(index: number): TwinRow;
}

export function twinRows(
  view: GraphView,
  badgeOf: (id: string) => string = noBadge,
): { readonly nodes: TwinRows; readonly edges: TwinRows; readonly others: TwinRows } {
  const { model, at } = view;
  const { own, others } = edgesOf(model);
  const edgeRows = (edges: typeof own) => rowsOf(bornBefore(edges, at), (edge) => edgeRow(view, edge, badgeOf));
  return {
    nodes: rowsOf(bornBefore(model.nodes, at), (node) => nodeRow(view, node, badgeOf)),
    edges: edgeRows(own),
    others: edgeRows(others),
  };
}

function rowsOf<E>(elements: readonly E[], rowOf: (element: E) => TwinRow): TwinRows {
  return {
    count: elements.length,
    row(index) {
      const element = elements[index];
      if (element === undefined) throw new RangeError(`no row ${index}`);
      return rowOf(element);
    },
  };
}

function nodeRow(view: GraphView, node: GraphNode, badgeOf: (id: string) => string): TwinRow {
  const sublabel = view.sublabel(node.id);
  const isNew = view.since <= node.birth;
  const group = node.group === undefined ? undefined : namesOf(view.model).groups.get(node.group);
  return {
    id: node.id,
    cells: [node.fullLabel ?? node.label, sublabel?.text ?? "", group ?? ""],
    isNew,
    isChanged: !isNew && sublabel?.isNew === true,
    badge: badgeOf(node.id),
  };
}

function edgeRow(view: GraphView, edge: GraphEdge, badgeOf: (id: string) => string): TwinRow {
  const { nodes } = namesOf(view.model);
  const label = view.edgeLabel?.(edge.id);
  const travels = view.travels?.(edge.id) ?? "";
  const kind = [styleName(edge.style), label?.fullText ?? label?.text ?? edge.label, label?.tie ?? "", travels]
    .filter((part) => part !== "")
    .join(" ");
  return {
    id: edge.id,
    cells: [nodes.get(edge.source) ?? edge.source, nodes.get(edge.target) ?? edge.target, kind],
    isNew: view.since <= edge.birth,
    isChanged: view.since > edge.birth && label?.isNew === true,
    badge: badgeOf(edge.id),
  };
}

function noBadge(): string {
  return "";
}

interface Names {
  readonly groups: ReadonlyMap<string, string>;
  readonly nodes: ReadonlyMap<string, string>;
}

const known = new WeakMap<GraphModel, Names>();

/** What groups and nodes are called in full. A model is asked at every step. */
function namesOf(model: GraphModel): Names {
  return valueAt(known, model, () => ({
    groups: new Map(model.groups.map((group) => [group.id, group.label])),
    nodes: new Map(model.nodes.map((node) => [node.id, node.fullLabel ?? node.label])),
  }));
}
