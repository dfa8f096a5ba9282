import fc from "fast-check";
import { expect, test } from "vitest";
import { type DiffRow, diffLines } from "./diff-lines.ts";

const lines = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 30 });

function sideOf(rows: readonly DiffRow[], other: "removed" | "added"): readonly string[] {
  return rows.filter(({ kind }) => kind !== other).map(({ text }) => text);
}

test("the rows give both texts again, numbered from 1", () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const rows = diffLines(before.map((line) => `${line}\n`).join(""), after.map((line) => `${line}\n`).join(""));
      expect(sideOf(rows, "added")).toEqual(before);
      expect(sideOf(rows, "removed")).toEqual(after);
      const numbers = rows.flatMap((row) => ("before" in row ? [row.before] : []));
      expect(numbers).toEqual(before.map((_, index) => index + 1));
    }),
  );
});

test("equal texts have no changes, and a change is as small as it can be", () => {
  expect(diffLines("a\nb\n", "a\nb\n").map(({ kind }) => kind)).toEqual(["same", "same"]);
  expect(diffLines("a\nb\nc\n", "a\nx\nc\n").map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
});

test("a changed line names the variables behind it, in both texts", () => {
  const rows = diffLines(
    "a\nb\nc\n",
    "a\nx\ny\n",
    new Map([
      [2, ["s"]],
      [3, ["t"]],
    ]),
  );
  expect(rows.flatMap((row) => (row.kind === "same" ? [] : [[row.text, ...row.causes]]))).toEqual([
    ["b", "s"],
    ["c", "t"],
    ["x", "s"],
    ["y", "t"],
  ]);
});

/** How many lines two texts have in common, in order: by the table of all their beginnings. */
function mostInCommon(left: readonly string[], right: readonly string[]): number {
  let above = right.map(() => 0);
  for (const line of left) {
    const row: number[] = [];
    for (const [at, other] of right.entries())
      row.push(line === other ? (above[at - 1] ?? 0) + 1 : Math.max(above[at] ?? 0, row[at - 1] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

test("no diff is shorter, and a line that stays is the same in both texts", () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const rows = diffLines(before.map((line) => `${line}\n`).join(""), after.map((line) => `${line}\n`).join(""));
      const same = rows.flatMap((row) => (row.kind === "same" ? [row] : []));
      expect(same).toHaveLength(mostInCommon(before, after));
      for (const row of same) expect([before[row.before - 1], after[row.after - 1]]).toEqual([row.text, row.text]);
      const added = rows.flatMap((row) => ("after" in row ? [row.after] : []));
      expect(added).toEqual(after.map((_, index) => index + 1));
    }),
  );
});

test.each<
  readonly [string, string, string, readonly (readonly [number, readonly string[]])[], readonly (readonly string[])[]]
>([
  [
    "a line that is added has the causes of the line that follows it",
    "a\nb\n",
    "a\nx\nb\n",
    [[2, ["s"]]],
    [["x", "s"]],
  ],
  ["or of the line before it, where none is known of that", "a\nb\n", "a\nx\nb\n", [[1, ["t"]]], [["x", "t"]]],
  [
    "a removed line without causes has those of its change",
    "a\nb\n",
    "c\n",
    [[2, ["s"]]],
    [
      ["a", "s"],
      ["b", "s"],
      ["c", "s"],
    ],
  ],
  [
    "of lines that become more, each has the causes of all",
    "a\nb\n",
    "x\ny\nz\n",
    [
      [1, ["s"]],
      [2, ["t"]],
    ],
    [
      ["a", "s"],
      ["b", "t"],
      ["x", "s", "t"],
      ["y", "s", "t"],
      ["z", "s", "t"],
    ],
  ],
])("%s", (_, before, after, causes, expected) => {
  const rows = diffLines(before, after, new Map(causes));
  expect(rows.flatMap((row) => (row.kind === "same" ? [] : [[row.text, ...row.causes]]))).toEqual(expected);
});
