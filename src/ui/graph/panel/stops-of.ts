import type { Drawing, Look } from "../../adapters/cytoscape/index.ts";
import type { Stop } from "./navigate.ts";

/** The visible nodes of a drawing, with the neighbours that a visible edge leads to. */
export function stopsOf(drawing: Drawing | undefined, looks: ReadonlyMap<string, Look>): readonly Stop[] {
  const isShown = (id: string) => looks.get(id)?.visibility === "shown";
  const neighbours = new Map<string, string[]>();
  for (const node of drawing?.nodes ?? []) if (isShown(node.id)) neighbours.set(node.id, []);
  for (const edge of drawing?.edges ?? []) {
    if (!isShown(edge.id)) continue;
    neighbours.get(edge.source)?.push(edge.target);
    neighbours.get(edge.target)?.push(edge.source);
  }
  return (drawing?.nodes ?? []).flatMap(({ id, rect }) => {
    const joined = neighbours.get(id);
    return joined === undefined ? [] : [{ id, rect, neighbours: joined }];
  });
}
