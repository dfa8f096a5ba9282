export { curveOf } from "./curve.ts";
export type {
  Drawing,
  DrawnCaption,
  DrawnEdge,
  DrawnToken,
  EdgeWeight,
  Look,
  Outline,
  Point,
  Rect,
  Size,
} from "./drawing.ts";
export { type Focus, GraphCanvas, type GraphEvents } from "./graph-canvas.ts";
