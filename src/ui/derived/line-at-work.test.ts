import { expect, test } from "vitest";
import type { DiffRow } from "../../session/protocol.ts";
import { rowsAtWork } from "./line-at-work.ts";

const same = (before: number, after: number): DiffRow => ({ kind: "same", before, after, text: `line ${before}` });
const removed = (before: number): DiffRow => ({ kind: "removed", before, text: `line ${before}`, causes: [] });
const added = (after: number): DiffRow => ({ kind: "added", after, text: `new ${after}`, causes: [] });

const textsOf = (rows: readonly DiffRow[], line: number | undefined, cause?: string) =>
  [...rowsAtWork(rows, { line, cause })].map(({ text }) => text);

test("a line of the program is the row that it became, with what stands in its place", () => {
  const rows = [same(1, 1), removed(2), removed(3), added(2), added(3), same(4, 4), removed(5), added(5), added(6)];
  expect(textsOf(rows, 1)).toEqual(["line 1"]);
  expect(textsOf(rows, 2)).toEqual(["line 2", "new 2"]);
  expect(textsOf(rows, 3)).toEqual(["line 3", "new 3"]);
  expect(textsOf(rows, 5)).toEqual(["line 5", "new 5", "new 6"]);
});

test("where fewer or more lines stand in the place of several, none of them is taken for that of one", () => {
  expect(textsOf([removed(1), removed(2), added(1), same(3, 2)], 2)).toEqual(["line 2"]);
  expect(textsOf([same(1, 1)], 7)).toEqual([]);
  expect(textsOf([same(1, 1)], undefined)).toEqual([]);
});

test("a step that finds a cause is the first row that it has changed", () => {
  const caused = (after: number, cause: string): DiffRow => ({ ...added(after), causes: [cause] }) as DiffRow;
  const rows = [same(1, 1), removed(2), caused(2, "f/s"), caused(3, "f/t"), caused(4, "f/t")];
  expect(textsOf(rows, undefined, "f/t")).toEqual(["new 3"]);
  expect(textsOf(rows, 1, "f/t")).toEqual(["line 1"]);
  expect(textsOf(rows, undefined, "g/x")).toEqual([]);
});
