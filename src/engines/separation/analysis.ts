import { type Result, type Span, success } from "../../kernel/index.ts";
import type { RecordingChunk } from "../../trace/index.ts";
import { BasePairs } from "./algorithm/base-pairs/base-pairs.ts";
import { LeastFixedPoint } from "./algorithm/least-fixed-point/least-fixed-point.ts";
import type { Specification } from "./algorithm/syntax/index.ts";
import type { LfpOptions } from "./options.ts";
import { type LfpResult, lfpResult } from "./result.ts";
import { LfpRecorder } from "./story/recorder/lfp-recorder.ts";
import { RecordedChecks } from "./story/recorder/recorded-checks.ts";

/** A run of Algorithm 1, under way. */
export interface SeparationAnalysis {
  /** Some base pairs, then a round of the loop or some of it, then one formula; true at the end or at a limit. */
  advance(budget: number): boolean;
  takeChunk(): RecordingChunk | undefined;
  result(): LfpResult;
  readonly cutShortBy: { readonly kind: "step-limit"; readonly limit: number } | undefined;
  readonly notes: readonly { readonly text: string; readonly span: Span | undefined }[];
}

/** Starts Algorithm 1 on all predicates of a text; with `isRecorded` every step is kept, and formulas are decided. */
export function startSeparation(
  { definitions, checks }: Specification,
  options: LfpOptions,
  isRecorded: boolean,
): Result<SeparationAnalysis> {
  const recorder = isRecorded ? new LfpRecorder(definitions, options.reading === "canonical") : undefined;
  const basePairs = new BasePairs(definitions, recorder, true);
  const lfp = new LeastFixedPoint(basePairs, options.reading, options, recorder);
  const answers = recorder === undefined ? undefined : new RecordedChecks(recorder, basePairs, checks);
  let isCut = false;
  let mark: readonly number[] = [];
  const isFull = (): boolean => recorder !== undefined && recorder.log.length >= options.maxSteps;
  const advance = (budget: number): boolean => {
    let left = budget;
    if (!basePairs.saturate(() => left-- <= 0)) return false;
    // A recording grows by whole rounds: what is shown of a table is what its round has made.
    return isRecorded ? lfp.advance() : lfp.advance(budget);
  };
  return success({
    // Whoever only wants the result asks for the tables; formulas have their own command.
    advance: (budget) => {
      if (isFull()) {
        isCut = true;
        return true;
      }
      return advance(budget) && (answers === undefined || answers.advance());
    },
    takeChunk() {
      if (recorder === undefined || answers === undefined) return undefined;
      const steps = recorder.log.chunkSince(mark);
      mark = recorder.log.mark();
      return { steps, symbols: { ...recorder.newSymbols(), ...answers.newSymbols() } };
    },
    result: () => lfpResult(lfp, basePairs),
    get cutShortBy() {
      if (isCut) return { kind: "step-limit" as const, limit: options.maxSteps };
      const limit = lfp.end?.limit;
      if (limit === undefined) return undefined;
      return {
        kind: "step-limit" as const,
        limit: limit.kind === "iterations" ? options.maxIterations : options.maxDisjuncts,
      };
    },
    get notes() {
      const { note, returned } = lfpResult(lfp, basePairs);
      if (note === undefined) return [];
      const fallback = returned !== null ? " SV of one unfolding is used: it is sound and complete." : "";
      return [{ text: note + fallback, span: undefined }];
    },
  });
}
