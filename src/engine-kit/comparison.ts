import type { Observed } from "../java/index.ts";
import type { GivenOptions, Label } from "../options/index.ts";

/** At most this many runs are shown side by side. */
export const MAX_COMPARED = 4;

/** How runs of one program under different options are shown side by side: two to four of them. */
export interface Comparison<Result extends object = object> {
  /** The options in which the runs may differ, in the order of their controls. */
  readonly options: readonly string[];
  /** The comparison that opens if a link names none; the engine that has it is that of the bare address. */
  readonly usual?: { readonly example: string; readonly runs: readonly string[] };
  /** Ways to run any program, offered after those of the lesson. */
  readonly presets?: readonly { readonly label: Label; readonly options: GivenOptions }[];
  /** A run as a link writes it: `2-obj/1`; of what goes without saying only where it differs from `base`. */
  write(options: GivenOptions, base: GivenOptions): string;
  /** The options of a written run, on top of `base`; undefined if it is none. */
  read(run: string, base: GivenOptions): GivenOptions | undefined;
  /** The other run where neither link nor lesson names one. */
  other(base: GivenOptions): GivenOptions;
  /** The names of the runs: for each its main option, and the other options that distinguish it. */
  names(runs: readonly GivenOptions[]): readonly (readonly Label[])[];
  /** Where there is no `load`: the tables of the board whose rows are compared, by their ids. */
  readonly tables?: readonly string[];
  /** Of these tables: whether a run proves that a fact cannot happen by not having it. Left out: then the runs only differ. */
  disproves?(fact: string): boolean;
  /** Fetches what puts the results side by side. */
  load?(): Promise<ResultsCompared<Result>>;
}

/** Puts results side by side. */
interface ResultsCompared<Result extends object = object> {
  /** `observed`: what an execution of the program showed, if there was one. */
  compareResults(results: readonly Result[], observed: Observed | undefined): ComparedResults;
}

/** The verdict of the other runs on a fact of this one, without contexts. */
export type FactMark =
  | "shared"
  /** Another run is at its fixed point and lacks it: it cannot happen. */
  | "spurious"
  /** Another run lacks it, and that proves nothing. */
  | "only-here";

/** A fact of a run. */
export interface ComparedFact {
  readonly text: string;
  readonly mark: FactMark;
  /** The program ran, and this did not happen. */
  readonly isUnobserved: boolean;
  /** By these names the board of the run knows it (`Comparable`): several where contexts are left out. */
  readonly names: readonly string[];
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

/** The facts of each run about one subject. */
export interface DifferenceRow {
  readonly head: string;
  /** What stands above the rows that have it in common, which follow each other: their method. Left out: they are in no group. */
  readonly group?: string;
  readonly facts: readonly (readonly ComparedFact[])[];
}

/** All runs in one table. `label` and `column` are ids of words. */
export interface DifferenceTable {
  readonly label: string;
  readonly column: string;
  readonly rows: readonly DifferenceRow[];
}

export interface ComparedResults {
  /** Each run's tables: the first stands left, the others beside it. */
  readonly own: readonly (readonly ResultTable[])[];
  readonly differences: readonly DifferenceTable[];
  /** One of the runs did not get to its end. */
  readonly isPartial: boolean;
}
