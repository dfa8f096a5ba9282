import type { Outline, Point } from "../../../scene/index.ts";
import type { Palette } from "../palette.ts";
import type { Frame } from "./frame.ts";

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

/** A bar on the left, as beside the current line of the program. */
export function drawBar(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: Frame,
  outline: Outline,
  palette: Palette,
): void {
  context.fillStyle = palette.now;
  context.beginPath();
  if (outline === "triangle") context.roundRect(left + width * 0.3, top + height - 7, width * 0.4, 3, 1.5);
  else if (outline === "ellipse") context.roundRect(left + 7, top + height * 0.34, 3, height * 0.32, 1.5);
  else context.roundRect(left + 4, top + 8, 3, height - 16, 1.5);
  context.fill();
}

/** A dot on the corner: what is new is not told by color alone. */
export function drawDot(context: CanvasRenderingContext2D, { x, y }: Point, palette: Palette): void {
  context.beginPath();
  context.arc(x, y, 5, 0, 2 * Math.PI);
  context.fillStyle = palette.isNew;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = palette.panel;
  context.stroke();
}

/** A way that is not there is crossed out. */
export function drawCross(context: CanvasRenderingContext2D, { x, y }: Point, palette: Palette, growth: number): void {
  const reach = 11 * growth;
  context.lineCap = "round";
  const strokes = [
    { width: 9 * growth, color: palette.panel },
    { width: 4.5 * growth, color: palette.bad },
  ];
  for (const { width, color } of strokes) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x - reach, y - reach);
    context.lineTo(x + reach, y + reach);
    context.moveTo(x + reach, y - reach);
    context.lineTo(x - reach, y + reach);
    context.stroke();
  }
  context.lineCap = "butt";
}

/** The ring of the keyboard's focus. */
export function drawFocus(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: Frame,
  palette: Palette,
): void {
  context.globalAlpha = 1;
  context.strokeStyle = palette.now;
  context.lineWidth = 2.5;
  context.setLineDash([6, 3]);
  context.beginPath();
  context.roundRect(left - 7, top - 7, width + 14, height + 14, 13);
  context.stroke();
  context.setLineDash([]);
}
