import type { HighlightToken, TokenKind } from "./java-highlight.ts";

const lexeme =
  /(?<comment>#.*)|(?<keyword>^\s*(?:semiring|start|final)\b)|(?<weight>\[[^\]]*\]?)|(?<location>(?<=<)\s*[^\s,<>[\]#]+)|(?<arrow>->)|(?<number>\b\d+\b)/g;

const kinds: Readonly<Record<string, TokenKind>> = {
  comment: "comment",
  keyword: "keyword",
  weight: "number",
  location: "type",
  arrow: "keyword",
  number: "number",
};

/** The coloured tokens of one line of a pushdown system in text form: `<p, g> -> <q, a b> [any]`. */
export function highlightPushdownLine(line: string): readonly HighlightToken[] {
  return [...line.matchAll(lexeme)].flatMap(({ groups = {}, index, 0: text }) => {
    const name = Object.keys(groups).find((each) => groups[each] !== undefined);
    const kind = name === undefined ? undefined : kinds[name];
    return kind === undefined ? [] : [{ start: index, end: index + text.length, kind }];
  });
}
