/** What a command answers that compares an algorithm, lines of which are left out, with the whole one. */
export interface WhatIfAnswer {
  /** Facts of the whole algorithm that are not found, as the field writes them. */
  readonly lost: readonly string[];
  /** Those of them that an execution of the program shows: without them the result is wrong. */
  readonly wrong: readonly string[];
  /** Facts that the whole algorithm does not find. */
  readonly extra: readonly string[];
  readonly steps: { readonly whole: number; readonly without: number };
}
