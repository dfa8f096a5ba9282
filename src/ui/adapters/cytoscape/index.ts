export { curveOf } from "./curve.ts";
export type { Drawing, DrawnBox, DrawnEdge, DrawnNode, Look, Outline, Point, Rect } from "./drawing.ts";
export { GraphCanvas, type GraphEvents } from "./graph-canvas.ts";
export type { Fonts } from "./text-layer.ts";
