import type { AnalysisError } from "../errors.ts";
import type { Span } from "../span.ts";

/** The most characters of a name or a number in a text that is no Java: what shows one goes through it again and again. */
export const MAX_NAME_LENGTH = 10_000;

/** The error of a name that is too long. */
export function tooLongName(name: string, span: Span): AnalysisError | undefined {
  return name.length > MAX_NAME_LENGTH ? { kind: "too-large", what: "name", limit: MAX_NAME_LENGTH, span } : undefined;
}
