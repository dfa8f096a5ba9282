/** One source text, as the reader typed it; of several the first is the one that labels do not name. */
export interface InputFile {
  readonly name: string;
  readonly text: string;
  /** Why it could not be read; its text is empty. Only commands that go on without a file are given such ones. */
  readonly problem?: string;
}
