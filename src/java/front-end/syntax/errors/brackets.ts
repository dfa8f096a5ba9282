import type { Token } from "./tokens.ts";

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);
const ALL_CLOSERS: ReadonlySet<string> = new Set(CLOSERS.values());

/** What closes this bracket; undefined if it is none that opens. */
export function closerOf(bracket: string): string | undefined {
  return CLOSERS.get(bracket);
}

export function isCloser(text: string): boolean {
  return ALL_CLOSERS.has(text);
}

/** The brackets of a text that may have too many or too few of them, looked through once for all questions. */
export class Brackets {
  readonly #tokens: readonly Token[];
  /** By token: the index of the bracket that is open before it. */
  readonly #enclosing: (number | undefined)[] = [];
  /** Parentheses that belong together, by index; those in between of other kinds do not count. */
  readonly #partner = new Map<number, number>();
  /** By token: the first brace at it or after it. */
  readonly #nextBrace: (number | undefined)[] = [];
  /** By token: how many semicolons stand before it. */
  readonly #semicolons: number[] = [];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    this.#matchAll(tokens);
    this.#matchParentheses(tokens);
    let next: number | undefined;
    for (let i = tokens.length - 1; i >= 0; i--) {
      const text = tokens[i]?.text;
      if (text === "{" || text === "}") next = i;
      this.#nextBrace[i] = next;
    }
  }

  /** The innermost bracket that is open before a token. */
  enclosing(index: number): string | undefined {
    return this.#tokens[this.enclosingIndex(index) ?? -1]?.text;
  }

  /** Where that is. */
  enclosingIndex(index: number): number | undefined {
    return this.#enclosing[index];
  }

  /** The index of the parenthesis that the one at `close` closes. */
  opening(close: number): number | undefined {
    return this.#partner.get(close);
  }

  /** The index of the parenthesis that closes the one at `open`, or of the brace where it is missed; else `open`. */
  closing(open: number): number {
    if (this.#tokens[open]?.text !== "(") return open;
    const close = this.#partner.get(open);
    const brace = this.#nextBrace[open];
    return Math.min(close ?? brace ?? open, brace ?? close ?? open);
  }

  /** How many semicolons stand in [first, next). */
  semicolons(first: number, next: number): number {
    return (this.#semicolons[next] ?? 0) - (this.#semicolons[first] ?? 0);
  }

  #matchAll(tokens: readonly Token[]): void {
    const open: number[] = [];
    let semicolons = 0;
    for (const [index, { text }] of tokens.entries()) {
      this.#enclosing.push(open.at(-1));
      this.#semicolons.push(semicolons);
      if (text === ";") semicolons += 1;
      if (closerOf(text) !== undefined) open.push(index);
      else if (isCloser(text)) open.pop();
    }
    this.#enclosing.push(open.at(-1));
    this.#semicolons.push(semicolons);
  }

  #matchParentheses(tokens: readonly Token[]): void {
    const open: number[] = [];
    for (const [index, { text }] of tokens.entries()) {
      if (text === "(") open.push(index);
      const partner = text === ")" ? open.pop() : undefined;
      if (partner === undefined) continue;
      this.#partner.set(index, partner);
      this.#partner.set(partner, index);
    }
  }
}
