export { cameraFor, type Viewport } from "./camera.ts";
export { canvasIn } from "./canvas-in.ts";
export { curveOf } from "./curve.ts";
export { GraphCanvas, type GraphEvents } from "./graph-canvas.ts";
export type { Focus } from "./step-camera.ts";
