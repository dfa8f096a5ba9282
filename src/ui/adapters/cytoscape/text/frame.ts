import type { Look, Outline, Rect } from "../../../scene/index.ts";

/** Top left corner and size of a figure in sight. */
export interface Frame {
  readonly look: Look;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function rectOfFrame({ left, top, width, height }: Frame): Rect {
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** Where the dot of a new node sits, as shares of its rectangle. */
export function cornerOf(outline: Outline): { readonly x: number; readonly y: number } {
  if (outline === "triangle") return { x: 0.5, y: 0.02 };
  return outline === "ellipse" ? { x: 0.86, y: 0.14 } : { x: 0.99, y: 0.02 };
}
