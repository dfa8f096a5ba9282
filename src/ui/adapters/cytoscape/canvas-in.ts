import type { GraphCanvas } from "./graph-canvas.ts";

/** Canvases by the elements that they take along when they leave the page and come back. */
const canvases = new WeakMap<Element, GraphCanvas>();

/** The canvas in an element of the page; undefined where there is none now. */
export function canvasIn(ground: Element): Pick<GraphCanvas, "camera" | "shown"> | undefined {
  const frame = ground.querySelector(".graph-frame");
  return frame === null ? undefined : canvases.get(frame);
}

export function setCanvasIn(frame: Element, canvas: GraphCanvas): void {
  canvases.set(frame, canvas);
}
