import type { DrawnBox, DrawnNode, Look } from "../../scene/index.ts";

/**
 * The whole of what an element says in short; undefined where it says all.
 *
 * @param figure a node or a box; undefined for an edge
 * @param isCut there was no space for the title of a box
 */
export function wholeText(
  figure: Pick<DrawnNode | DrawnBox, "label" | "fullLabel"> | undefined,
  look: Pick<Look, "visibility" | "label" | "fullLabel"> | undefined,
  isCut: boolean,
): string | undefined {
  if (look === undefined || look.visibility === "hidden") return undefined;
  // What is still to come may be called otherwise.
  if (look.visibility === "ghost" && look.label !== undefined) return look.fullLabel;
  return figure?.fullLabel ?? look.fullLabel ?? (isCut ? figure?.label : undefined);
}
