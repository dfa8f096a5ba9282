import { BASELINE, type Colors, type Figure, type Paint, type Shape, type TextShape, type Typeface } from "./figure.ts";
import type { Point } from "./geometry.ts";
import { pressOf } from "./letters.ts";
import { type Segment, segmentsOf } from "./path.ts";
import { short } from "./short.ts";
import { texText } from "./tex.ts";

/** The sizes that the fonts of LaTeX come in, in points. */
const sizes = [5, 6, 7, 8, 9, 10, 10.95, 12, 14.4, 17.28];
/** Points in a CSS pixel. */
const POINTS = 0.75;

/** In points: a page of PDF is no larger, and not much more is the largest length that TeX knows. */
const LONGEST = 14_400;

/** Whether TeX can draw a figure. */
export function fitsTex({ x, y, width, height }: Figure): boolean {
  return [width, height, x, y, x + width, y + height].every((length) => Math.abs(length) * POINTS < LONGEST);
}

/** A figure as a `tikzpicture`: `\usepackage{tikz}` is all that it needs. */
export function tikzOf({ title, shapes }: Figure, colors: Colors): string {
  const used = new Set<Paint>();
  const lines = shapes.flatMap((shape) => written(shape, used));
  const definitions = [...used]
    .sort()
    .map((paint) => `\\definecolor{fs-${paint}}{HTML}{${colors[paint].slice(1).toUpperCase()}}`);
  return [
    `% ${title.replaceAll(/\s+/g, " ")}`,
    ...definitions,
    `\\begin{tikzpicture}[x=${POINTS}pt,y=-${POINTS}pt,inner sep=0pt,outer sep=0pt]`,
    ...lines.map((line) => `  ${line}`),
    "\\end{tikzpicture}",
    "",
  ].join("\n");
}

function written(shape: Shape, used: Set<Paint>): readonly string[] {
  switch (shape.kind) {
    case "group": {
      const inside = shape.shapes.flatMap((each) => written(each, used));
      const pale = shape.opacity === undefined || shape.opacity === 1 ? "" : `[opacity=${shape.opacity}]`;
      const name = `% ${[...shape.classes, shape.element ?? ""].join(" ").trim().replaceAll(/\s+/g, " ")}`;
      return [name, `\\begin{scope}${pale}`, ...inside.map((line) => `  ${line}`), "\\end{scope}"];
    }
    case "box": {
      const { x, y, width, height, radius } = shape;
      const corner = Math.min(radius, width / 2, height / 2);
      const round = corner === 0 ? [] : [`rounded corners=${short(corner * POINTS)}pt`];
      return [drawn(shape, round, `${at({ x, y })} rectangle ${at({ x: x + width, y: y + height })}`, used)];
    }
    case "ellipse":
      return [drawn(shape, [], `${at(shape)} ellipse [x radius=${short(shape.rx)},y radius=${short(shape.ry)}]`, used)];
    case "path":
      return [drawn(shape, [], segmentsOf(shape.d).map(segmentText).join(" "), used)];
    case "text":
      return writtenText(shape, used);
  }
}

function drawn(
  { fill, stroke }: Extract<Shape, { kind: "path" | "box" | "ellipse" }>,
  more: readonly string[],
  path: string,
  used: Set<Paint>,
): string {
  const options = [...more];
  if (fill !== undefined) options.push(`fill=fs-${fill}`);
  if (stroke !== undefined) {
    options.push(`draw=fs-${stroke.paint}`, `line width=${short(stroke.width * POINTS)}pt`);
    if (stroke.dash !== undefined) options.push(`dash pattern=${dashes(stroke.dash)}`);
    if (stroke.isRound === true) options.push("line cap=round");
    used.add(stroke.paint);
  }
  if (fill !== undefined) used.add(fill);
  return `\\path[${options.join(",")}] ${path};`;
}

function dashes(dash: readonly number[]): string {
  return dash.map((length, index) => `${index % 2 === 0 ? "on" : "off"} ${short(length * POINTS)}pt`).join(" ");
}

const anchors = { start: "base west", middle: "base", end: "base east" } as const;

function writtenText(shape: TextShape, used: Set<Paint>): readonly string[] {
  const { x, y, text, face, anchor, paint, isUpward = false } = shape;
  if (text.trim() === "") return [];
  used.add(paint);
  const down = face.size * BASELINE;
  const place = isUpward ? { x: x + down, y } : { x, y: y + down };
  const options = [
    `anchor=${anchors[anchor]}`,
    `text=fs-${paint}`,
    `font=${fontOf(face)}`,
    ...(isUpward ? ["rotate=90"] : []),
    ...(pressOf(shape) < 1 ? [`xscale=${short(pressOf(shape))}`] : []),
  ];
  return [`\\node[${options.join(",")}] at ${at(place)} {${texText(text)}};`];
}

function fontOf({ family, size, isBold = false }: Typeface): string {
  const points = sizes.findLast((each) => each <= size * POINTS + 0.1) ?? 5;
  const shape = family === "mono" ? "\\ttfamily" : `\\sffamily${isBold ? "\\bfseries" : ""}`;
  return `\\fontsize{${points}}{${short(points * 1.2)}}\\selectfont${shape}`;
}

function segmentText(segment: Segment): string {
  switch (segment.kind) {
    case "move":
      return at(segment.to);
    case "line":
      return `-- ${at(segment.to)}`;
    case "curve":
      return `.. controls ${at(segment.first)} and ${at(segment.second)} .. ${at(segment.to)}`;
    case "close":
      return "-- cycle";
  }
}

function at({ x, y }: Point): string {
  return `(${short(x)},${short(y)})`;
}
