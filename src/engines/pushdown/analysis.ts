import { Budget, type Result, success } from "../../kernel/index.ts";
import { type Analysis, Recorder } from "../../trace/index.ts";
import { startPostStar } from "./algorithm/post-star.ts";
import { startPreStar } from "./algorithm/pre-star.ts";
import { tops } from "./algorithm/read-out.ts";
import { buildProblem, type PushdownProblem } from "./formats/problem.ts";
import type { PushdownOptions } from "./options.ts";
import { type PushdownResult, resultOf } from "./result.ts";
import { SaturationRecorder } from "./story/recorder.ts";

/** Ends a run whose weights may change forever. */
const MOST_STEPS = 100_000;

/** Starts post* or pre* on a problem; with `isRecorded` every step is kept. Advancing throws `BudgetSpent`. */
export function startPushdown(
  problem: PushdownProblem,
  options: PushdownOptions,
  isRecorded: boolean,
  budget = Budget.unlimited,
): Result<Analysis<PushdownResult>> {
  const start = buildProblem(problem);
  const isPost = options.direction === "post";
  const reading = isPost ? "deep-first" : "top-first";
  const recorder = isRecorded ? new Recorder() : undefined;
  const spanOf = (payload: number) => problem.rules[payload]?.span;
  const observer = recorder && new SaturationRecorder(recorder, start, reading, { spanOf, leftOut: options.without });
  const saturation = (isPost ? startPostStar : startPreStar)(start, observer, options.order, budget, options.without);
  const { mayDiverge, notes = [] } = problem.semiring;
  const limit = mayDiverge === true ? Math.min(options.maxSteps, MOST_STEPS) : options.maxSteps;
  let isCut = false;
  let isRead = false;
  return success({
    advance(work) {
      for (let left = work; left > 0; left--) {
        if (saturation.steps >= limit) {
          isCut = true;
          return true;
        }
        if (!saturation.advance(1)) continue;
        if (!isRead && observer !== undefined) tops(start, reading, undefined, observer, budget);
        isRead = true;
        return true;
      }
      return false;
    },
    takeChunk: () => recorder?.takeChunk(),
    result: () => resultOf(start, reading, { takes: saturation.takes, steps: saturation.steps }, budget.forResult()),
    get cutShortBy() {
      return isCut ? ({ kind: "step-limit", limit } as const) : undefined;
    },
    notes: notes.map((text) => ({ text, span: undefined })),
  });
}
