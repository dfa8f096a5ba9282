import { mono, type Shape, type Typeface, textAt } from "../shapes/index.ts";
import type { DrawnEdge, Look } from "./drawing/index.ts";
import { grown, type Writer } from "./writer.ts";

/** Of what is written beside edges: as large as the smallest other letters. */
export const glossFace: Typeface = { family: "sans", size: mono.size };

/** In layout units, of a line of it. */
export const glossHeight = 18;

/** Its letters may be so much larger than the drawing around them: then there is no room for it. */
export const glossGrowth = 1.15;

/** What happens along an edge that is there, beside it. */
export function glossShapes({ gloss }: DrawnEdge, look: Look, { growth }: Writer): readonly Shape[] {
  if (gloss === undefined || look.visibility !== "shown" || look.trail !== undefined || growth > glossGrowth) return [];
  return [textAt(gloss.at, gloss.text, grown(glossFace, growth), "muted", "middle")];
}
