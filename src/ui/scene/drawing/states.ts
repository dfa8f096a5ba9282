import type { DrawnEdge, DrawnNode, Look } from "./drawing.ts";
import { ribbonPaints } from "./styles.ts";

/** What a node is, whatever its look: a collapsed box, its outline, an end. */
export function statesOfNode({ shape, outline, isFinal }: DrawnNode): readonly string[] {
  if (shape === "group") return ["group"];
  return [...(outline === "round" ? [] : [outline]), ...(isFinal ? ["final"] : [])];
}

/** What an edge is, whatever its look: its line, and its part in a ribbon. */
export function statesOfEdge({ source, target, line, ribbon }: DrawnEdge): readonly string[] {
  const own: readonly string[] = source === target ? [line, "loop"] : [line];
  if (ribbon === undefined) return own;
  return [...own, "ribbon", `hue-${ribbon.hue % ribbonPaints.length}`, ...(ribbon.isEntry ? ["entry"] : [])];
}

/** How an element looks at a position. */
export function statesOfLook(look: Look): readonly string[] {
  const states: string[] = [];
  if (look.visibility !== "shown") states.push(look.visibility);
  if (look.visibility === "ghost" && look.symbols !== undefined) states.push("coming");
  if (look.weight !== undefined) states.push(`weight-${look.weight}`);
  if (look.breadth !== undefined) states.push(`breadth-${look.breadth}`);
  if (look.isMarked) states.push(look.symbols === undefined ? "marked" : "premise");
  if (look.isChanged) states.push("changed");
  if (look.isClosed === true) states.push("closed");
  if (look.isContext === true) states.push("context");
  if (look.isNew) states.push("new");
  if (look.travels !== undefined) states.push("travelled");
  if (look.isSelected) states.push("selected");
  if (look.trail !== undefined) states.push(`trail-${look.trail}`);
  return states;
}
