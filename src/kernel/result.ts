import type { AnalysisError } from "./errors.ts";

/** Either a value or every error that stands in its way. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

/** What every answer with a failure in it has in common. */
interface Failure {
  readonly ok: false;
  readonly errors: readonly AnalysisError[];
}

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(...errors: readonly AnalysisError[]): Failure {
  return { ok: false, errors };
}
