/** A line of a stack trace, and the place it names. */
interface TraceLine {
  readonly text: string;
  /** A simple file name, as Java prints it, and a line of it. */
  readonly place: { readonly file: string; readonly line: number } | undefined;
}

/** The lines of an error output; those of a stack trace with their places: `at C.m(C.java:12)`. */
export function traceLines(text: string): readonly TraceLine[] {
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => {
      const [, file, number] = /^\s+at .*\(([^():]+\.java):(\d+)\)\s*$/.exec(line) ?? [];
      return { text: line, place: file === undefined ? undefined : { file, line: Number(number) } };
    });
}

/** The file of a program that a stack trace means by a simple name; undefined for one of the library. */
export function fileOfTrace(names: readonly string[], simple: string): string | undefined {
  return names.find((name) => name === simple || name.endsWith(`/${simple}`));
}
