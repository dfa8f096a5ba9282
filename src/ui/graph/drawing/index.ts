export { type DrawnScene, drawGraph, drawScene } from "./draw-graph.ts";
export { drawingOf } from "./drawing-of.ts";
export { placesNow, placesOf } from "./places-of.ts";
