import { type Result, type Span, success } from "../../kernel/index.ts";
import type { RecordingChunk } from "../../trace/index.ts";
import { startPostStar } from "./algorithm/post-star.ts";
import { startPreStar } from "./algorithm/pre-star.ts";
import { tops } from "./algorithm/read-out.ts";
import { buildProblem, type PushdownProblem } from "./formats/problem.ts";
import type { PushdownOptions } from "./options.ts";
import { type PushdownResult, resultOf } from "./result.ts";
import { SaturationRecorder } from "./story/recorder.ts";

/** A saturation with its read-out, under way. */
export interface PushdownAnalysis {
  /** Takes at most `budget` transitions; true at the end or at the limit. */
  advance(budget: number): boolean;
  takeChunk(): RecordingChunk | undefined;
  result(): PushdownResult;
  readonly cutShortBy: { readonly kind: "step-limit"; readonly limit: number } | undefined;
  readonly notes: readonly { readonly text: string; readonly span: Span | undefined }[];
}

/** Starts post* or pre* on a problem; with `isRecorded` every step is kept. */
export function startPushdown(
  problem: PushdownProblem,
  options: PushdownOptions,
  isRecorded: boolean,
): Result<PushdownAnalysis> {
  const { start } = buildProblem(problem);
  const isPost = options.direction === "post";
  const reading = isPost ? "deep-first" : "top-first";
  const recorder = isRecorded
    ? new SaturationRecorder(start, reading, (payload) => problem.rules[payload]?.span)
    : undefined;
  const saturation = (isPost ? startPostStar : startPreStar)(start, recorder, options.order);
  const limit = options.maxSteps;
  let mark: readonly number[] = [];
  let isCut = false;
  let isRead = false;
  return success({
    advance(budget) {
      for (let left = budget; left > 0; left--) {
        if (saturation.steps >= limit) {
          isCut = true;
          return true;
        }
        if (!saturation.advance(1)) continue;
        if (!isRead && recorder !== undefined) tops(start, reading, undefined, recorder);
        isRead = true;
        return true;
      }
      return false;
    },
    takeChunk() {
      if (recorder === undefined) return undefined;
      const steps = recorder.log.chunkSince(mark);
      mark = recorder.log.mark();
      return { steps, symbols: recorder.newSymbols() };
    },
    result: () => resultOf(start, reading, { takes: saturation.takes, steps: saturation.steps }),
    get cutShortBy() {
      return isCut ? ({ kind: "step-limit", limit } as const) : undefined;
    },
    notes: [],
  });
}
