import type { HighlightToken, TokenKind } from "./java-highlight.ts";

const lexeme =
  /(?<comment>\/\/.*|\/\*.*?(?:\*\/|$)|^\s*;.*)|(?<keyword>\b(?:data|pred|pre|check|exists|emp|null|true|false)\b|∃)|(?<type>\b(?:int|bool|boolean)\b|(?<=(?:->|↦)\s*)[\p{L}_][\p{L}\p{N}_]*(?=\s*\()|(?<=\bdata\s+)[\p{L}_][\p{L}\p{N}_]*)|(?<arrow>\|->|->|↦|\*|∗|\\\/|∨|&|∧|==|≡)|(?<number>\b\d+\b)/gu;

const kinds: Readonly<Record<string, TokenKind>> = {
  comment: "comment",
  keyword: "keyword",
  type: "type",
  arrow: "keyword",
  number: "number",
};

/** The coloured tokens of one line of formulas: `pred list(node x) == emp & x = null \/ …`. */
export function highlightSeparationLine(line: string): readonly HighlightToken[] {
  return [...line.matchAll(lexeme)].flatMap(({ groups = {}, index, 0: text }) => {
    const name = Object.keys(groups).find((each) => groups[each] !== undefined);
    const kind = name === undefined ? undefined : kinds[name];
    return kind === undefined ? [] : [{ start: index, end: index + text.length, kind }];
  });
}
