import type { AnalysisError } from "./errors.ts";

/** Either a value, or all errors that prevent it. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

/** The common form of all answers that failed. */
interface Failure {
  readonly ok: false;
  readonly errors: readonly AnalysisError[];
}

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** More errors than this are not listed: more are of no use. */
const MAX_ERRORS = 1_000;

/** The failure of a text with all its errors; of very many the first, and that there are more. */
export function failureOf(errors: readonly AnalysisError[]): Failure {
  if (errors.length <= MAX_ERRORS) return { ok: false, errors };
  const more: AnalysisError = { kind: "too-large", what: "errors", limit: MAX_ERRORS };
  return { ok: false, errors: [...errors.slice(0, MAX_ERRORS), more] };
}

export function failure(...errors: readonly AnalysisError[]): Failure {
  return { ok: false, errors };
}
