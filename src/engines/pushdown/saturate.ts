import type { Budget, Limit } from "../../kernel/index.ts";
import type { PAutomaton } from "./algorithm/p-automaton.ts";
import { startPostStar } from "./algorithm/post-star.ts";
import { startPreStar } from "./algorithm/pre-star.ts";
import type { ReadOut, ReadOutOptions } from "./algorithm/read-out.ts";
import { buildProblem, type PushdownProblem } from "./formats/problem.ts";
import type { PushdownOptions } from "./options.ts";

/** Ends a run whose weights may change for ever: the steps of its saturation, and the rises of its read-out. */
export const MOST_STEPS = 100_000;

/** A saturation without a recording. */
interface Unwatched {
  readonly automaton: PAutomaton<unknown>;
  readonly steps: number;
  /** How what is read out of it ends, too. */
  readonly readOut: Pick<ReadOutOptions<unknown>, "budget" | "maxRises">;
  /** The limit that ended it, or a read-out of it; undefined if none did. */
  stoppedBy(readOut: ReadOut<unknown>["limit"]): Limit | undefined;
}

/** Saturates to the end, or to a limit. */
export function saturate(
  problem: PushdownProblem,
  { direction, order, maxSteps, without }: PushdownOptions,
  budget: Budget,
): Unwatched {
  const start = direction === "post" ? startPostStar : startPreStar;
  const saturation = start(buildProblem(problem), undefined, order, budget, without);
  const most = problem.semiring.mayDiverge === true ? MOST_STEPS : Number.POSITIVE_INFINITY;
  const limit = Math.min(maxSteps, most);
  const isSaturated = budget.attempt(() => {
    while (!saturation.advance(1)) if (saturation.steps >= limit) return false;
    return true;
  });
  return {
    automaton: saturation.automaton,
    steps: saturation.steps,
    readOut: { budget: budget.forResult(), maxRises: Math.max(0, most - saturation.steps) },
    stoppedBy(readOut) {
      if (isSaturated === undefined || readOut === "time") return budget.stoppedBy;
      return isSaturated && readOut === undefined ? undefined : { kind: "step-limit", limit };
    },
  };
}
