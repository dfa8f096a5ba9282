export { type DrawnScene, drawGraph, drawScene } from "./draw-graph.ts";
export { drawingOf } from "./drawing-of.ts";
export { fitsInRows, fitsWhole } from "./fits-whole.ts";
export { type Ground, placesNow, placesOf } from "./places-of.ts";
