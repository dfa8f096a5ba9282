import type { Drawing, Look } from "../../../scene/index.ts";
import type { Stop } from "./navigate.ts";

/** The visible nodes of a drawing, with the neighbors that a visible edge leads to. */
export function stopsOf(drawing: Drawing | undefined, looks: ReadonlyMap<string, Look>): readonly Stop[] {
  const isShown = (id: string) => looks.get(id)?.visibility === "shown";
  const neighbors = new Map<string, string[]>();
  for (const node of drawing?.nodes ?? []) if (isShown(node.id)) neighbors.set(node.id, []);
  for (const edge of drawing?.edges ?? []) {
    if (!isShown(edge.id)) continue;
    neighbors.get(edge.source)?.push(edge.target);
    neighbors.get(edge.target)?.push(edge.source);
  }
  return (drawing?.nodes ?? []).flatMap(({ id, rect }) => {
    const joined = neighbors.get(id);
    return joined === undefined ? [] : [{ id, rect, neighbors: joined }];
  });
}
