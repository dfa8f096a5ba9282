import { type Result, success } from "../../kernel/index.ts";
import { type Analysis, Recorder } from "../../trace/index.ts";
import type { Digraph } from "./algorithm/digraph.ts";
import { Walk } from "./algorithm/walk.ts";
import type { DigraphOptions } from "./options.ts";
import { WalkRecorder } from "./story/recorder.ts";

/** What a walk found. */
export interface DigraphResult {
  readonly reached: readonly string[];
}

/** Starts a walk; with `isRecorded` every step is kept. */
export function startDigraph(
  digraph: Digraph,
  { order, maxSteps }: DigraphOptions,
  isRecorded: boolean,
): Result<Analysis<DigraphResult>> {
  const recorder = isRecorded ? new Recorder() : undefined;
  const walk = new Walk(digraph, order, recorder && new WalkRecorder(recorder));
  let isOver = false;
  return success({
    advance(work) {
      isOver = isOver || walk.advance(Math.min(work, maxSteps - walk.steps));
      return isOver || walk.steps >= maxSteps;
    },
    takeChunk: () => recorder?.takeChunk(),
    result: () => ({ reached: [...walk.reached].sort() }),
    get stoppedBy() {
      return isOver ? undefined : ({ kind: "step-limit", limit: maxSteps } as const);
    },
    notes: [],
  });
}
