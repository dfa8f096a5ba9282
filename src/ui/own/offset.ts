import { lineStarts, type Position } from "../../kernel/index.ts";

/** Where a place is in a text, counted in UTF-16 units. */
export function offsetOf(text: string, { line, column }: Position): number {
  return Math.min(text.length, (lineStarts(text)[line - 1] ?? text.length) + column - 1);
}
