import type { DrawnEdge, Look } from "../../scene/index.ts";
import type { Palette } from "./palette.ts";
import { contextOpacity, ghostOpacity } from "./stylesheet.ts";

/** What comes later and what is only context is paler. */
export function opacityOf({ visibility, isContext = false }: Look): number {
  if (visibility === "ghost") return ghostOpacity;
  return isContext ? contextOpacity : 1;
}

/** By its weight, where it has one, with a glyph in its text. */
export function colorOf(look: Look, edge: DrawnEdge, palette: Palette): string {
  if (look.trail !== undefined) return palette.text;
  if (look.isMarked) return palette.now;
  if (look.isContext === true) return palette.muted;
  if (look.weight === "any" || edge.line === "spurious") return palette.bad;
  return look.weight === "const" ? palette.now : palette.muted;
}
