import type { AnalysisError, Position, Span } from "../kernel/index.ts";
import { say } from "./messages/en.ts";

/** A piece of a text. The text of `end` is empty. */
export interface Token {
  readonly kind: "name" | "number" | "text" | "symbol" | "end";
  readonly text: string;
  readonly span: Span;
  /** It is the first of its line, and nothing stands before it. */
  readonly beginsLine: boolean;
}

/** Ends the reading of a definition; caught where the next one begins. */
export class SyntaxFailure extends Error {
  readonly error: AnalysisError;

  constructor(error: AnalysisError) {
    super("SyntaxFailure");
    this.error = error;
  }
}

/** What the lectures write, by what it is here. */
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
export const words: ReadonlySet<string> = new Set(["and", "or", "not", "if", "then", "else"]);

const PIECE =
  /(?<space>[^\S\n\r]+|\/\/[^\n\r]*)|(?<line>\r\n|[\n\r])|(?<name>[\p{L}_][\p{L}\p{N}_′']*|[⊤⊥∞])|(?<number>\d+(?:\.\d+)?)|"(?<text>[^"\n\r]*)(?<quote>"?)|(?<symbol>\+\+|==|!=|<=|>=|&&|\|\||[\s\S])/uy;

/** The pieces of a text, at most one more than it has characters. A text without its closing quote ends with the line. */
export function tokensOf(file: string, text: string): readonly Token[] | AnalysisError {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let beginsLine = true;
  const pattern = new RegExp(PIECE);
  const at = (offset: number): Position => ({ line, column: offset - lineStart + 1 });
  for (let offset = 0; offset < text.length; ) {
    pattern.lastIndex = offset;
    const found = pattern.exec(text);
    if (found === null) break;
    const [piece] = found;
    const end = offset + piece.length;
    const span: Span = { file, start: at(offset), end: at(end) };
    const { space, line: lineEnd, name, number, text: quoted, quote, symbol } = found.groups ?? {};
    if (lineEnd !== undefined) {
      line++;
      lineStart = end;
      beginsLine = true;
    } else {
      if (quote === "") return { kind: "syntax", span, found: piece, expected: say("expected.closingQuote") };
      if (space === undefined) tokens.push({ ...tokenOf(name, number, quoted, symbol), span, beginsLine });
      beginsLine = false;
    }
    offset = end;
  }
  const span: Span = { file, start: at(text.length), end: at(text.length) };
  tokens.push({ kind: "end", text: "", span, beginsLine: true });
  return tokens;
}

function tokenOf(
  name: string | undefined,
  number: string | undefined,
  quoted: string | undefined,
  symbol = "",
): Pick<Token, "kind" | "text"> {
  if (quoted !== undefined) return { kind: "text", text: quoted };
  if (number !== undefined) return { kind: "number", text: number };
  const written = name ?? symbol;
  const meant = signs.get(written) ?? written;
  const isName = meant === "inf" || (name !== undefined && !words.has(meant));
  return { kind: isName ? "name" : "symbol", text: meant };
}
