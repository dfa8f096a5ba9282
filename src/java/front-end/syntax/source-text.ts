import { lineStarts, type Position, type Span } from "../../../kernel/index.ts";

/** A stretch of a source text as offsets in UTF-16 units, `end` exclusive. What every syntax node is. */
export interface Located {
  readonly start: number;
  readonly end: number;
}

/** One source file with its line table. Turns offsets into lines and columns. */
export interface SourceText {
  readonly name: string;
  readonly text: string;
  /** `A` of `src/A.java`: goes before labels outside the first file. */
  readonly baseName: string;
  slice(place: Located): string;
  span(place: Located): Span;
}

export function sourceText(name: string, text: string): SourceText {
  const lines = lineStarts(text);
  const position = (offset: number): Position => {
    const line = lineOf(lines, offset);
    return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
  };
  return {
    name,
    text,
    baseName: name.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, ""),
    slice: (place) => text.slice(place.start, place.end),
    span: (place) => ({ file: name, start: position(place.start), end: position(place.end) }),
  };
}

/**
 * The text with `\n` for each line end that is a lone `\r`, as long as before: the grammar does not know that such a
 * one ends a comment, too (JLS 3.4).
 */
export function withPlainLineEnds(text: string): string {
  return text.includes("\r") ? text.replaceAll(/\r(?!\n)/g, "\n") : text;
}

function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
