/** Thrown by the parser, caught at the folder's door: the text is no pattern. */
export class NotAPattern extends Error {}

/** What `(?imsdxuU)` may switch. */
export type Flag = "i" | "m" | "s" | "d" | "x" | "u" | "U";

/** The text of a pattern, code point by code point, with a place in it and the flags that hold there. */
export class PatternSource {
  readonly #points: readonly number[];
  #at = 0;
  flags: ReadonlySet<Flag> = new Set();

  constructor(text: string) {
    this.#points = Array.from(withoutQuotes(text), (character) => character.codePointAt(0) ?? 0);
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

  expect(character: string): void {
    if (!this.skips(character)) throw new NotAPattern();
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
  return text.replaceAll(/\\Q([\s\S]*?)(?:\\E|$)|\\[\s\S]/g, (all, quoted?: string) =>
    quoted === undefined ? all : quoted.replaceAll(/^[0-9]|[^a-zA-Z0-9]/g, escaped),
  );
}

/** A digit at the front must not become part of a reference. */
function escaped(character: string): string {
  return /[0-9]/.test(character) ? `\\x3${character}` : `\\${character}`;
}
