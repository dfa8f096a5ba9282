import type { Seq } from "../../../../trace/index.ts";

/** What a run has found in comparison with the one before it, contexts left out. */
export interface RunDifference {
  /** The steps that made what the other one has not found. */
  readonly gained: ReadonlySet<Seq>;
  /** How many facts that are, and how many the other one has found that this one has not. */
  readonly more: number;
  readonly fewer: number;
}
