/** A line of the two texts side by side. */
export type DiffRow =
  | { readonly kind: "same"; readonly before: number; readonly after: number; readonly text: string }
  | { readonly kind: "removed"; readonly before: number; readonly text: string; readonly causes: readonly string[] }
  | { readonly kind: "added"; readonly after: number; readonly text: string; readonly causes: readonly string[] };

/** The relevant variables behind each changed line of the original, by its number from 1. */
export type Causes = ReadonlyMap<number, readonly string[]>;

const NO_CAUSES: Causes = new Map();

/**
 * The shortest line diff (Myers) of an original and its instrumented text. Within a change the removed lines come
 * first; an added line has the causes of the lines that it stands for.
 */
export function diffLines(before: string, after: string, causes: Causes = NO_CAUSES): readonly DiffRow[] {
  const left = linesOf(before);
  const right = linesOf(after);
  const pairs = commonLines(left, right);
  const rows: DiffRow[] = [];
  let i = 0;
  let j = 0;
  for (const [nextLeft, nextRight] of [...pairs, [left.length, right.length] as const]) {
    rows.push(...change(left, right, [i, nextLeft], [j, nextRight], causes));
    const text = left[nextLeft];
    if (text !== undefined) rows.push({ kind: "same", before: nextLeft + 1, after: nextRight + 1, text });
    i = nextLeft + 1;
    j = nextRight + 1;
  }
  return rows;
}

function linesOf(text: string): readonly string[] {
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

/** Pairs of equal lines, as many as possible, in order: Myers' greedy algorithm with its trace. */
function commonLines(left: readonly string[], right: readonly string[]): readonly Range[] {
  const trace: ReadonlyMap<number, number>[] = [];
  const furthest = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= left.length + right.length; edits++) {
    trace.push(new Map(furthest));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = isDown(furthest, diagonal, edits) ? reach(furthest, diagonal + 1) : reach(furthest, diagonal - 1) + 1;
      while (x < left.length && x - diagonal < right.length && left[x] === right[x - diagonal]) x++;
      furthest.set(diagonal, x);
      if (x >= left.length && x - diagonal >= right.length) return backtrack(trace, left.length, right.length);
    }
  }
  return [];
}

function reach(furthest: ReadonlyMap<number, number>, diagonal: number): number {
  return furthest.get(diagonal) ?? -1;
}

function isDown(furthest: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean {
  if (diagonal === -edits) return true;
  return diagonal !== edits && reach(furthest, diagonal - 1) < reach(furthest, diagonal + 1);
}

function backtrack(trace: readonly ReadonlyMap<number, number>[], length: number, other: number): readonly Range[] {
  const pairs: Range[] = [];
  let x = length;
  let y = other;
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    const furthest = trace[edits] ?? new Map<number, number>();
    const diagonal = x - y;
    const from = isDown(furthest, diagonal, edits) ? diagonal + 1 : diagonal - 1;
    const startX = reach(furthest, from);
    const startY = startX - from;
    while (x > startX && y > startY && x > 0 && y > 0) {
      x--;
      y--;
      pairs.push([x, y]);
    }
    x = startX;
    y = startY;
  }
  return pairs.reverse();
}
