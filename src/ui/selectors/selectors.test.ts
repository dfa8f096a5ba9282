import { expect, test } from "vitest";
import type { SelectorRow } from "../../session/protocol.ts";
import { nextSorting, sortRows } from "./columns.ts";
import { exportTable } from "./export.ts";

const row = (selector: string, callEdges: number, partial = false): SelectorRow => ({
  selector,
  heap: 0,
  milliseconds: 1.5,
  mayFailCasts: 1,
  polyCalls: 2,
  callEdges,
  reachable: 4,
  pointsToPairs: 50,
  pops: 60,
  contextsMax: 3,
  contextsMean: 1.25,
  partial,
});

const rows = [row("ci", 12), row("10-call", 9, true), row("2-call", 10)];
const names = (sorted: readonly SelectorRow[]) => sorted.map(({ selector }) => selector);

test("a column sorts rising, falling, and then the rows are as they came", () => {
  const rising = nextSorting(undefined, "callEdges");
  const falling = nextSorting(rising, "callEdges");
  expect(names(sortRows(rows, rising))).toEqual(["10-call", "2-call", "ci"]);
  expect(names(sortRows(rows, falling))).toEqual(["ci", "2-call", "10-call"]);
  expect(nextSorting(falling, "callEdges")).toBeUndefined();
  expect(names(sortRows(rows, undefined))).toEqual(["ci", "10-call", "2-call"]);
  expect(names(sortRows(rows, nextSorting(falling, "selector")))).toEqual(["2-call", "10-call", "ci"]);
});

test("the exports have a head, every row, and say which row is unfinished", () => {
  const csv = exportTable("csv", rows, undefined).split("\n");
  expect(csv[0]).toContain("#may-fail-cast");
  expect(csv[2]).toBe("10-call,0,1.5,1,2,9,4,50,60,3,1.25,yes");
  const markdown = exportTable("markdown", rows, { callEdges: 20, reachable: 7 });
  expect(markdown).toContain("| 10-call (limit) | 0 | 1.5 | 1 | 2 | 9 |");
  expect(markdown).toContain("20 call graph edges, 7 reachable methods");
});

test("the LaTeX table escapes what LaTeX reads otherwise, and has as many cells in each row", () => {
  const latex = exportTable("latex", rows, undefined);
  expect(latex).toContain("\\#may-fail-cast");
  expect(latex).not.toMatch(/[^\\]#/);
  const lines = latex.split("\n").filter((line) => line.includes("&"));
  expect(new Set(lines.map((line) => line.split("&").length))).toEqual(new Set([11]));
});
