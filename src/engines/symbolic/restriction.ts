import type { TestsResult } from "./algorithm/test-input/test-input.ts";

/** What is saved when only some inputs are symbolic, as `tests` prints it (`restriction`). */
export interface Restriction {
  readonly symbolic: readonly string[];
  /** What the symbolic values can reach, by relevancy; absent where relevancy has no answer. */
  readonly variables?: number;
  readonly relevant?: number;
  readonly relevantVariables?: readonly string[];
  readonly conditions?: { readonly all: number; readonly symbolic: number };
  readonly paths: number;
  readonly solverCalls: number;
  /** Only where times are asked for. */
  readonly milliseconds?: number;
  /** The same with all inputs symbolic, under the same bounds. */
  readonly pathsWithAll: number;
  readonly solverCallsWithAll: number;
  readonly millisecondsWithAll?: number;
  /** The time was over before all paths with all inputs symbolic were there. */
  readonly partialWithAll: boolean;
}

/** The answer of the command `tests`. */
export interface TestsAnswer extends TestsResult {
  /** Where only some inputs are symbolic. */
  readonly restriction?: Restriction;
  /** Where a JUnit class was asked for. */
  readonly junit?: string;
}
