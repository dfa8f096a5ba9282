import type { Position, Span } from "../span.ts";

/** A piece of a text, and which of the kinds of its language. */
interface Piece<Kind extends string> {
  readonly kind: Kind;
  /** As it is written. */
  readonly text: string;
  readonly span: Span;
}

const [LF, CR] = [10, 13];

/** How the pieces of a language are written. */
export interface Pieces<Kind extends string> {
  readonly kinds: readonly Kind[];
  /** A group for each kind, in this order. */
  readonly pattern: RegExp;
}

/**
 * The pieces of a language by the pattern of each kind, tried in this order. Their groups must be `(?:…)`; the last pattern matches
 * any character. What is `blank` is no piece.
 */
export function definePieces<Kind extends string>(patterns: Readonly<Record<Kind, RegExp>>): Pieces<Kind> {
  const kinds = Object.keys(patterns) as Kind[];
  const groups = kinds.map((kind) => `(${patterns[kind].source})`);
  return { kinds, pattern: new RegExp(groups.join("|"), "uy") };
}

/** Splits a text into pieces, one after the other; blanks are left out. Lines end with LF, CR LF or CR; columns count UTF-16 code units. */
export function* piecesOf<Kind extends string>(
  file: string,
  text: string,
  { kinds, pattern }: Pieces<Kind>,
): Generator<Piece<Exclude<Kind, "blank">>> {
  const sticky = new RegExp(pattern);
  const place = new Place(text);
  for (let offset = 0; offset < text.length; ) {
    const start = place.of(offset);
    sticky.lastIndex = offset;
    const found = sticky.exec(text);
    if (found === null) return;
    const [piece] = found;
    offset += piece.length;
    const kind = kinds[groupOf(found)];
    if (kind !== undefined && isPiece(kind)) yield { kind, text: piece, span: { file, start, end: place.of(offset) } };
  }
}

/** Which group matched. */
function groupOf(found: RegExpExecArray): number {
  let group = 0;
  while (found[group + 1] === undefined) group++;
  return group;
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
