import { expect, test } from "vitest";
import { exportTable } from "./export.ts";
import { nextSorting, type RunRow, sortRows } from "./sorting.ts";

const row = (name: string, callEdges: number): RunRow<undefined> => ({
  run: undefined,
  cells: [name, callEdges, "> 1.5"],
});
const rows = [row("ci", 12), row("10-call", 9), row("2-call", 10)];
const names = (sorted: readonly RunRow<undefined>[]) => sorted.map(({ cells }) => cells[0]);

test("a column sorts rising, falling, and then the rows are as they came", () => {
  const rising = nextSorting(undefined, 1);
  const falling = nextSorting(rising, 1);
  expect(names(sortRows(rows, rising))).toEqual(["10-call", "2-call", "ci"]);
  expect(names(sortRows(rows, falling))).toEqual(["ci", "2-call", "10-call"]);
  expect(nextSorting(falling, 1)).toBeUndefined();
  expect(names(sortRows(rows, undefined))).toEqual(["ci", "10-call", "2-call"]);
  expect(names(sortRows(rows, nextSorting(falling, 0)))).toEqual(["2-call", "10-call", "ci"]);
});

const table = {
  heads: ["Selector", "#may-fail-cast", "Time, ms"],
  rows: rows.map(({ cells }) => ({ cells, isCut: cells[0] === "10-call" })),
  note: "20 call graph edges, 7 reachable methods",
  cut: "limit",
};

test("the exports have a head, every row, and say which row is unfinished", () => {
  const csv = exportTable("csv", table).split("\n");
  expect(csv[0]).toBe('Selector,#may-fail-cast,"Time, ms",limit');
  expect(csv[2]).toBe("10-call,9,> 1.5,yes");
  const markdown = exportTable("markdown", table);
  expect(markdown).toContain("| 10-call (limit) | 9 | > 1.5 |");
  expect(markdown).toContain("20 call graph edges, 7 reachable methods");
});

test("the LaTeX table escapes what LaTeX reads otherwise, and has as many cells in each row", () => {
  const latex = exportTable("latex", table);
  expect(latex).toContain("\\#may-fail-cast");
  expect(latex).not.toMatch(/[^\\]#/);
  const lines = latex.split("\n").filter((line) => line.includes("&"));
  expect(new Set(lines.map((line) => line.split("&").length))).toEqual(new Set([3]));
});
