import type { AnalysisError, Span } from "../../kernel/index.ts";
import type { Located, SourceText } from "./syntax/source-text.ts";

type CountedThing = Extract<AnalysisError, { readonly kind: "too-large" }>["what"];

/** The most classes or interfaces that may extend each other, `Object` among them. */
export const MAX_CLASSES_ABOVE = 1_000;
/** The most local variables that a method may have: as many as a class file has room for (JVMS 4.11). */
export const MAX_LOCALS = 65_535;
/** The most classes, interfaces, variables and wildcards that a type may be made of. */
export const MAX_TYPE_SIZE = 1_000;

/** The most bytes of a name or a constant text: what a class file has room for (JVMS 4.4.7). Constants that double from one to the next end somewhere. */
export const MAX_TEXT_BYTES = 65_535;

/** How many bytes a text has in the encoding of class files: a zero has two, a letter outside of the first plane six. */
export function classFileBytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0) bytes += 2;
    else bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
  }
  return bytes;
}

/** Ends a compilation that nothing is wrong with but its size. Caught at the folder's door. */
export class LimitReached extends Error {
  readonly #what: CountedThing;
  readonly #limit: number;
  #span: Span | undefined;

  constructor(what: CountedThing, limit: number, span?: Span) {
    super("limit reached");
    this.#what = what;
    this.#limit = limit;
    this.#span = span;
  }

  /** Says where, unless that is known more precisely already. */
  at(span: Span): this {
    this.#span ??= span;
    return this;
  }

  /** For the reader. */
  get error(): AnalysisError {
    const error = { kind: "too-large", what: this.#what, limit: this.#limit } as const;
    return this.#span === undefined ? error : { ...error, span: this.#span };
  }
}

/** What was caught, to be thrown on: a limit that was reached somewhere in this place. */
export function located(cause: unknown, source: SourceText, place: Located): unknown {
  return cause instanceof LimitReached ? cause.at(source.span(place)) : cause;
}
