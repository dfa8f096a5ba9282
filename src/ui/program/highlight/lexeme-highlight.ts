import { type HighlightedLine, type HighlightToken, kindOf, type LineState } from "./java-highlight.ts";

/**
 * The colored tokens of one line, by a global pattern whose groups are named after the kinds of tokens; groups of other
 * names keep the text color. A comment that begins with a slash and a star goes on in the next lines.
 */
export function highlightLexemes(pattern: RegExp, line: string, start: LineState): HighlightedLine {
  const tokens: HighlightToken[] = [];
  let from = 0;
  if (start === "comment") {
    const close = line.indexOf("*/");
    from = close < 0 ? line.length : close + 2;
    if (from > 0) tokens.push({ start: 0, end: from, kind: "comment" });
    if (close < 0) return { tokens, end: "comment" };
  }
  let end: LineState = "code";
  for (const { groups = {}, index, 0: text } of line.slice(from).matchAll(pattern)) {
    const kind = kindOf(groups);
    if (kind !== undefined) tokens.push({ start: from + index, end: from + index + text.length, kind });
    if (kind === "comment" && /^\/\*(?!.*\*\/$)|^\/\*\/$/.test(text)) end = "comment";
  }
  return { tokens, end };
}
