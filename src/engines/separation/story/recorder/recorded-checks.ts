import type { Budget } from "../../../../kernel/index.ts";
import type { BasePairs } from "../../algorithm/base-pairs/base-pairs.ts";
import type { Query } from "../../algorithm/heaps/symbolic-heap.ts";
import { defaultSatLimits, SatisfiabilityChecker } from "../../algorithm/satisfiability/satisfiability.ts";
import { CheckRecorder } from "./check-recorder.ts";
import type { LfpRecorder } from "./lfp-recorder.ts";

/** Decides the formulas of a text one by one, and records how: a hard one is seen before it is decided. */
export function* recordChecks(
  lfp: LfpRecorder,
  basePairs: BasePairs,
  checks: readonly Query[],
  budget: Budget,
): Generator<undefined> {
  const recorder = new CheckRecorder(lfp, basePairs);
  const checker = new SatisfiabilityChecker(basePairs.definitions, { ...defaultSatLimits, budget });
  for (const [number, query] of checks.entries()) {
    if (number > 0) yield;
    recorder.asked(query);
    yield;
    recorder.answered(query, checker.decide(query));
  }
}
