import type { TestsResult } from "../test-input/test-input.ts";

/** A strategy at work. */
export interface Generation {
  /** Does a piece of work of about this many instructions; whether nothing is left. */
  advance(work: number): boolean;
  result(): TestsResult;
}

/** A strategy whose paths have a bound. Its result says which goals inputs reach. */
export interface BoundedGeneration extends Generation {
  /** Whether the bound ended some path, so that a larger one shows more. */
  readonly isCut: boolean;
  /** Branches and goals that every path within the bound refuses, and that are open, as longer paths may come to them. */
  readonly refusedWithinBounds: readonly string[];
}
