/** A line of a source file. */
export interface Place {
  readonly file: string;
  readonly line: number;
}
