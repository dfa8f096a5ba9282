export { type CanvasArrival, useCanvas } from "./use-canvas.ts";
