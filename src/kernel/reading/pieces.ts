import type { Position, Span } from "../span.ts";

/** A piece of a text, and which of the kinds of its language. */
export interface Piece<Kind extends string> {
  readonly kind: Kind;
  /** As it is written. */
  readonly text: string;
  readonly span: Span;
}

const [LF, CR] = [10, 13];

/** How the pieces of a language are written: each kind, in the order in which they are tried. */
export type Pieces<Kind extends string> = readonly (readonly [kind: Kind, pattern: RegExp])[];

/**
 * The pieces of a language by the pattern of each kind, tried in this order: the last one matches any character. What is `blank` is no
 * piece. A repetition under the flag `u`, or of a group, takes room on the stack of the matcher each time: not for long runs.
 */
export function definePieces<Kind extends string>(patterns: Readonly<Record<Kind, RegExp>>): Pieces<Kind> {
  const kinds = Object.keys(patterns) as Kind[];
  return kinds.map((kind) => [kind, new RegExp(patterns[kind], `${patterns[kind].flags}y`)] as const);
}

/** Splits a text into pieces, one after the other; blanks are left out. Lines end with LF, CR LF or CR; columns count UTF-16 code units. */
export function* piecesOf<Kind extends string>(
  file: string,
  text: string,
  pieces: Pieces<Kind>,
): Generator<Piece<Exclude<Kind, "blank">>> {
  const place = new Place(text);
  for (let offset = 0; offset < text.length; ) {
    const found = matching(pieces, text, offset);
    if (found === undefined) return;
    const [kind, { lastIndex: end }] = found;
    const start = { line: place.line, column: place.column };
    place.advance(end);
    if (isPiece(kind)) yield new PlacedPiece(kind, text.slice(offset, end), file, start, place);
    offset = end;
  }
}

function matching<Kind extends string>(
  pieces: Pieces<Kind>,
  text: string,
  offset: number,
): Pieces<Kind>[number] | undefined {
  for (const each of pieces) if (matchesAt(each[1], text, offset)) return each;
  return undefined;
}

/** The place of most pieces is never needed: a large text has millions of them. */
class PlacedPiece<Kind extends string> implements Piece<Kind> {
  readonly kind: Kind;
  readonly text: string;
  readonly #file: string;
  readonly #line: number;
  readonly #column: number;
  readonly #endLine: number;
  readonly #endColumn: number;

  constructor(kind: Kind, text: string, file: string, start: Position, end: Place) {
    this.kind = kind;
    this.text = text;
    this.#file = file;
    this.#line = start.line;
    this.#column = start.column;
    this.#endLine = end.line;
    this.#endColumn = end.column;
  }

  get span(): Span {
    return {
      file: this.#file,
      start: { line: this.#line, column: this.#column },
      end: { line: this.#endLine, column: this.#endColumn },
    };
  }
}

function matchesAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}

/** Where a text ends: no characters, after all others. */
export function endOf(file: string, text: string): Span {
  const place = new Place(text);
  place.advance(text.length);
  const end: Position = { line: place.line, column: place.column };
  return { file, start: end, end };
}

/** A place in a text that goes from its beginning to its end. */
class Place {
  readonly #text: string;
  #lineStart = 0;
  #at = 0;
  line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  get column(): number {
    return this.#at - this.#lineStart + 1;
  }

  advance(to: number): void {
    for (; this.#at < to; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== LF && (code !== CR || this.#text.charCodeAt(this.#at + 1) === LF)) continue;
      this.line++;
      this.#lineStart = this.#at + 1;
    }
  }
}

function isPiece<Kind extends string>(kind: Kind): kind is Exclude<Kind, "blank"> {
  return kind !== "blank";
}
