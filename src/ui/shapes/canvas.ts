import { BASELINE, type Colors, type Figure, type Shape, type Stroke, type Typeface } from "./figure.ts";

const families: Readonly<Record<Typeface["family"], string>> = {
  mono: '"JetBrains Mono Variable", "JetBrains Mono", monospace',
  sans: '"Inter Variable", Inter, sans-serif',
};

/** Paints a figure with its left upper corner at the origin of a canvas, in the fonts of the page. */
export function paintFigure(context: CanvasRenderingContext2D, figure: Figure, colors: Colors, scale: number): void {
  context.setTransform(scale, 0, 0, scale, -figure.x * scale, -figure.y * scale);
  context.fillStyle = colors.paper;
  context.fillRect(figure.x, figure.y, figure.width, figure.height);
  for (const shape of figure.shapes) paint(context, shape, colors);
}

function paint(context: CanvasRenderingContext2D, shape: Shape, colors: Colors): void {
  switch (shape.kind) {
    case "group":
      context.save();
      context.globalAlpha *= shape.opacity ?? 1;
      for (const each of shape.shapes) paint(context, each, colors);
      context.restore();
      return;
    case "text": {
      const { x, y, text, face, anchor, isUpward = false } = shape;
      context.save();
      context.translate(x, y);
      if (isUpward) context.rotate(-Math.PI / 2);
      context.font = `${face.isBold === true ? "600 " : ""}${face.size}px ${families[face.family]}`;
      context.textAlign = anchor === "middle" ? "center" : anchor;
      context.fillStyle = colors[shape.paint];
      context.fillText(text, 0, face.size * BASELINE);
      context.restore();
      return;
    }
    default:
      paintPath(context, pathOf(shape), shape, colors);
  }
}

function pathOf(shape: Exclude<Shape, { kind: "group" | "text" }>): Path2D {
  if (shape.kind === "path") return new Path2D(shape.d);
  const path = new Path2D();
  if (shape.kind === "ellipse") path.ellipse(shape.x, shape.y, shape.rx, shape.ry, 0, 0, 2 * Math.PI);
  else path.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
  return path;
}

function paintPath(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { fill, stroke }: { readonly fill?: keyof Colors; readonly stroke?: Stroke },
  colors: Colors,
): void {
  if (fill !== undefined) {
    context.fillStyle = colors[fill];
    context.fill(path);
  }
  if (stroke === undefined) return;
  context.strokeStyle = colors[stroke.paint];
  context.lineWidth = stroke.width;
  context.setLineDash([...(stroke.dash ?? [])]);
  context.stroke(path);
}
