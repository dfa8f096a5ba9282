import type { Seq } from "../../../../trace/index.ts";

/** What a run has found in comparison with the one before it, of other options or of another version of the text, contexts left out. */
export interface RunDifference {
  /** It is one of versions of the text. */
  readonly isOfText: boolean;
  /** The steps that made what the other one has not found. */
  readonly gained: ReadonlySet<Seq>;
  /** How many facts that are, and how many the other one has found that this one has not. */
  readonly more: number;
  readonly fewer: number;
  /** How many of these stood in each table, by its panel; tables that lack none are left out. */
  readonly lost: ReadonlyMap<string, number>;
}
