import type { DrawnBox, DrawnNode, Look } from "../../scene/index.ts";

/**
 * The whole of what an element says in short; undefined where it says all.
 *
 * @param figure a node or a box; undefined for an edge
 * @param isCut there was no space for the title of a box
 */
export function wholeText(
  figure: Pick<DrawnNode | DrawnBox, "label" | "fullLabel"> | undefined,
  look: Pick<Look, "visibility" | "fullLabel"> | undefined,
  isCut: boolean,
): string | undefined {
  if (look === undefined || look.visibility === "hidden") return undefined;
  return figure?.fullLabel ?? look.fullLabel ?? (isCut ? figure?.label : undefined);
}
