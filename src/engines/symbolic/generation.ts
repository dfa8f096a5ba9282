import type { TestsResult } from "./test-input.ts";

/** A strategy at work. */
export interface Generation {
  /** Does a piece of work of about this many instructions; whether nothing is left. */
  advance(budget: number): boolean;
  result(): TestsResult;
}
