import { sayExpected } from "../../../../messages/expectations.ts";
import type { Token } from "../tokens.ts";
import { isReservedWord } from "../words.ts";

/** Where a text can no longer be the beginning of a program. */
export interface Failure {
  /** The token that cannot stand there; undefined: the text ends too early. */
  readonly token: Token | undefined;
  /** What could stand there. */
  readonly expected: string;
  /** Where the token before it ends: what is missing is missed there. */
  readonly after: number;
  /** Whether something is missing, rather than the token in the way. */
  readonly isMissing: boolean;
}

/** Ends the reading; caught in this folder. */
class Stop extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super();
    this.failure = failure;
  }
}

/** The text is too long or too deep to be read a second time. */
class TooMuch extends Error {}

/** Deeper than any program that the parser reads, and shallow enough for the stack. */
const DEEPEST = 400;

/** Steps for each token, far more than any text needs that was not made for it. */
const STEPS = 200;

/** What reads the parts of a program that hold each other: the file of one part does not know that of the other. */
interface Readers {
  readonly elementValue: (cursor: Cursor) => void;
  readonly classBody: (cursor: Cursor) => void;
  readonly typeDeclaration: (cursor: Cursor) => void;
  readonly block: (cursor: Cursor) => void;
  readonly switchBody: (cursor: Cursor) => void;
}

/** Goes through the tokens of a text. `>` are single tokens: they may close type arguments. */
export class Cursor {
  index = 0;
  /** Whether `a -> b` is a case and what it gives, and no lambda. */
  isInLabel = false;
  readonly readers: Readers;
  readonly #tokens: readonly Token[];
  /** By opening parenthesis: the index of the one that closes it. */
  readonly #partners = new Map<number, number>();
  #depth = 0;
  #steps = 0;

  constructor(tokens: readonly Token[], readers: Readers) {
    this.readers = readers;
    this.#tokens = tokens.flatMap(singleAngles);
    const open: number[] = [];
    for (const [index, { text }] of this.#tokens.entries()) {
      if (text === "(") open.push(index);
      const partner = text === ")" ? open.pop() : undefined;
      if (partner !== undefined) this.#partners.set(partner, index);
    }
  }

  /** What keeps `read` from getting to its end; undefined where nothing does, or where that would take too long. */
  failureOf(read: () => void): Failure | undefined {
    try {
      read();
    } catch (cause) {
      if (cause instanceof Stop) return cause.failure;
      if (!(cause instanceof TooMuch)) throw cause;
    }
    return undefined;
  }

  get isAtEnd(): boolean {
    return this.index >= this.#tokens.length;
  }

  token(ahead = 0): Token | undefined {
    return this.#tokens[this.index + ahead];
  }

  text(ahead = 0): string {
    return this.token(ahead)?.text ?? "";
  }

  at(...texts: readonly string[]): boolean {
    return texts.includes(this.text());
  }

  isName(ahead = 0): boolean {
    const token = this.token(ahead);
    return token?.kind === "word" && !isReservedWord(token.text);
  }

  /** The token behind the parenthesis that closes the one here. */
  behindParentheses(): Token | undefined {
    const close = this.#partners.get(this.index);
    return close === undefined ? undefined : this.#tokens[close + 1];
  }

  /** Whether two tokens stand next to each other without a space: `>` `>` is an operator then. */
  isAdjacent(ahead: number): boolean {
    return this.token(ahead - 1)?.end === this.token(ahead)?.start;
  }

  next(): void {
    this.#step();
    this.index += 1;
  }

  skip(...texts: readonly string[]): boolean {
    if (this.isAtEnd || !this.at(...texts)) return false;
    this.next();
    return true;
  }

  /** Something that is missed behind the token before it. */
  expect(text: string, expected = `“${text}”`): void {
    if (!this.skip(text)) this.fail(expected, true);
  }

  name(expected: string = sayExpected("name")): void {
    if (!this.isName() && this.text() !== "_") this.fail(expected);
    this.next();
  }

  /** @param isMissing whether it is missed behind the token before, rather than this token being in the way */
  fail(expected: string, isMissing = false, ahead = 0): never {
    const after = this.token(ahead - 1)?.end ?? 0;
    throw new Stop({ token: this.token(ahead), expected, after, isMissing });
  }

  /** The same at a token that was read before. */
  failAt(index: number, expected: string): never {
    this.index = index;
    return this.fail(expected);
  }

  /** Whether what is read here can be read; else nothing was. */
  attempt(read: () => boolean): boolean {
    const { index, isInLabel } = this;
    const depth = this.#depth;
    try {
      if (read()) return true;
    } catch (cause) {
      if (!(cause instanceof Stop)) throw cause;
    }
    this.index = index;
    this.isInLabel = isInLabel;
    this.#depth = depth;
    return false;
  }

  /** Reads what is within brackets, or a label of a `switch`. */
  within(isInLabel: boolean, read: () => void): void {
    const before = this.isInLabel;
    this.isInLabel = isInLabel;
    read();
    this.isInLabel = before;
  }

  /** Reads something that may hold more of its kind. */
  nested(read: () => void): void {
    this.#step();
    if (this.#depth >= DEEPEST) throw new TooMuch();
    this.#depth += 1;
    read();
    this.#depth -= 1;
  }

  #step(): void {
    this.#steps += 1;
    if (this.#steps > STEPS * (this.#tokens.length + 1)) throw new TooMuch();
  }
}

function singleAngles(token: Token): readonly Token[] {
  if (!/^>>+=?$|^>=$/.test(token.text)) return [token];
  const texts = token.text.match(/>(?:=)?/g) ?? [];
  let { start } = token;
  return texts.map((text) => {
    const end = start + text.length;
    const part: Token = { ...token, text, start, end };
    start = end;
    return part;
  });
}
