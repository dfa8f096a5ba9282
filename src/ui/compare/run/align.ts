import type { GraphEdge, GraphGroup, GraphModel, GraphNode, GraphView } from "../../../trace/index.ts";
import { mergeModels } from "../../graph/index.ts";

/** A model whose element names mean the same in another run, and the way back to its own names. */
export interface AlignedModel {
  readonly model: GraphModel;
  /** The run's own name of a node. */
  readonly ownName: ReadonlyMap<string, string>;
}

/**
 * Names elements so that two runs of one program can share positions: the k-th context in which a method
 * is analyzed in one run stands where the k-th stands in the other, whatever the contexts are called.
 */
export function alignModel(model: GraphModel): AlignedModel {
  const groupNames = nameAll(model.groups, ({ label }) => `g ${withoutContext(label)}`);
  const nodeNames = nameAll(model.nodes, ({ label, group }) =>
    group === undefined ? `n ${label}` : `n ${groupNames.get(group) ?? ""} ${withoutContext(label)}`,
  );
  const edgeNames = nameAll(
    model.edges,
    ({ source, target, style }) => `e ${nodeNames.get(source) ?? ""} ${nodeNames.get(target) ?? ""} ${style}`,
  );
  const nameOf = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) ?? id;
  return {
    model: {
      ...(model.isTree === true ? { isTree: true } : {}),
      ...(model.captions === undefined ? {} : { captions: model.captions }),
      groups: model.groups.map((group): GraphGroup => ({ ...group, id: nameOf(groupNames, group.id) })),
      nodes: model.nodes.map(
        (node): GraphNode => ({
          ...node,
          id: nameOf(nodeNames, node.id),
          group: node.group === undefined ? undefined : nameOf(groupNames, node.group),
        }),
      ),
      edges: model.edges.map(
        (edge): GraphEdge => ({
          ...edge,
          id: nameOf(edgeNames, edge.id),
          source: nameOf(nodeNames, edge.source),
          target: nameOf(nodeNames, edge.target),
        }),
      ),
    },
    ownName: new Map([...nodeNames, ...edgeNames].map(([own, shared]) => [shared, own])),
  };
}

/** The view of a run in shared names. */
export function alignView(view: GraphView, { model, ownName }: AlignedModel): GraphView {
  const own = (id: string): string => ownName.get(id) ?? id;
  const { nodeTone, edgeLabel, travels } = view;
  return {
    ...view,
    model,
    sublabel: (node) => view.sublabel(own(node)),
    ...(nodeTone === undefined ? {} : { nodeTone: (node: string) => nodeTone(own(node)) }),
    ...(edgeLabel === undefined ? {} : { edgeLabel: (edge: string) => edgeLabel(own(edge)) }),
    ...(travels === undefined ? {} : { travels: (edge: string) => travels(own(edge)) }),
  };
}

/** What two runs are arranged by: the same for either order of them, with space for the longer of two labels. */
export function unionModel(a: GraphModel, b: GraphModel): GraphModel {
  const { groups, nodes, edges } = mergeModels(a, b);
  const labels = new Map<string, string>();
  for (const { id, label } of [...a.groups, ...a.nodes, ...b.groups, ...b.nodes]) {
    labels.set(id, longer(labels.get(id) ?? "", label));
  }
  const widen = <E extends { readonly id: string; readonly label: string }>(element: E): E => ({
    ...element,
    label: labels.get(element.id) ?? element.label,
  });
  return {
    groups: groups.map(widen).sort(byBirth),
    nodes: nodes.map(widen).sort(byBirth),
    edges: [...edges].sort(byBirth),
  };
}

interface Born {
  readonly id: string;
  readonly birth: number;
}

function byBirth(a: Born, b: Born): number {
  return a.birth - b.birth || (a.id < b.id ? -1 : 1);
}

/** Of two texts of one length the first in the alphabet, so that the order of the runs does not matter. */
function longer(a: string, b: string): string {
  if (a.length !== b.length) return a.length > b.length ? a : b;
  return a < b ? a : b;
}

/** Gives each element its name, and a number where an earlier one has the same. */
function nameAll<E extends { readonly id: string }>(
  elements: readonly E[],
  name: (element: E) => string,
): ReadonlyMap<string, string> {
  const used = new Map<string, number>();
  return new Map(
    elements.map((element) => {
      const base = name(element);
      const count = used.get(base) ?? 0;
      used.set(base, count + 1);
      return [element.id, count === 0 ? base : `${base} #${count + 1}`];
    }),
  );
}

/** `[4] : C.m()` is `C.m()`, `[4]:n1` is `n1`. */
function withoutContext(label: string): string {
  return label.replace(/^\[[^\]]*\]\s*:\s*/, "");
}
