import type { HighlightedLine, HighlightToken, LineState, TokenKind } from "./java-highlight.ts";

const kinds: ReadonlySet<string> = new Set<TokenKind>([
  "keyword",
  "type",
  "name",
  "string",
  "comment",
  "number",
  "annotation",
]);

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
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    if (isKind(kind)) tokens.push({ start: from + index, end: from + index + text.length, kind });
    if (kind === "comment" && /^\/\*(?!.*\*\/$)|^\/\*\/$/.test(text)) end = "comment";
  }
  return { tokens, end };
}

function isKind(name: string | undefined): name is TokenKind {
  return name !== undefined && kinds.has(name);
}
