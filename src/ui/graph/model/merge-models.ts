import type { GraphModel, Seq } from "../../../trace/index.ts";

/**
 * The union of two models by element id, for a layout that two compared runs share: what both have stands in the same
 * place. Births are the earlier ones.
 */
export function mergeModels(first: GraphModel, second: GraphModel): GraphModel {
  return {
    groups: union(first.groups, second.groups),
    nodes: union(first.nodes, second.nodes),
    edges: union(first.edges, second.edges),
  };
}

function union<E extends { readonly id: string; readonly birth: Seq }>(first: readonly E[], second: readonly E[]): E[] {
  const elements = new Map(first.map((element) => [element.id, element]));
  for (const element of second) {
    const known = elements.get(element.id);
    if (known === undefined) elements.set(element.id, element);
    else if (element.birth < known.birth) elements.set(element.id, { ...known, birth: element.birth });
  }
  return [...elements.values()].sort((a, b) => a.birth - b.birth);
}
