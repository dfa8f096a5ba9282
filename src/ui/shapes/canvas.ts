import { BASELINE, type Colors, type Figure, type Shape, type TextShape, type Typeface } from "./figure.ts";

const families: Readonly<Record<Typeface["family"], string>> = {
  mono: '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace',
  sans: '"Inter Variable", Inter, system-ui, sans-serif',
};

/** A typeface as CSS writes it. */
export function cssFontOf({ family, size, isBold = false }: Typeface): string {
  return `${isBold ? "600 " : ""}${size}px ${families[family]}`;
}

/** Paints a figure with its left upper corner at the origin of a canvas, in the fonts of the page. */
export function paintFigure(context: CanvasRenderingContext2D, figure: Figure, colors: Colors, scale: number): void {
  context.setTransform(scale, 0, 0, scale, -figure.x * scale, -figure.y * scale);
  context.fillStyle = colors.paper;
  context.fillRect(figure.x, figure.y, figure.width, figure.height);
  for (const shape of figure.shapes) paint(context, shape, colors);
}

/** Paints a shape where the canvas now has its origin, in its present opacity. */
export function paint(context: CanvasRenderingContext2D, shape: Shape, colors: Colors): void {
  switch (shape.kind) {
    case "group":
      context.save();
      context.globalAlpha *= shape.opacity ?? 1;
      for (const each of shape.shapes) paint(context, each, colors);
      context.restore();
      return;
    case "text":
      paintText(context, shape, colors);
      return;
    default:
      paintOutline(context, shape, colors);
  }
}

function paintText(
  context: CanvasRenderingContext2D,
  { x, y, text, face, anchor, paint: ink, isUpward = false, space }: TextShape,
  colors: Colors,
): void {
  context.font = cssFontOf(face);
  context.textAlign = anchor === "middle" ? "center" : anchor;
  context.fillStyle = colors[ink];
  const down = face.size * BASELINE;
  if (!isUpward) {
    context.fillText(text, x, y + down, space);
    return;
  }
  context.save();
  context.translate(x, y);
  context.rotate(-Math.PI / 2);
  context.fillText(text, 0, down, space);
  context.restore();
}

type Outline = Exclude<Shape, { kind: "group" | "text" }>;

function paintOutline(context: CanvasRenderingContext2D, shape: Outline, colors: Colors): void {
  const { fill, stroke } = shape;
  const path = traced(context, shape);
  if (fill !== undefined) {
    context.fillStyle = colors[fill];
    if (path === undefined) context.fill();
    else context.fill(path);
  }
  if (stroke === undefined) return;
  context.strokeStyle = colors[stroke.paint];
  context.lineWidth = stroke.width;
  context.lineCap = stroke.isRound === true ? "round" : "butt";
  context.setLineDash([...(stroke.dash ?? [])]);
  if (path === undefined) context.stroke();
  else context.stroke(path);
}

/** Traces the outline on the canvas, which takes less time than a path that is drawn once; a path as SVG writes it is one. */
function traced(context: CanvasRenderingContext2D, shape: Outline): Path2D | undefined {
  if (shape.kind === "path") return new Path2D(shape.d);
  context.beginPath();
  if (shape.kind === "ellipse") context.ellipse(shape.x, shape.y, shape.rx, shape.ry, 0, 0, 2 * Math.PI);
  else context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
  return undefined;
}
