import type { Point, Rect } from "../../../shapes/index.ts";
import type { Palette } from "../palette.ts";

/** The sign that a box can be closed or opened. */
export function drawSign(context: CanvasRenderingContext2D, { x, y }: Point, sign: "+" | "−", palette: Palette): void {
  context.strokeStyle = palette.muted;
  context.lineWidth = 1.4;
  context.beginPath();
  context.moveTo(x - 4, y);
  context.lineTo(x + 4, y);
  if (sign === "+") {
    context.moveTo(x, y - 4);
    context.lineTo(x, y + 4);
  }
  context.stroke();
}

/** The ring of the keyboard's focus. */
export function drawFocus(context: CanvasRenderingContext2D, { x, y, width, height }: Rect, palette: Palette): void {
  context.globalAlpha = 1;
  context.strokeStyle = palette.now;
  context.lineWidth = 2.5;
  context.setLineDash([6, 3]);
  context.beginPath();
  context.roundRect(x - width / 2 - 7, y - height / 2 - 7, width + 14, height + 14, 13);
  context.stroke();
  context.setLineDash([]);
}
