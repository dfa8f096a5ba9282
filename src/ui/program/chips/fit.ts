import type { LineHint } from "../../adapters/monaco/index.ts";
import { type ChipForm, chipPieces } from "./pieces.ts";

/** What of a line’s chips there is room for: `least` is one chip that stands for all of them. */
export type Fit = ChipForm | "least";

/** Between two chips, in pixels; the bar between groups of them; the padding of a value. */
const gap = 4;
const bar = 12;
const padding = 10;
/** The padding of a token with its glyph, and a glyph alone, in letters. */
const token = 2.7;
const glyph = 2.4;
/** What a Chinese character takes more than a letter of code. */
const wider = 0.7;

/** The widest form that fits into so many pixels, of letters as wide as `letter`. */
export function fitOf(chips: readonly LineHint[], free: number, letter: number): Fit {
  if (widthOf(chips, "full", letter) <= free) return "full";
  return widthOf(chips, "short", letter) <= free ? "short" : "least";
}

function widthOf(chips: readonly LineHint[], form: ChipForm, letter: number): number {
  let width = 0;
  let group = chips[0]?.group;
  for (const chip of chips) {
    if (chip.group !== group) width += bar;
    group = chip.group;
    width += gap + chipWidth(chip, form, letter);
  }
  return width;
}

function chipWidth(chip: LineHint, form: ChipForm, letter: number): number {
  if (chip.token !== undefined) return letter * (form === "short" ? glyph : token + lettersIn(chip.text));
  const pieces = chipPieces(chip, form).filter(({ isSign }) => !isSign);
  const letters = pieces.reduce((sum, { text, classes }) => sum + lettersIn(text) + (classes === "" ? 0 : token), 0);
  return padding + letters * letter;
}

function lettersIn(text: string): number {
  return text.length + wider * (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
}
