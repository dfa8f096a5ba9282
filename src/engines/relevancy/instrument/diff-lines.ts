import { diffArrays } from "diff";

/** A line of the two texts side by side. */
export type DiffRow =
  | { readonly kind: "same"; readonly before: number; readonly after: number; readonly text: string }
  | { readonly kind: "removed"; readonly before: number; readonly text: string; readonly causes: readonly string[] }
  | { readonly kind: "added"; readonly after: number; readonly text: string; readonly causes: readonly string[] };

/** The relevant variables behind each changed line of the original, by its number from 1. */
export type Causes = ReadonlyMap<number, readonly string[]>;

const NO_CAUSES: Causes = new Map();

/**
 * The shortest line diff of an original and its instrumented text. Within a change the removed lines come first; an
 * added line has the causes of the lines that it stands for.
 */
export function diffLines(before: string, after: string, causes: Causes = NO_CAUSES): readonly DiffRow[] {
  const left = linesOf(before);
  const right = linesOf(after);
  const rows: DiffRow[] = [];
  let [changedLeft, changedRight] = [0, 0];
  let [i, j] = [0, 0];
  for (const { value, added, removed } of diffArrays(left, right)) {
    if (removed) i += value.length;
    else if (added) j += value.length;
    else {
      rows.push(...change(left, right, [changedLeft, i], [changedRight, j], causes));
      for (const text of value) rows.push({ kind: "same", before: ++i, after: ++j, text });
      [changedLeft, changedRight] = [i, j];
    }
  }
  return [...rows, ...change(left, right, [changedLeft, i], [changedRight, j], causes)];
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

type Range = readonly [from: number, to: number];

function change(
  left: readonly string[],
  right: readonly string[],
  [leftFrom, leftTo]: Range,
  [rightFrom, rightTo]: Range,
  causes: Causes,
): readonly DiffRow[] {
  const all = new Set<string>();
  for (let line = leftFrom; line < leftTo; line++) for (const cause of causes.get(line + 1) ?? []) all.add(cause);
  // Lines that are only added are put down to the line that follows them: a wrapper stands before its method.
  if (leftFrom === leftTo) for (const cause of causes.get(leftFrom + 1) ?? causes.get(leftFrom) ?? []) all.add(cause);
  const removed = left.slice(leftFrom, leftTo).map((text, k): DiffRow => {
    const before = leftFrom + k + 1;
    return { kind: "removed", before, text, causes: causes.get(before) ?? [...all] };
  });
  const isLineByLine = leftTo - leftFrom === rightTo - rightFrom;
  const added = right.slice(rightFrom, rightTo).map((text, k): DiffRow => {
    const own = isLineByLine ? causes.get(leftFrom + k + 1) : undefined;
    return { kind: "added", after: rightFrom + k + 1, text, causes: own ?? [...all] };
  });
  return [...removed, ...added];
}
