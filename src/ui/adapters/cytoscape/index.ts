export { curveOf } from "./curve.ts";
export type { Drawing, DrawnBox, DrawnEdge, DrawnNode, Look, Outline, Point, Rect, Size } from "./drawing.ts";
export { GraphCanvas, type GraphEvents } from "./graph-canvas.ts";
export type { Fonts } from "./text-layer.ts";
