import {
  BASELINE,
  type Colors,
  type Figure,
  type Paint,
  type Shape,
  type Stroke,
  type TextShape,
  type Typeface,
} from "./figure.ts";
import { pressOf } from "./letters.ts";
import { short } from "./short.ts";

const families: Readonly<Record<Typeface["family"], string>> = {
  mono: "'JetBrains Mono', 'JetBrains Mono Variable', 'DejaVu Sans Mono', monospace",
  sans: "Inter, 'Inter Variable', 'DejaVu Sans', sans-serif",
};

/** A figure as SVG: text stays text, fonts are named, nothing outside of it is needed. */
export function svgOf({ title, x, y, width, height, shapes }: Figure, colors: Colors): string {
  const box = [x, y, width, height].map(short).join(" ");
  const size = `width="${short(width)}" height="${short(height)}"`;
  const ground = `<rect x="${short(x)}" y="${short(y)}" ${size} fill="${colors.paper}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}" role="img">`,
    `<title>${escaped(title)}</title>`,
    ground,
    ...shapes.map((shape) => written(shape, colors)),
    "</svg>\n",
  ].join("\n");
}

function written(shape: Shape, colors: Colors): string {
  switch (shape.kind) {
    case "group": {
      const { element, classes, opacity = 1, shapes } = shape;
      const pale = opacity === 1 ? "" : ` opacity="${opacity}"`;
      const inside = shapes.map((each) => written(each, colors)).join("\n");
      const name = element === undefined ? "" : ` data-element="${escaped(element)}"`;
      return `<g class="${escaped(classes.join(" "))}"${name}${pale}>\n${inside}\n</g>`;
    }
    case "box": {
      const { x, y, width, height, radius } = shape;
      const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
      return `<rect ${place}${radius === 0 ? "" : ` rx="${short(radius)}"`}${paints(shape, colors)}/>`;
    }
    case "ellipse": {
      const { x, y, rx, ry } = shape;
      const place = `cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"`;
      return `<ellipse ${place}${paints(shape, colors)}/>`;
    }
    case "path":
      return `<path d="${shape.d}"${paints(shape, colors)}/>`;
    case "text":
      return writtenText(shape, colors);
  }
}

function writtenText(shape: TextShape, colors: Colors): string {
  const { x, y, text, face, anchor, paint, isUpward = false, space = 0 } = shape;
  const baseline = `x="${short(x)}" y="${short(y + face.size * BASELINE)}"`;
  const turned = isUpward ? ` transform="rotate(-90 ${short(x)} ${short(y)})"` : "";
  const font = `font-family="${families[face.family]}" font-size="${short(face.size)}"`;
  const weight = face.isBold === true ? ' font-weight="600"' : "";
  const from = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  const pressed = pressOf(shape) < 1 ? ` textLength="${short(space)}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text ${baseline}${turned} ${font}${weight}${from}${pressed} fill="${colors[paint]}" xml:space="preserve">${escaped(text)}</text>`;
}

function paints(shape: { readonly fill?: Paint; readonly stroke?: Stroke }, colors: Colors): string {
  const { fill, stroke } = shape;
  const filled = ` fill="${fill === undefined ? "none" : colors[fill]}"`;
  if (stroke === undefined) return filled;
  const dash = stroke.dash === undefined ? "" : ` stroke-dasharray="${stroke.dash.join(" ")}"`;
  const cap = stroke.isRound === true ? ' stroke-linecap="round"' : "";
  return `${filled} stroke="${colors[stroke.paint]}" stroke-width="${short(stroke.width)}"${dash}${cap}`;
}

function escaped(text: string): string {
  return (
    text
      // XML has no way to write most control characters.
      .replaceAll(/\p{Cc}/gu, " ")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
