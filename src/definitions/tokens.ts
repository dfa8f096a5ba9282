import { type AnalysisError, definePieces, endOf, piecesOf, type Span, tooLongName } from "../kernel/index.ts";
import { say } from "./messages/en.ts";

/** A piece of a text. The text of `end` is empty. */
export interface Token {
  readonly kind: "name" | "number" | "text" | "symbol" | "end";
  readonly text: string;
  readonly span: Span;
  /** It is the first of its line, and nothing stands before it. */
  readonly beginsLine: boolean;
}

/** The signs of the lectures, by the ones they stand for here. */
const signs: ReadonlyMap<string, string> = new Map([
  ["⧺", "++"],
  ["==", "="],
  ["≠", "!="],
  ["≤", "<="],
  ["≥", ">="],
  ["∧", "and"],
  ["&&", "and"],
  ["∨", "or"],
  ["||", "or"],
  ["¬", "not"],
  ["!", "not"],
  ["∞", "inf"],
  ["−", "-"],
]);

/** Operators that are words. */
const words: ReadonlySet<string> = new Set(["and", "or", "not", "if", "then", "else"]);

const pieces = definePieces({
  blank: /\s+|\/\/[^\n\r]*/,
  name: /[\p{L}_][\p{L}\p{N}_′']*|[⊤⊥∞]/u,
  number: /\d+(?:\.\d+)?/,
  text: /"[^"\n\r]*"/,
  unclosed: /"[^"\n\r]*/,
  symbol: /\+\+|==|!=|<=|>=|&&|\|\||[\uD800-\uDBFF][\uDC00-\uDFFF]|[\s\S]/,
});

/** The pieces of a text, at most one more than it has characters. A text without its closing quote ends with the line. */
export function tokensOf(file: string, text: string): readonly Token[] | AnalysisError {
  const tokens: Token[] = [];
  for (const { kind, text: piece, span } of piecesOf(file, text, pieces)) {
    if (kind === "unclosed") return { kind: "syntax", span, found: piece, expected: say("expected.closingQuote") };
    const tooLong = kind === "text" ? undefined : tooLongName(piece, span);
    if (tooLong !== undefined) return tooLong;
    tokens.push({ ...tokenOf(kind, piece), span, beginsLine: span.start.column === 1 });
  }
  tokens.push({ kind: "end", text: "", span: endOf(file, text), beginsLine: true });
  return tokens;
}

function tokenOf(kind: Exclude<Token["kind"], "end">, piece: string): Pick<Token, "kind" | "text"> {
  if (kind === "text") return { kind, text: piece.slice(1, -1) };
  if (kind === "number") return { kind, text: piece };
  const meant = signs.get(piece) ?? piece;
  const isName = meant === "inf" || (kind === "name" && !words.has(meant));
  return { kind: isName ? "name" : "symbol", text: meant };
}
