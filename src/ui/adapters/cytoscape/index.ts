export { curveOf } from "./curve.ts";
export type { Drawing, DrawnEdge, Look, Outline, Point, Rect, Size } from "./drawing.ts";
export { GraphCanvas, type GraphEvents } from "./graph-canvas.ts";
