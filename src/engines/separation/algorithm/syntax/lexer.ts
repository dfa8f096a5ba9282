import type { Budget, Position, Span } from "../../../../kernel/index.ts";

/** A token: `symbol` holds the ASCII form, whatever was written. */
export interface Token {
  readonly kind: "name" | "integer" | "symbol" | "end" | "unknown";
  readonly text: string;
  readonly span: Span;
}

/** The symbols of a language: each way to write one, with the ASCII form that it stands for. */
export type Symbols = ReadonlyMap<string, string>;

/** The symbols of a language: those with one way to write them, between blanks; the others, ASCII form first. */
export function symbolsOf(plain: string, ...others: readonly string[]): Symbols {
  const all = [...plain.split(" "), ...others].map((ways) => ways.split(" "));
  return new Map(all.flatMap((ways) => ways.map((way) => [way, ways[0] ?? way] as const)));
}

/** The symbols of Fig. 4, and the `::` of Java StarFinder’s texts. */
const formulaSymbols: Symbols = new Map([
  ...symbolsOf(
    "( ) { } [ ] , ; . : = < > +",
    "-> |-> ↦",
    "\\/ || ∨",
    "& && /\\ ∧",
    "* ∗",
    "== ≡",
    "!= ≠",
    "<= ≤",
    ">= ≥",
    "! ¬",
    "- −",
    "# ×",
    "::",
  ),
  ["∃", "exists"],
]);

/** Splits a text into tokens, the end last. Comments are those of Java. Throws `BudgetSpent`. */
export function tokenize(file: string, text: string, budget: Budget, symbols = formulaSymbols): readonly Token[] {
  const longestFirst = [...symbols.keys()].sort((a, b) => b.length - a.length);
  const tokens: Token[] = [];
  const place = new Place(text);
  let at = afterBlanks(text, 0);
  while (at < text.length) {
    budget.spend();
    const { kind, length } = tokenAt(text, at, longestFirst);
    const written = text.slice(at, at + length);
    const span = { file, start: place.of(at), end: place.of(at + length) };
    tokens.push({ kind, text: symbols.get(written) ?? written, span });
    at = afterBlanks(text, at + length);
  }
  const end = place.of(text.length);
  tokens.push({ kind: "end", text: "", span: { file, start: end, end } });
  return tokens;
}

// No group is repeated: each time would take room on the stack of the matcher.
const BLANK = /\s+|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//y;

/** Where blanks and comments end. */
function afterBlanks(text: string, from: number): number {
  let at = from;
  for (let length = -1; length !== 0; at += length) length = lengthAt(BLANK, text, at);
  return at;
}

function tokenAt(
  text: string,
  at: number,
  symbols: readonly string[],
): { readonly kind: Token["kind"]; readonly length: number } {
  const name = lengthAt(/[\p{L}_$][\p{L}\p{N}_$']*/uy, text, at);
  if (name > 0) return { kind: "name", length: name };
  const integer = lengthAt(/\d+/y, text, at);
  if (integer > 0) return { kind: "integer", length: integer };
  // A comment that ends is skipped before.
  if (text.startsWith("/*", at)) return { kind: "unknown", length: text.length - at };
  const symbol = symbols.find((candidate) => text.startsWith(candidate, at));
  return symbol === undefined
    ? { kind: "unknown", length: lengthOfCharacter(text, at) }
    : { kind: "symbol", length: symbol.length };
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function lengthOfCharacter(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Turns ascending offsets into lines and columns. */
class Place {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  of(offset: number): Position {
    for (; this.#at < offset; this.#at++) {
      const isBreak =
        this.#text[this.#at] === "\n" || (this.#text[this.#at] === "\r" && this.#text[this.#at + 1] !== "\n");
      if (!isBreak) continue;
      this.#line++;
      this.#lineStart = this.#at + 1;
    }
    return { line: this.#line, column: offset - this.#lineStart + 1 };
  }
}
