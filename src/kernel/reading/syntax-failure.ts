import type { AnalysisError } from "../errors.ts";

/** Carries an error value out of the recursion to the part of a text being read. Readers catch it: it never leaves their folders. */
export class SyntaxFailure extends Error {
  readonly error: AnalysisError;

  constructor(error: AnalysisError) {
    super(error.kind);
    this.error = error;
  }
}
