import type { Problem } from "../../adapters/monaco/index.ts";
import type { HighlightToken, TokenKind } from "./java-highlight.ts";

/** A stretch of a line that looks the same from end to end. */
interface LinePiece {
  readonly start: number;
  readonly text: string;
  readonly kind: TokenKind | undefined;
  /** The message of the problem it is part of. */
  readonly problem: string | undefined;
}

/** Cuts a line where its color or its underlining changes. The pieces joined are the line. */
export function linePieces(
  text: string,
  line: number,
  tokens: readonly HighlightToken[],
  problems: readonly Problem[],
  /** Offsets at which something stands between the letters. */
  at: readonly number[] = [],
): readonly LinePiece[] {
  const underlined = problems.flatMap((problem) => onLine(problem, line, text.length));
  const cuts = new Set([0, text.length, ...at.map((offset) => clamp(offset, text.length))]);
  for (const { start, end } of [...tokens, ...underlined]) cuts.add(start).add(end);
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(1).map((end, index) => {
    const start = sorted[index] ?? 0;
    return {
      start,
      text: text.slice(start, end),
      kind: tokens.find((token) => token.start <= start && start < token.end)?.kind,
      problem: underlined.find((range) => range.start <= start && start < range.end)?.message,
    };
  });
}

/** The part of a problem on one line, as offsets into it. An empty range takes one character. */
function onLine(
  problem: Problem,
  line: number,
  length: number,
): readonly { readonly start: number; readonly end: number; readonly message: string }[] {
  if (line < problem.startLine || line > problem.endLine) return [];
  const from = line === problem.startLine ? clamp(problem.startColumn - 1, length) : 0;
  const end = line === problem.endLine ? clamp(problem.endColumn - 1, length) : length;
  if (end > from) return [{ start: from, end, message: problem.message }];
  if (line !== problem.startLine || length === 0) return [];
  const start = Math.min(from, length - 1);
  return [{ start, end: start + 1, message: problem.message }];
}

function clamp(offset: number, length: number): number {
  return Math.min(Math.max(offset, 0), length);
}
