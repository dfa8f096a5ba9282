export { cameraFor, rectAround, type Viewport } from "./camera.ts";
export { curveOf } from "./curve.ts";
export { type Focus, GraphCanvas, type GraphEvents } from "./graph-canvas.ts";
