export { cameraFor, rectAround, type Viewport } from "./camera.ts";
export { curveOf, loopOf, middleOfWay, placeOfLabel, type Way, wayOf } from "./curve.ts";
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
export { type Focus, GraphCanvas, type GraphEvents } from "./graph-canvas.ts";
export { besideOf, clearOf } from "./text/clear-of.ts";
