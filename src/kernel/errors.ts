import { sayFrom } from "./catalog.ts";
import type { InputFile } from "./input-file.ts";
import { things, words } from "./messages/en.ts";
import type { Span } from "./span.ts";

/**
 * Everything that can be wrong with what the reader gave us. Values, never thrown across a
 * folder's door. The wording is in `describe`, so that page and command line say the same thing.
 */
export type AnalysisError =
  | { readonly kind: "syntax"; readonly span: Span; readonly found: string; readonly expected: string }
  | { readonly kind: "unsupported-syntax"; readonly span: Span; readonly construct: string; readonly instead: string }
  | {
      readonly kind: "unknown-name";
      readonly span: Span;
      readonly what: NamedThing;
      readonly name: string;
      readonly nearest?: string;
    }
  | {
      readonly kind: "duplicate-name";
      readonly span: Span;
      readonly what: NamedThing;
      readonly name: string;
      readonly first: Span;
    }
  | {
      readonly kind: "wrong-type";
      readonly span: Span;
      readonly found: string;
      readonly expected: string;
      /** The place that needs it, and what to write instead. */
      readonly remedy?: string;
    }
  | {
      readonly kind: "no-applicable-method";
      readonly span: Span;
      readonly name: string;
      readonly argumentTypes: readonly string[];
      readonly candidates: readonly string[];
    }
  | {
      readonly kind: "ambiguous-method";
      readonly span: Span;
      readonly name: string;
      readonly argumentTypes: readonly string[];
      readonly candidates: readonly string[];
    }
  | { readonly kind: "ill-formed"; readonly span: Span; readonly problem: string; readonly remedy: string }
  | {
      readonly kind: "no-entry";
      readonly known: readonly string[];
      readonly wanted?: string;
      /** A `main` that calls the methods of a program without one, to be put behind the file of that name. */
      readonly written?: InputFile;
    }
  | { readonly kind: "unknown-selector"; readonly spec: string; readonly known: readonly string[] }
  | { readonly kind: "bad-option"; readonly option: string; readonly value: string; readonly expected: string }
  /** An unknown option, and the valid ones. */
  | { readonly kind: "bad-option"; readonly option: string; readonly known: readonly string[] }
  | { readonly kind: "bad-request"; readonly problem: string }
  /** A file that is no program; a whole sentence says what is wrong with it. */
  | { readonly kind: "bad-document"; readonly problem: string }
  | { readonly kind: "no-input" }
  | { readonly kind: "unreadable-file"; readonly file: string; readonly reason: string }
  | { readonly kind: "unwritable-file"; readonly file: string; readonly reason: string }
  | { readonly kind: "unwritable-folder"; readonly folder: string; readonly reason: string }
  | { readonly kind: "canceled" }
  /** Nothing could be said within the time of the request. */
  | { readonly kind: "out-of-time"; readonly milliseconds: number }
  | { readonly kind: "out-of-memory"; readonly megabytes: number }
  /** More than `limit` of what is counted: nothing is wrong with it but its size. */
  | { readonly kind: "too-large"; readonly what: CountedThing; readonly limit: number; readonly span?: Span }
  /** A part of the program that comes over a network has not arrived. Another try may bring it. */
  | { readonly kind: "not-fetched"; readonly part: FetchedPart }
  | { readonly kind: "fault"; readonly detail: string };

/** What is fetched when it is needed: the board of an analysis, its worker, its solver, what reads Java, the files of a lesson. */
export type FetchedPart = "board" | "worker" | "engine" | "java" | "lesson";

export type NamedThing = keyof typeof things;

/** The quantities that have a maximum. */
type CountedThing =
  | "characters"
  | "name"
  | "name-bytes"
  | "syntax-errors"
  | "syntax-tree"
  | "errors"
  | "classes"
  | "locals"
  | "statements"
  | "variables"
  | "type-size"
  | "rules"
  | "pushdown-rules"
  | "pushdown-start"
  | "conjuncts";

/** The place an error points at, if it points into a source text. */
export function placeOf(error: AnalysisError): Span | undefined {
  return "span" in error ? error.span : undefined;
}

const say = sayFrom(words);
const sayThing = sayFrom(things);

/** One sentence that names the error and one that says what to write instead. */
export function describe(error: AnalysisError): string {
  switch (error.kind) {
    case "syntax":
      return say("error.syntax", error);
    case "unsupported-syntax":
      return say("error.unsupported", error);
    case "unknown-name": {
      const { nearest } = error;
      return sentences(
        say("error.unknown", { what: sayThing(error.what), name: error.name }),
        nearest === undefined ? "" : say("error.nearest", { nearest }),
      );
    }
    case "duplicate-name":
      return say("error.duplicate", {
        what: sayThing(error.what),
        name: error.name,
        line: error.first.start.line,
      });
    case "wrong-type":
      return sentences(say("error.type", { found: error.found, expected: error.expected }), error.remedy ?? "");
    case "no-applicable-method":
      return sentences(say("error.notApplicable", signature(error)), candidates(error));
    case "ambiguous-method":
      return sentences(say("error.ambiguous", signature(error)), candidates(error), say("error.cast"));
    case "ill-formed":
      return sentences(error.problem, error.remedy);
    case "no-entry": {
      const { wanted, known } = error;
      const problem = wanted === undefined ? say("error.noMain") : say("error.noEntry", { wanted });
      return sentences(problem, pick(known), error.written === undefined ? "" : say("error.writeMain"));
    }
    case "unknown-selector":
      return say("error.selector", { spec: error.spec, names: error.known.join(", ") });
    case "bad-option":
      if ("expected" in error) return say("error.option", error);
      return sentences(say("error.noOption", error), optionsAre(error.known));
    case "bad-request":
      return say("error.request", error);
    case "bad-document":
      return error.problem;
    case "no-input":
      return say("error.noInput");
    case "unwritable-file":
      return say("error.unwritableFile", error);
    case "unwritable-folder":
      return say("error.unwritableFolder", error);
    case "unreadable-file":
      return say("error.file", error);
    case "canceled":
      return say("error.canceled");
    case "out-of-time":
      return say("error.outOfTime", error);
    case "out-of-memory":
      return say("error.outOfMemory", error);
    case "too-large":
      return say(tooLargeToShow.has(error.what) ? "error.tooLargeToShow" : "error.tooLarge", {
        things: say(countedThings[error.what]),
        limit: error.limit,
      });
    case "not-fetched":
      return say("error.notFetched", { part: say(fetchedParts[error.part]) });
    case "fault":
      return say("error.fault", error);
  }
}

/** The first place where the bytes of a file stand for no letter: line and column, from 1. */
export interface Misread {
  readonly encoding: "UTF-8" | "UTF-16";
  readonly line: number;
  readonly column: number;
}

/** Why a file cannot be read whose bytes are no text: the reason of an `unreadable-file`. */
export function misreadReason({ encoding, line, column }: Misread): string {
  return say("error.encoding", { encoding, line, column });
}

const fetchedParts = {
  board: "error.notFetched.board",
  worker: "error.notFetched.worker",
  engine: "error.notFetched.engine",
  java: "error.notFetched.java",
  lesson: "error.notFetched.lesson",
} as const;

/** Of these any number is read; only so many are shown step by step. */
const tooLargeToShow: ReadonlySet<string> = new Set(["pushdown-rules", "pushdown-start"]);

const countedThings = {
  characters: "error.tooLarge.characters",
  name: "error.tooLarge.name",
  "name-bytes": "error.tooLarge.nameBytes",
  "syntax-errors": "error.tooLarge.syntaxErrors",
  "syntax-tree": "error.tooLarge.syntaxTree",
  errors: "error.tooLarge.errors",
  classes: "error.tooLarge.classes",
  locals: "error.tooLarge.locals",
  statements: "error.tooLarge.statements",
  variables: "error.tooLarge.variables",
  "type-size": "error.tooLarge.typeSize",
  rules: "error.tooLarge.rules",
  "pushdown-rules": "error.tooLarge.pushdownRules",
  "pushdown-start": "error.tooLarge.pushdownStart",
  conjuncts: "error.tooLarge.conjuncts",
} as const;

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

type NoMethod = Extract<AnalysisError, { candidates: readonly string[] }>;

function signature({ name, argumentTypes }: NoMethod): { readonly name: string; readonly types: string } {
  return { name, types: argumentTypes.join(", ") };
}

function candidates({ candidates: list }: NoMethod): string {
  return list.length === 0 ? "" : say("error.declared", { declarations: list.join("; ") });
}

function optionsAre(known: readonly string[]): string {
  return known.length === 0 ? "" : say("error.optionsAre", { names: known.join(", ") });
}

function pick(known: readonly string[]): string {
  return known.length === 0
    ? say("error.declareMain")
    : say("error.chooseEntry", { methods: known.slice(0, 8).join(", ") });
}

/** A part that comes over a network has not arrived; {@link notFetchedError} gives the error for the reader. */
export class NotFetched extends Error {
  readonly part: FetchedPart;

  constructor(part: FetchedPart, cause: unknown) {
    super(`${part}: ${String(cause)}`, { cause });
    this.name = "NotFetched";
    this.part = part;
  }
}

/** Waits for a part. Rejects with {@link NotFetched} if it does not arrive. */
export async function fetching<T>(part: FetchedPart, coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch (cause) {
    throw cause instanceof NotFetched ? cause : new NotFetched(part, cause);
  }
}

/** The error, if the fault is that a part has not arrived. */
export function notFetchedError(fault: unknown): AnalysisError | undefined {
  return fault instanceof NotFetched ? { kind: "not-fetched", part: fault.part } : undefined;
}
