/** A fact of a run of which it is asked why another run does not have it. */
export interface AskedMerge {
  readonly fact: string;
  /** The places of the runs. */
  readonly own: number;
  readonly other: number;
}
