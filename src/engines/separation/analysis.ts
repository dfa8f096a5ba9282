import { Budget, type Limit, type Result, success } from "../../kernel/index.ts";
import { type Analysis, Recorder } from "../../trace/index.ts";
import { BasePairs } from "./algorithm/base-pairs/base-pairs.ts";
import { LeastFixedPoint } from "./algorithm/least-fixed-point/least-fixed-point.ts";
import type { Specification } from "./algorithm/syntax/index.ts";
import { limitOf } from "./limit-of.ts";
import { say } from "./messages/say.ts";
import type { LfpOptions } from "./options.ts";
import { type LfpResult, lfpNote, lfpResult } from "./result.ts";
import { LfpRecorder } from "./story/recorder/lfp-recorder.ts";
import { recordChecks } from "./story/recorder/recorded-checks.ts";

/**
 * Starts Algorithm 1 on all predicates of a text; with `isRecorded` every step is kept, and formulas are decided. It
 * advances by some base pairs, then by a round of the loop or some of it, then by one formula.
 */
export function startSeparation(
  { definitions, checks }: Specification,
  options: LfpOptions,
  isRecorded: boolean,
  budget = Budget.unlimited,
): Result<Analysis<LfpResult>> {
  const recorder = isRecorded ? new Recorder() : undefined;
  const observer = recorder && new LfpRecorder(recorder, definitions, options.reading, options.without);
  const basePairs = new BasePairs(definitions, observer, true, budget);
  const lfp = new LeastFixedPoint(basePairs, options.reading, options, observer, budget);
  // A request for the result alone asks for the tables; formulas have their own command.
  const answers = observer && recordChecks(observer, basePairs, checks, budget);
  let isCut = false;
  return success({
    advance(work) {
      isCut = recorder !== undefined && recorder.length >= options.maxSteps;
      let left = work;
      if (isCut) return true;
      if (!basePairs.saturate(() => left-- <= 0)) return false;
      // A recording grows by whole rounds: what is shown of a table is what its round has made.
      return (
        (isRecorded ? lfp.advance() : lfp.advance(work)) && (answers === undefined || answers.next().done === true)
      );
    },
    takeChunk: () => recorder?.takeChunk(),
    result: () => lfpResult(lfp, basePairs, budget.forResult()),
    get stoppedBy(): Limit | undefined {
      if (isCut) return { kind: "step-limit", limit: options.maxSteps };
      return limitOf(lfp, options);
    },
    get notes() {
      if (lfp.end?.fixpointAt !== undefined) return [];
      const fallback = lfp.returned === undefined ? "" : ` ${say("lfp.fallback")}`;
      return [{ text: lfpNote(lfp) + fallback, span: undefined }];
    },
  });
}
