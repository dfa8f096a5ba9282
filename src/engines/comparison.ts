import type { Observed } from "../java/index.ts";
import type { GivenOptions, Label } from "../options/index.ts";

/** How two runs of one program under different options are shown side by side. */
export interface Comparison<Result extends object = object> {
  /** The options in which the runs may differ, in the order of their controls. */
  readonly options: readonly string[];
  /** What is compared where a link names nothing. */
  readonly usual: { readonly example: string; readonly runs: readonly string[] };
  /** A run as a link writes it: `2-obj/1`. */
  write(options: GivenOptions): string;
  /** The options of a written run; undefined if it is none. */
  read(run: string, base: GivenOptions): GivenOptions | undefined;
  /** The other run where neither link nor lesson names one. */
  other(base: GivenOptions): GivenOptions;
  /** How the runs are called, so that they can be told apart. */
  names(first: GivenOptions, second: GivenOptions): readonly [Label, Label];
  /** The results side by side; with what an execution of the program showed, if there was one. */
  compare(first: Result, second: Result, observed: Observed | undefined): ComparedResults;
}

/** What another run says about a fact of this one, contexts left out. */
export type FactMark =
  | "shared"
  /** The other run is at its fixed point and lacks it: it cannot happen. */
  | "spurious"
  /** The other run lacks it, but did not get to its end. */
  | "only-here";

/** A fact of a run. */
export interface ComparedFact {
  readonly text: string;
  readonly mark: FactMark;
  /** The program ran, and this did not happen. */
  readonly isUnobserved: boolean;
}

/** A row of a run's own table: `[12]:p | o3, o4`; a table of facts alone has no heads. */
export interface ResultRow {
  readonly head: string | undefined;
  readonly facts: readonly ComparedFact[];
  /** The slides leave it out. */
  readonly isMinor: boolean;
}

/** A table of one run, as the slides print it. `columns` are ids of words. */
export interface ResultTable {
  readonly columns: readonly string[];
  readonly rows: readonly ResultRow[];
}

/** What both runs say about one thing. */
export interface DifferenceRow {
  readonly head: string;
  readonly first: readonly ComparedFact[];
  readonly second: readonly ComparedFact[];
}

/** Both runs in one table. `label` and `column` are ids of words. */
export interface DifferenceTable {
  readonly label: string;
  readonly column: string;
  readonly rows: readonly DifferenceRow[];
}

export interface ComparedResults {
  /** Each run's tables: the first stands left, the others beside it. */
  readonly own: readonly [readonly ResultTable[], readonly ResultTable[]];
  readonly differences: readonly DifferenceTable[];
  /** One of the runs did not get to its end. */
  readonly isPartial: boolean;
}
