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
