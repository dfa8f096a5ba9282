/** A line of a source file. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export function showPlace({ file, line }: Place): string {
  return `${file}:${line}`;
}
