import type { FinalContent } from "./final-contents.ts";
import type { HeightWish } from "./share-heights.ts";

/* Measures of panels.css, in CSS pixels. */
const HEAD = 36;
const FOOT = 12;
const ROW = 25;
const CHIP_ROW = 34;
/** A character of the tables' and chips' typeface at 13 px, and what stands around a text. */
const CHARACTER = 7.85;
const CHIP_FRAME = 28;
const TAKEN_WORD = 46;
/** Chips do not fill a row to its end. */
const RAGGED = 1.15;
const ROW_FRAME = 64;
const GAP = 12;

/** The height at which a panel of facts shows everything it will ever hold. */
export function heightWish({ id, kind, count, width: text }: FinalContent, width: number): HeightWish {
  const rows = Math.max(1, kind === "queue" ? chipRows(count, text, width) : count);
  // A worklist of very many entries is looked at from its front.
  const wanted = kind === "queue" ? Math.min(rows, 4) * CHIP_ROW : rows * ROW;
  return { id, min: HEAD + FOOT + Math.min(wanted, 2 * ROW), wanted: HEAD + FOOT + wanted };
}

/** Whether two tables can stand beside each other with no label cut. */
export function fitSideBySide(contents: readonly FinalContent[], width: number): boolean {
  return contents.every(({ width: text }) => text * CHARACTER + ROW_FRAME <= (width - GAP) / contents.length);
}

function chipRows(count: number, text: number, width: number): number {
  const needed = TAKEN_WORD + count * CHIP_FRAME + text * CHARACTER;
  return needed <= width ? 1 : Math.ceil((RAGGED * needed) / width);
}
