export { CameraLink, CameraLinkContext, useCameraLink } from "./camera-link.ts";
export { type CanvasArrival, useCanvas } from "./use-canvas.ts";
