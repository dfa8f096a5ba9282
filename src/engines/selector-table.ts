/** One selector on one program: the columns of the slides' table, and more. `callEdges` and `reachable` are without contexts. */
export interface SelectorRow {
  readonly selector: string;
  readonly heap: number | "inf";
  readonly milliseconds: number;
  readonly mayFailCasts: number;
  readonly polyCalls: number;
  readonly callEdges: number;
  readonly reachable: number;
  readonly pointsToPairs: number;
  readonly pops: number;
  readonly contextsMax: number;
  readonly contextsMean: number;
  /** A limit ended the run: the numbers are those of an unfinished analysis. */
  readonly partial: boolean;
}

export interface SelectorTable {
  readonly rows: readonly SelectorRow[];
  /** What the class hierarchy alone allows, to compare with the last two columns. */
  readonly cha: { readonly callEdges: number; readonly reachable: number };
}
