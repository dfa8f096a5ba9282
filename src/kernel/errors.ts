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
  | { readonly kind: "wrong-type"; readonly span: Span; readonly found: string; readonly expected: string }
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
  | { readonly kind: "no-entry"; readonly known: readonly string[]; readonly wanted?: string }
  | { readonly kind: "unknown-selector"; readonly spec: string; readonly known: readonly string[] }
  | { readonly kind: "bad-option"; readonly option: string; readonly value: string; readonly expected: string }
  | { readonly kind: "bad-request"; readonly problem: string }
  | { readonly kind: "no-input" }
  | { readonly kind: "unreadable-file"; readonly file: string; readonly reason: string }
  | { readonly kind: "fault"; readonly detail: string };

export type NamedThing =
  | "class"
  | "method"
  | "field"
  | "variable"
  | "constructor"
  | "package"
  | "data type"
  | "predicate";

/** The place an error points at, if it points into a source text. */
export function placeOf(error: AnalysisError): Span | undefined {
  return "span" in error ? error.span : undefined;
}

/** One sentence on what is wrong and one on what to write instead. */
export function describe(error: AnalysisError): string {
  switch (error.kind) {
    case "syntax":
      return `Syntax error: found ${error.found}, expected ${error.expected}.`;
    case "unsupported-syntax":
      return `${error.construct} is not supported yet. ${error.instead}`;
    case "unknown-name":
      return `There is no ${error.what} “${error.name}” here.${error.nearest === undefined ? "" : ` Did you mean “${error.nearest}”?`}`;
    case "duplicate-name":
      return `The ${error.what} “${error.name}” is declared twice; the first one is in line ${error.first.start.line}. Rename one of them.`;
    case "wrong-type":
      return `Found ${error.found} where ${error.expected} is needed.`;
    case "no-applicable-method":
      return `No “${error.name}” takes (${error.argumentTypes.join(", ")}).${candidates(error.candidates)}`;
    case "ambiguous-method":
      return `“${error.name}(${error.argumentTypes.join(", ")})” fits more than one declaration.${candidates(error.candidates)} Add a cast to choose one.`;
    case "ill-formed":
      return `${error.problem} ${error.remedy}`;
    case "no-entry":
      return error.wanted === undefined
        ? `There is no single “main” to start from. ${pick(error.known)}`
        : `There is no method “${error.wanted}” to start from. ${pick(error.known)}`;
    case "unknown-selector":
      return `“${error.spec}” is not a context sensitivity. Use one of ${error.known.join(", ")}.`;
    case "bad-option":
      return `Option “${error.option}” cannot be “${error.value}”. It takes ${error.expected}.`;
    case "bad-request":
      return `The request cannot be read: ${error.problem}`;
    case "no-input":
      return "No program given. Name at least one .java file.";
    case "unreadable-file":
      return `${error.file} cannot be read: ${error.reason}.`;
    case "fault":
      return `Something went wrong inside Fixscope, not in your program: ${error.detail}. Please report it together with the input.`;
  }
}

function candidates(list: readonly string[]): string {
  return list.length === 0 ? "" : ` Declared: ${list.join("; ")}.`;
}

function pick(known: readonly string[]): string {
  return known.length === 0
    ? "Declare “static void main(String[] args)”."
    : `Choose one with the entry option: ${known.slice(0, 8).join(", ")}.`;
}
