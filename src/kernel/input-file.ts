/** One source text, as the reader typed it; of several the first is the one that labels do not name. */
export interface InputFile {
  readonly name: string;
  readonly text: string;
}
