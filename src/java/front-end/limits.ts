import type { AnalysisError, Span } from "../../kernel/index.ts";
import type { Located, SourceText } from "./syntax/source-text.ts";

type CountedThing = Extract<AnalysisError, { readonly kind: "too-large" }>["what"];

/** The most classes or interfaces that may extend each other, `Object` among them. */
export const MAX_CLASSES_ABOVE = 1_000;
/** The most local variables that a method may have: as many as a class file has room for (JVMS 4.11). */
export const MAX_LOCALS = 65_535;
/** The most classes, interfaces, variables and wildcards that a type may be made of. */
export const MAX_TYPE_SIZE = 1_000;

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
