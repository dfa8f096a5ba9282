import type { Budget, Limit } from "../kernel/index.ts";
import type { Analysis } from "../trace/index.ts";

/** A run that ends with its budget, also inside of a step or while its result is made: what it has by then is its result. */
export function withinBudget<RunResult>(analysis: Analysis<RunResult>, budget: Budget): Analysis<RunResult> {
  let isSpent = false;
  let finished: RunResult | undefined;
  const advance = (work: number): boolean => {
    const isOver = analysis.advance(work);
    if (!isOver || analysis.stoppedBy !== undefined) return isOver;
    budget.spendNow();
    finished = analysis.result();
    return true;
  };
  return {
    advance(work) {
      if (isSpent || finished !== undefined) return true;
      const isOver = budget.attempt(() => advance(work));
      isSpent = isOver === undefined || (finished !== undefined && budget.isSpent());
      // A result for which the time did not suffice may lack more than one that is made now.
      if (isSpent) finished = undefined;
      return isOver ?? true;
    },
    takeChunk: () => analysis.takeChunk(),
    result: () => finished ?? analysis.result(),
    get stoppedBy() {
      return isSpent ? budget.stoppedBy : analysis.stoppedBy;
    },
    get isSettled() {
      return !isSpent && analysis.isSettled === true;
    },
    get notes() {
      return analysis.notes;
    },
  };
}

/** Takes a run to its end; gives the limit that ended it before, its own or that of the budget. */
export function runToEnd(
  run: Pick<Analysis<unknown>, "advance" | "stoppedBy">,
  budget: Budget,
  slice = 100,
): Limit | undefined {
  const isOver = budget.attempt(() => {
    while (!run.advance(slice));
    return true;
  });
  return isOver === true ? run.stoppedBy : budget.stoppedBy;
}
