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
    const start = place.of(offset);
    const found = pieces.find(([, pattern]) => matchesAt(pattern, text, offset));
    if (found === undefined) return;
    const [kind, { lastIndex: end }] = found;
    if (isPiece(kind)) yield { kind, text: text.slice(offset, end), span: { file, start, end: place.of(end) } };
    offset = end;
  }
}

function matchesAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}

/** Where a text ends: no characters, after all others. */
export function endOf(file: string, text: string): Span {
  const end = new Place(text).of(text.length);
  return { file, start: end, end };
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
      const code = this.#text.charCodeAt(this.#at);
      if (code !== LF && (code !== CR || this.#text.charCodeAt(this.#at + 1) === LF)) continue;
      this.#line++;
      this.#lineStart = this.#at + 1;
    }
    return { line: this.#line, column: offset - this.#lineStart + 1 };
  }
}

function isPiece<Kind extends string>(kind: Kind): kind is Exclude<Kind, "blank"> {
  return kind !== "blank";
}
