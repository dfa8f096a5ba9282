import type { GraphView, Seq } from "../../../trace/index.ts";
import { styleName } from "../looks/index.ts";

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

export function twinRows(
  view: GraphView,
  badgeOf: (id: string) => string = noBadge,
): { readonly nodes: readonly TwinRow[]; readonly edges: readonly TwinRow[] } {
  const { model } = view;
  const groups = new Map(model.groups.map((group) => [group.id, group.label]));
  const labels = new Map(model.nodes.map((node) => [node.id, node.fullLabel ?? node.label]));
  const nodes = visible(model.nodes, view.at).map((node): TwinRow => {
    const sublabel = view.sublabel(node.id);
    const isNew = view.since <= node.birth;
    const group = node.group === undefined ? undefined : groups.get(node.group);
    return {
      id: node.id,
      cells: [node.fullLabel ?? node.label, sublabel?.text ?? "", group ?? ""],
      isNew,
      isChanged: !isNew && sublabel?.isNew === true,
      badge: badgeOf(node.id),
    };
  });
  const edges = visible(model.edges, view.at).map((edge): TwinRow => {
    const label = view.edgeLabel?.(edge.id);
    const travels = view.travels?.(edge.id) ?? "";
    const kind = [styleName(edge.style), label?.fullText ?? label?.text ?? edge.label, label?.tie ?? "", travels]
      .filter((part) => part !== "")
      .join(" ");
    return {
      id: edge.id,
      cells: [labels.get(edge.source) ?? edge.source, labels.get(edge.target) ?? edge.target, kind],
      isNew: view.since <= edge.birth,
      isChanged: view.since > edge.birth && label?.isNew === true,
      badge: badgeOf(edge.id),
    };
  });
  return { nodes, edges };
}

function noBadge(): string {
  return "";
}

function visible<E extends { readonly birth: Seq }>(elements: readonly E[], at: number): readonly E[] {
  return elements.filter((element) => element.birth < at);
}
