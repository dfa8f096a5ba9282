import type { Located } from "../../../../java/index.ts";
import type { Part } from "./rewriting.ts";

/** The text of a place with some stretches of it replaced; an empty stretch is an insertion. */
export function spliced(text: string, place: Located, parts: readonly Part[]): string {
  const sorted = [...parts].sort(([a], [b]) => a.start - b.start || a.end - b.end);
  let result = "";
  let at = place.start;
  for (const [part, replacement] of sorted) {
    if (part.start < at) continue;
    result += text.slice(at, part.start) + replacement;
    at = part.end;
  }
  return result + text.slice(at, place.end);
}

const TEXT_OR_PARENTHESIS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()]/g;

/** Whether the first parenthesis is closed by the last character. */
export function isParenthesized(text: string): boolean {
  if (!text.startsWith("(")) return false;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(TEXT_OR_PARENTHESIS)) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (depth === 0) return index === text.length - 1;
  }
  return false;
}

/** The blanks that a line starts with, for the line of an offset. */
export function indentation(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? "";
}
