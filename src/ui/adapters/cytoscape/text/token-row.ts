import type { DrawnToken } from "../../../scene/index.ts";
import type { Point } from "../../../shapes/index.ts";
import { chip, type Glyph, lookOf } from "../../../tokens/index.ts";
import type { Palette } from "../palette.ts";
import type { TextFit } from "./text-fit.ts";

/** How large tokens are. */
interface TokenSize {
  /** Of names, as large as it is drawn. */
  readonly font: string;
  /** By how much names are larger than the drawing around them. */
  readonly growth: number;
  readonly fit: Pick<TextFit, "widthOf">;
}

/** How tokens are drawn. */
export interface TokenStyle extends TokenSize {
  readonly palette: Palette;
}

/** Tokens that are a little too wide are pressed together so much; of more the rest is counted. */
const tightest = 0.85;

/** A row of tokens as far as there is space. */
interface TokenRow {
  readonly shown: readonly DrawnToken[];
  /** `+3`, or "" when all are shown. */
  readonly rest: string;
  /** By how much it is pressed together, at most 1. */
  readonly squeeze: number;
  /** As it is drawn. */
  readonly width: number;
}

/** As many tokens as there is space for, with the number of the others. */
export function rowWithin(tokens: readonly DrawnToken[], space: number, style: TokenSize): TokenRow {
  const widthWith = (count: number) => lengthOf(tokens.slice(0, count), restOf(tokens.length - count), style);
  let count = tokens.length;
  while (count > 1 && widthWith(count) * tightest > space) count--;
  const whole = widthWith(count);
  const squeeze = Math.min(1, Math.max(tightest, space / whole));
  return {
    shown: tokens.slice(0, count),
    rest: restOf(tokens.length - count),
    squeeze,
    width: whole * squeeze,
  };
}

function restOf(count: number): string {
  return count === 0 ? "" : `+${count}`;
}

function lengthOf(tokens: readonly DrawnToken[], rest: string, style: TokenSize): number {
  const { font, growth, fit } = style;
  const widths = tokens.map(({ text }) => chipLength(fit.widthOf(text, font), growth));
  const frames = widths.reduce((sum, width) => sum + width + chip.gap, -chip.gap);
  return rest === "" ? frames : frames + chip.gap + fit.widthOf(rest, font);
}

function chipLength(name: number, growth: number): number {
  return name + (2 * chip.padding + chip.glyph + chip.glyphGap) * growth;
}

/** Draws a row from its left end, in the middle of a line. */
export function drawTokenRow(context: CanvasRenderingContext2D, row: TokenRow, left: Point, style: TokenStyle): void {
  const { font, growth, palette, fit } = style;
  context.save();
  context.translate(left.x, left.y);
  context.scale(row.squeeze, 1);
  context.font = font;
  context.textBaseline = "middle";
  context.textAlign = "left";
  let x = 0;
  for (const token of row.shown) {
    const width = chipLength(fit.widthOf(token.text, font), growth);
    drawToken(context, token, x, width, style);
    x += width + chip.gap;
  }
  context.fillStyle = palette.muted;
  context.fillText(row.rest, x, 0.5);
  context.restore();
}

function drawToken(
  context: CanvasRenderingContext2D,
  { text, token, isNew }: DrawnToken,
  x: number,
  width: number,
  { growth, palette }: TokenStyle,
): void {
  const { hue, glyph } = lookOf(token);
  const color = palette.tokens[hue];
  if (color === undefined) return;
  const height = Math.min(chip.height * growth, chip.height + 4);
  const size = chip.glyph * growth;
  context.beginPath();
  context.roundRect(x, -height / 2, width, height, 5);
  context.fillStyle = color.soft;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = color.line;
  context.stroke();
  if (isNew) {
    context.beginPath();
    context.roundRect(x - 1.8, -height / 2 - 1.8, width + 3.6, height + 3.6, 6.5);
    context.lineWidth = 2;
    context.strokeStyle = palette.newRing;
    context.stroke();
  }
  context.fillStyle = color.ink;
  drawGlyph(context, glyph, x + chip.padding * growth, size);
  context.fillText(text, x + (chip.padding + chip.glyphGap) * growth + size, 0.5);
}

/** Corners of the glyphs in a square from 0 to 1, as the style sheet clips them; a circle has none. */
const corners: Readonly<Record<Glyph, readonly (readonly [number, number])[]>> = {
  square: [
    [0.08, 0.08],
    [0.92, 0.08],
    [0.92, 0.92],
    [0.08, 0.92],
  ],
  circle: [],
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

function drawGlyph(context: CanvasRenderingContext2D, glyph: Glyph, left: number, size: number): void {
  context.beginPath();
  if (glyph === "circle") context.arc(left + size / 2, 0, size / 2, 0, 2 * Math.PI);
  for (const [x, y] of corners[glyph]) context.lineTo(left + x * size, (y - 0.5) * size);
  context.closePath();
  context.fill();
}
