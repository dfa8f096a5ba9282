import { Budget, failure, type Result, success } from "../../kernel/index.ts";
import { type Analysis, Recorder } from "../../trace/index.ts";
import { startPostStar } from "./algorithm/post-star.ts";
import { startPreStar } from "./algorithm/pre-star.ts";
import { type ReadOut, tops } from "./algorithm/read-out.ts";
import { buildProblem, type PushdownProblem, tooLargeToShow } from "./formats/problem.ts";
import type { PushdownOptions } from "./options.ts";
import { type PushdownResult, resultOf } from "./result.ts";
import { MOST_STEPS } from "./saturate.ts";
import { SaturationRecorder } from "./story/recorder.ts";

/** Starts post* or pre* on a problem; with `isRecorded` every step is kept, unless the problem is too large for that. Advancing throws `BudgetSpent`. */
export function startPushdown(
  problem: PushdownProblem,
  options: PushdownOptions,
  isRecorded: boolean,
  budget = Budget.unlimited,
): Result<Analysis<PushdownResult>> {
  const tooLarge = isRecorded ? tooLargeToShow(problem) : undefined;
  if (tooLarge !== undefined) return failure(tooLarge);
  const start = buildProblem(problem);
  const isPost = options.direction === "post";
  const reading = isPost ? "deep-first" : "top-first";
  const recorder = isRecorded ? new Recorder() : undefined;
  const spanOf = (payload: number) => problem.rules[payload]?.span;
  const observer = recorder && new SaturationRecorder(recorder, start, reading, { spanOf, leftOut: options.without });
  const saturation = (isPost ? startPostStar : startPreStar)(start, observer, options.order, budget, options.without);
  const { mayDiverge, notes = [], isOverflown } = problem.semiring;
  const limit = mayDiverge === true ? Math.min(options.maxSteps, MOST_STEPS) : options.maxSteps;
  let isCut = false;
  let readOut: ReadOut<unknown> | undefined;
  const read = (within: Budget): ReadOut<unknown> => {
    const maxRises = mayDiverge === true ? Math.max(0, MOST_STEPS - saturation.steps) : Number.POSITIVE_INFINITY;
    return tops(start, reading, { observer, budget: within, maxRises });
  };
  return success({
    advance(work) {
      for (let left = work; left > 0; left--) {
        if (readOut !== undefined) return true;
        if (saturation.steps >= limit) {
          isCut = true;
          return true;
        }
        if (!saturation.advance(1)) continue;
        readOut = read(budget);
        isCut = readOut.limit === "rises";
        if (readOut.limit === "time") budget.spendNow();
        return true;
      }
      return false;
    },
    takeChunk: () => recorder?.takeChunk(),
    result() {
      const within = budget.forResult();
      const found = readOut ?? read(within);
      return resultOf(start, found.tops, { takes: saturation.takes, steps: saturation.steps }, within);
    },
    get stoppedBy() {
      if (isCut) return { kind: "step-limit", limit } as const;
      if (readOut === undefined || isOverflown === undefined) return undefined;
      const isTooLarge = saturation.isOverflown || readOut.tops.some(({ weight }) => isOverflown(weight));
      return isTooLarge ? ({ kind: "number-limit", limit: Number.MAX_VALUE } as const) : undefined;
    },
    notes: notes.map((text) => ({ text, span: undefined })),
  });
}
