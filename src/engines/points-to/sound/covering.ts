/** What a run showed that was looked for in the result of an analysis, what of it is not there, and what was not compared. */
export interface Covering {
  readonly shown: number;
  readonly missing: readonly string[];
  /** How many of `shown` were compared with some context dropped, as the run does not tell it. */
  readonly withoutContexts: number;
  /** How much the run showed that no fact of the analysis can be compared with: of objects without a site, of calls without one. */
  readonly notCompared: number;
}
