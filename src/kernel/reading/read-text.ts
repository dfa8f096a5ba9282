import type { Budget } from "../budget.ts";
import { failure, type Result } from "../result.ts";

/** In bytes. */
export const MEGABYTE = 1024 * 1024;

/** The most characters of a file, a text, or all files of a program together, wherever they come from: about 400,000 lines. */
export const MAX_CHARACTERS = 20_000_000;

/** The result of reading a text, unless it has too many characters or the reader throws `BudgetSpent`. */
export function readText<T>(text: string, budget: Budget, read: () => Result<T>): Result<T> {
  if (text.length > MAX_CHARACTERS) return failure({ kind: "too-large", what: "characters", limit: MAX_CHARACTERS });
  return budget.attempt(read) ?? failure({ kind: "out-of-time", milliseconds: budget.milliseconds });
}
