import type { MessageValues } from "../../../kernel/index.ts";
import { type PatternProblem, patternText } from "../../messages/patterns.ts";

/** Thrown by the parser, caught at the folder's door: the text is no pattern. */
export class NotAPattern extends Error {
  /** The place in the text, in code points; -1 when it is nowhere. */
  readonly index: number;

  constructor(index: number, problem: PatternProblem, values?: MessageValues) {
    super(patternText(problem, values));
    this.index = index;
  }
}

/** What `(?imsdxuU)` may switch. */
export type Flag = "i" | "m" | "s" | "d" | "x" | "u" | "U";

/** How a pattern is read from its beginning on. */
export interface PatternFlags {
  readonly flags: ReadonlySet<Flag>;
  /** Whether every character stands for itself. */
  readonly isLiteral: boolean;
}

/** The text of a pattern, code point by code point, with a place in it and the flags that hold there. */
export class PatternSource {
  readonly #points: readonly number[];
  #at = 0;
  flags: ReadonlySet<Flag>;

  constructor(text: string, { flags, isLiteral }: PatternFlags) {
    const plain = isLiteral ? quoted(text) : withoutQuotes(text);
    this.#points = Array.from(plain, (character) => character.codePointAt(0) ?? 0);
    this.flags = flags;
  }

  /** That the text is no pattern, said where Java says it: at the last code point taken, or `more` behind it. */
  fail(problem: PatternProblem, more = 0, values?: MessageValues): NotAPattern {
    return new NotAPattern(this.#at - 1 + more, problem, values);
  }

  /** The next code point, behind blanks and comments under the flag x; -1 at the end. */
  peek(): number {
    if (this.flags.has("x")) this.#skipComments();
    return this.#points[this.#at] ?? -1;
  }

  take(): number {
    const point = this.peek();
    this.#at += 1;
    return point;
  }

  /** The next code point as it is; `take` first goes over blanks and comments. */
  takeRaw(): number {
    const point = this.#points[this.#at] ?? -1;
    this.#at += 1;
    return point;
  }

  /** Goes over the next character if it is this one. */
  skips(character: string): boolean {
    if (!this.isNext(character)) return false;
    this.#at += 1;
    return true;
  }

  isNext(character: string): boolean {
    return this.peek() === character.charCodeAt(0);
  }

  /** Goes over the next character, which must be this one. */
  expect(character: string, problem: PatternProblem): void {
    if (!this.skips(character)) throw this.fail(problem, 1);
  }

  /** The code point behind the next one, -1 at the end. */
  afterNext(): number {
    this.peek();
    return this.#points[this.#at + 1] ?? -1;
  }

  /** Takes characters as long as they fit. */
  takeWhile(fits: RegExp): string {
    let taken = "";
    while (this.#at < this.#points.length && fits.test(this.#character())) {
      taken += this.#character();
      this.#at += 1;
    }
    return taken;
  }

  /** Takes one character if it fits. */
  takeIf(fits: RegExp): string | undefined {
    if (this.#at >= this.#points.length || !fits.test(this.#character())) return undefined;
    const taken = this.#character();
    this.#at += 1;
    return taken;
  }

  /** Does something that may fail to fit, and then goes back to where it began. */
  attempt<Result>(action: () => Result | undefined): Result | undefined {
    const at = this.#at;
    const result = action();
    if (result === undefined) this.#at = at;
    return result;
  }

  #character(): string {
    return String.fromCodePoint(this.#points[this.#at] ?? 0);
  }

  #skipComments(): void {
    for (;;) {
      const point = this.#points[this.#at] ?? -1;
      if (point === 35) this.takeWhile(/[^\n\r\x85\u2028\u2029]/);
      else if (point === 32 || (point >= 9 && point <= 13)) this.#at += 1;
      else return;
    }
  }
}

/** `\Q…\E` as escapes. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/\\Q([\s\S]*?)(?:\\E|$)|\\[\s\S]/g, (all, literal?: string) =>
    literal === undefined ? all : quoted(literal),
  );
}

/** A text that stands for itself, with escapes. */
function quoted(text: string): string {
  return text.replaceAll(/^[0-9]|[^a-zA-Z0-9]/g, escaped);
}

/** A digit at the front must not become part of a reference. */
function escaped(character: string): string {
  return /[0-9]/.test(character) ? `\\x3${character}` : `\\${character}`;
}
