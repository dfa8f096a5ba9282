import type { BasePairs } from "../../algorithm/base-pairs/base-pairs.ts";
import type { Query } from "../../algorithm/heaps/symbolic-heap.ts";
import { SatisfiabilityChecker } from "../../algorithm/satisfiability/satisfiability.ts";
import { CheckRecorder } from "./check-recorder.ts";
import type { LfpRecorder } from "./lfp-recorder.ts";

/** Decides the formulas of a text one by one, and records how. */
export class RecordedChecks {
  readonly #recorder: CheckRecorder;
  readonly #checker: SatisfiabilityChecker;
  readonly #open: Query[];
  /** The formula that was asked and not answered. */
  #current: Query | undefined;

  constructor(lfp: LfpRecorder, basePairs: BasePairs, checks: readonly Query[]) {
    this.#recorder = new CheckRecorder(lfp, basePairs);
    this.#checker = new SatisfiabilityChecker(basePairs.definitions);
    this.#open = [...checks];
  }

  /** Asks a formula or answers it: a hard one is seen before it is decided. True when all are answered. */
  advance(): boolean {
    if (this.#current !== undefined) {
      this.#recorder.answered(this.#current, this.#checker.decide(this.#current));
      this.#current = undefined;
    } else {
      this.#current = this.#open.shift();
      if (this.#current !== undefined) this.#recorder.asked(this.#current);
    }
    return this.#current === undefined && this.#open.length === 0;
  }
}
