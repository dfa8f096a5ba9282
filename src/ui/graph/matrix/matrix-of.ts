import { append } from "../../../kernel/index.ts";
import type { GraphEdge, GraphNode, GraphView } from "../../../trace/index.ts";
import type { EdgeWeight } from "../../scene/index.ts";
import { saying } from "../looks/index.ts";
import { isFinal } from "../model/index.ts";

/** An automaton as a table: where transitions leave, where they lead, and in the cells what they read, with weights. */
export interface Matrix {
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRow[];
}

export interface MatrixColumn {
  /** The state, or `others` for all that have no column of their own. */
  readonly id: string;
  readonly label: string;
  readonly fullLabel: string;
  /** It is the last one, of the state where the automaton ends: it stays in sight. */
  readonly isLast: boolean;
}

export interface MatrixRow {
  readonly id: string;
  readonly label: string;
  readonly fullLabel: string;
  readonly isNew: boolean;
  /** The transitions that leave the state. */
  readonly edges: readonly GraphEdge[];
  /** How many transitions its fullest cell has. */
  readonly depth: number;
  /** As many as there are columns. Made when asked for: of a long table few rows are in sight. */
  cells(): readonly (readonly MatrixEntry[])[];
  /** How many transitions each cell has besides; where left out, none. */
  readonly more?: readonly number[];
}

/** A transition. */
export interface MatrixEntry {
  readonly id: string;
  /** `main ● any`; where several states share the column, `main ● any → q`. */
  readonly text: string;
  readonly fullText: string;
  readonly weight: EdgeWeight | undefined;
  readonly isNew: boolean;
  /** Not new, but its weight rose. */
  readonly isChanged: boolean;
}

/** The column of states without one of their own. */
export const others = "others";

/** With more states only the final ones have a column each. */
const mostColumns = 20;

/** What an automaton has at the view's position. Rows and columns keep their order: they only become more. */
export function matrixOf(view: GraphView): Matrix {
  const nodes = new Map(view.model.nodes.map((node) => [node.id, node]));
  const edges = view.model.edges.filter(({ birth }) => birth < view.at);
  const columnOf = columnsOf(view, nodes);
  const entered = new Set(edges.map(({ target }) => columnOf(target)));
  const targets = view.model.edges.map(({ target }) => columnOf(target));
  const ids = finalsLast(
    [...new Set(targets)].filter((id) => entered.has(id)),
    nodes,
  );
  const leaving = new Map<string, GraphEdge[]>();
  for (const edge of edges) append(leaving, edge.source, edge);
  const rows = [...leaving].map(([source, own]): MatrixRow => {
    const cells = (): readonly (readonly MatrixEntry[])[] => {
      const byColumn = new Map<string, MatrixEntry[]>();
      for (const edge of own)
        append(byColumn, columnOf(edge.target), entryOf(edge, view, nodes, columnOf(edge.target) === others));
      return ids.map((id) => byColumn.get(id) ?? []);
    };
    const node = nodes.get(source);
    const isNew = node !== undefined && view.since <= node.birth;
    return { id: source, ...labelsOf(node, source), isNew, edges: own, depth: depthOf(own, columnOf), cells };
  });
  const last = ids.at(-1);
  const isEnd = (id: string) => ids.length > 1 && id === last && isFinal(nodes.get(id)?.shape ?? "");
  return { columns: ids.map((id) => ({ id, ...labelsOf(nodes.get(id), ""), isLast: isEnd(id) })), rows };
}

/** Whether the step adds the transition or raises its weight. */
export function isChange({ id, birth }: GraphEdge, view: GraphView): boolean {
  return view.since <= birth || view.edgeLabel?.(id)?.isNew === true;
}

type Nodes = ReadonlyMap<string, GraphNode>;

/** The column that a state has in the whole run. */
function columnsOf({ model }: GraphView, nodes: Nodes): (target: string) => string {
  const isWide = new Set(model.edges.map(({ target }) => target)).size > mostColumns;
  return (target) => (isWide && !isFinal(nodes.get(target)?.shape ?? "") ? others : target);
}

function depthOf(edges: readonly GraphEdge[], columnOf: (target: string) => string): number {
  const counts = new Map<string, number>();
  let most = 0;
  for (const { target } of edges) {
    const count = (counts.get(columnOf(target)) ?? 0) + 1;
    counts.set(columnOf(target), count);
    most = Math.max(most, count);
  }
  return most;
}

function finalsLast(ids: readonly string[], nodes: Nodes): readonly string[] {
  const isLast = (id: string) => isFinal(nodes.get(id)?.shape ?? "");
  return [...ids.filter((id) => !isLast(id)), ...ids.filter(isLast)];
}

function labelsOf(node: GraphNode | undefined, id: string): { readonly label: string; readonly fullLabel: string } {
  const label = node?.label ?? id;
  return { label, fullLabel: node?.fullLabel ?? label };
}

function entryOf(edge: GraphEdge, view: GraphView, nodes: Nodes, isApart: boolean): MatrixEntry {
  const said = view.edgeLabel?.(edge.id);
  const { text, weight } = saying([said?.text ?? edge.label]);
  const target = labelsOf(nodes.get(edge.target), edge.target);
  const where = (label: string) => (isApart ? ` → ${label}` : "");
  const isNew = view.since <= edge.birth;
  return {
    id: edge.id,
    text: [`${text}${where(target.label)}`, said?.tie ?? ""].filter((part) => part !== "").join(" · "),
    fullText: `${said?.fullText ?? text}${where(target.fullLabel)}`,
    weight,
    isNew,
    isChanged: !isNew && said?.isNew === true,
  };
}
