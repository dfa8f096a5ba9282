import {
  mono,
  type Paint,
  type Point,
  pointText,
  type Shape,
  type Size,
  textAt,
  tokenHues,
} from "../../shapes/index.ts";
import { chip, chipsWidth, chipWidth, type Glyph, lookOf } from "../../tokens/index.ts";
import type { DrawnToken } from "../drawing/index.ts";
import { grown, type Writer } from "../writer.ts";

/** Tokens that are a little too wide are pressed together so much; of more the rest is counted. */
const tightest = 0.85;

/** As many tokens as there is space for, from a point on in the middle of their line, and the number of the others. */
export function tokenRow(
  tokens: readonly DrawnToken[],
  { x, y }: Point,
  space: number,
  writer: Writer,
): { readonly shapes: readonly Shape[]; readonly width: number } {
  const { growth } = writer;
  const face = grown(mono, growth);
  const widthOf = (text: string): number => writer.widthOf(text, face);
  const { said, names, row } = fittingRow(tokens, space, writer);
  const { count, rest, squeeze, width } = row;
  const height = Math.min(chip.height * growth, chip.height + 4);
  const shapes: Shape[] = [];
  let left = x;
  for (const [index, { text, token, isNew }] of said.slice(0, count).entries()) {
    const name = names[index] ?? 0;
    const { hue, glyph } = lookOf(token);
    const color = tokenHues[hue] ?? "gray";
    const place = { x: left, y: y - height / 2, width: chipWidth(name, growth) * squeeze, height };
    shapes.push({
      kind: "box",
      ...place,
      radius: 5,
      fill: `${color}Soft`,
      stroke: { paint: `${color}Frame`, width: 1 },
    });
    if (isNew) shapes.push(ringAround(place));
    const size = chip.glyph * growth;
    const at = left + chip.padding * growth * squeeze;
    shapes.push(glyphShape(glyph, { x: at, y: y - size / 2, width: size * squeeze, height: size }, `${color}Ink`));
    const start = at + (chip.glyphGap * growth + size) * squeeze;
    shapes.push({ ...textAt({ x: start, y }, text, face, `${color}Ink`), space: name * squeeze });
    left += place.width + chip.gap * squeeze;
  }
  if (rest !== "") shapes.push({ ...textAt({ x: left, y }, rest, face, "muted"), space: widthOf(rest) * squeeze });
  return { shapes, width };
}

/** What a cut name has at least, in widths of an ellipsis. */
const leastOfName = 3;

/** The tokens, the widths of their names, and what of them is shown. A token that has no room even alone has its name cut: its glyph and hue tell which it is. */
function fittingRow(tokens: readonly DrawnToken[], space: number, writer: Writer) {
  const face = grown(mono, writer.growth);
  const widthOf = (text: string): number => writer.widthOf(text, face);
  const names = tokens.map(({ text }) => widthOf(text));
  const row = rowWithin(names, space, writer.growth, widthOf);
  const [first, ...others] = tokens;
  const [name = 0, ...otherNames] = names;
  const own = Math.max(name - (row.width - space) / tightest, leastOfName * widthOf("…"));
  if (first === undefined || row.width <= space || own >= name) return { said: tokens, names, row };
  // What writes may go a little beyond the space that it is told.
  const text = writer.fitted(first.text, face, Math.max(0, (own - 8) / 1.1));
  const cut = [own, ...otherNames];
  return { said: [{ ...first, text }, ...others], names: cut, row: rowWithin(cut, space, writer.growth, widthOf) };
}

/** How wide the first token is with the number of the others, pressed together. */
export function leastRow(tokens: readonly DrawnToken[], writer: Writer): number {
  const face = grown(mono, writer.growth);
  const widthOf = (text: string): number => writer.widthOf(text, face);
  return rowWithin(
    tokens.map(({ text }) => widthOf(text)),
    0,
    writer.growth,
    widthOf,
  ).width;
}

/**
 * As many tokens as there is space for.
 *
 * @param names how wide their names are
 * @returns their number, what is said of the others, and by how much all is pressed together, at most 1
 */
export function rowWithin(
  names: readonly number[],
  space: number,
  growth: number,
  widthOf: (rest: string) => number,
): { readonly count: number; readonly rest: string; readonly squeeze: number; readonly width: number } {
  const restOf = (count: number): string => (count === names.length ? "" : `+${names.length - count}`);
  const widthWith = (count: number): number => {
    const rest = restOf(count);
    return chipsWidth(names.slice(0, count), growth) + (rest === "" ? 0 : chip.gap + widthOf(rest));
  };
  const fits = (count: number): boolean => widthWith(count) * tightest <= space;
  let count = 1;
  if (fits(names.length)) count = names.length;
  else while (count + 1 < names.length && fits(count + 1)) count++;
  const whole = widthWith(count);
  const squeeze = Math.min(1, Math.max(tightest, space / whole));
  return { count, rest: restOf(count), squeeze, width: whole * squeeze };
}

/** A box by its left upper corner. */
interface Place extends Point, Size {}

function ringAround({ x, y, width, height }: Place): Shape {
  const around = { x: x - 1.8, y: y - 1.8, width: width + 3.6, height: height + 3.6 };
  return { kind: "box", ...around, radius: 6.5, stroke: { paint: "newRing", width: 2 } };
}

/** Corners of the glyphs in a square from 0 to 1, as the style sheet clips them; a circle has none. */
const corners: Readonly<Record<Exclude<Glyph, "circle">, readonly (readonly [number, number])[]>> = {
  square: [
    [0.08, 0.08],
    [0.92, 0.08],
    [0.92, 0.92],
    [0.08, 0.92],
  ],
  diamond: [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  triangle: [
    [0.5, 0.02],
    [1, 0.96],
    [0, 0.96],
  ],
  cross: [
    [0.33, 0],
    [0.67, 0],
    [0.67, 0.33],
    [1, 0.33],
    [1, 0.67],
    [0.67, 0.67],
    [0.67, 1],
    [0.33, 1],
    [0.33, 0.67],
    [0, 0.67],
    [0, 0.33],
    [0.33, 0.33],
  ],
};

function glyphShape(glyph: Glyph, { x, y, width, height }: Place, fill: Paint): Shape {
  if (glyph === "circle")
    return { kind: "ellipse", x: x + width / 2, y: y + height / 2, rx: width / 2, ry: height / 2, fill };
  const points = corners[glyph].map(([across, down]) => pointText({ x: x + across * width, y: y + down * height }));
  return { kind: "path", d: `M${points.join("L")}Z`, fill };
}
