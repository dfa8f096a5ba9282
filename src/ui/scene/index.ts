/** A drawing with its looks, as whatever draws it has it: the canvas of the page, and figures in SVG and TikZ. */
export { besideOf, clearOf } from "./clear-of.ts";
export type {
  Drawing,
  DrawnBox,
  DrawnCaption,
  DrawnEdge,
  DrawnNode,
  DrawnToken,
  EdgeWeight,
  Look,
  Outline,
  Point,
  Rect,
  Size,
} from "./drawing.ts";
export { saidLineHeight, saidLines } from "./said-lines.ts";
export { loopHeight, loopOf, loopSweep, middleOfWay, placeOfLabel, type Shaped, type Way, wayOf } from "./ways.ts";
