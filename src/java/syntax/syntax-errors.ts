import type { AnalysisError } from "../../kernel/index.ts";
import { type Complaint, expectation } from "./expectations.ts";
import type { RawError } from "./raw-node.ts";
import type { SourceText } from "./source-text.ts";
import type { Token } from "./tokens.ts";
import { tokenize } from "./tokens.ts";

/**
 * What the reader is told where the grammar did not fit: the token that cannot stand there and what could. One
 * mistake often upsets the grammar several times, so each line gets one error.
 */
export function describeSyntaxErrors(source: SourceText, errors: readonly RawError[]): readonly AnalysisError[] {
  if (errors.length === 0) return [];
  const { tokens, problems } = tokenize(source.text);
  const complaints = problems.length > 0 ? problems : errors.map((error) => complain(source, tokens, error));
  const lines = new Set<number>();
  return [...complaints]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, end, found, expected }): readonly AnalysisError[] => {
      const span = source.span({ start, end });
      if (lines.has(span.start.line)) return [];
      lines.add(span.start.line);
      return [{ kind: "syntax", span, found, expected }];
    });
}

function complain(source: SourceText, tokens: readonly Token[], error: RawError): Complaint {
  const first = firstAtOrAfter(tokens, error.start);
  if (error.missing !== undefined) {
    return {
      ...afterToken(tokens, first, error),
      found: foundAt(tokens, first),
      expected: nameOfMissing(error.missing),
    };
  }
  const next = firstAtOrAfter(tokens, error.end);
  const { index, expected } = expectation(tokens, first, next);
  const token = tokens[index];
  const end = source.text.length;
  return { start: token?.start ?? end, end: token?.end ?? end, found: foundAt(tokens, index), expected };
}

/** What is missing is missed right after the token before it, not at the one that happens to come next. */
function afterToken(
  tokens: readonly Token[],
  index: number,
  error: RawError,
): { readonly start: number; readonly end: number } {
  const at = tokens[index - 1]?.end ?? error.start;
  return { start: at, end: at };
}

function foundAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token === undefined ? "the end of the file" : `“${token.text}”`;
}

function nameOfMissing(type: string): string {
  if (type.endsWith("identifier")) return "a name";
  return /^[a-z_]+$/.test(type) && type.includes("_") ? `a ${type.replaceAll("_", " ")}` : `“${type}”`;
}

function firstAtOrAfter(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
