import type { InputFile } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";

/** What a run is of: a program, and the options as the reader sees them. */
export interface RunSubject {
  /** The lesson whose program it is, or was; undefined for one of the reader’s own. */
  readonly example: string | undefined;
  readonly files: readonly InputFile[];
  readonly options: GivenOptions;
}

type Program = Pick<RunSubject, "example" | "files">;

/** Of what was analyzed this share has to be there still. */
const SHARE = 0.5;

/**
 * Whether a text is the program that a run is of, changed since: half of its lines are there still, or half of its text
 * around one place, as where someone types. Otherwise it is another program.
 */
export function isStillOf(analyzed: Program, now: Program): boolean {
  if (analyzed.example !== now.example) return false;
  const [before, after] = [textOf(analyzed), textOf(now)];
  const [lines, kept] = linesKept(before, after);
  return kept >= SHARE * lines || aroundChange(before, after) >= SHARE * before.length;
}

function textOf({ files }: Program): string {
  return files.map(({ text }) => text).join("\n");
}

/** How many lines say something, and how many of them are there still, wherever. */
function linesKept(before: string, after: string): readonly [lines: number, kept: number] {
  const left = new Map<string, number>();
  for (const line of linesOf(after)) left.set(line, (left.get(line) ?? 0) + 1);
  const lines = linesOf(before);
  const kept = lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count > 0;
  });
  return [lines.length, kept.length];
}

/** Lines with a word or a number, without their indentation. */
function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line));
}

/** How many characters two texts begin and end with alike. */
function aroundChange(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return start + end;
}
