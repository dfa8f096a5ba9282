import { expect, test } from "vitest";
import { fitSideBySide, heightWish } from "./fact-heights.ts";

test("a table wants a row's height for each of its rows, an empty one that of its guidance", () => {
  const table = { id: "pt", kind: "table", width: 20 } as const;
  const [empty, one, ten] = [0, 1, 10].map((count) => heightWish({ ...table, count }, 500));
  expect(empty).toEqual(one);
  expect((ten?.wanted ?? 0) - (one?.wanted ?? 0)).toBe(9 * 25);
  expect(ten?.min).toBeLessThan(ten?.wanted ?? 0);
});

test("a worklist wants the rows of its fullest moment, at most four", () => {
  const queue = { id: "WL", kind: "queue" } as const;
  const wanted = [1, 8, 500].map((count) => heightWish({ ...queue, count, width: 16 * count }, 500).wanted);
  expect(wanted).toEqual([36 + 12 + 34, 36 + 12 + 3 * 34, 36 + 12 + 4 * 34]);
});

test("two tables stand side by side when the longest row of each fits in half the width", () => {
  const tables = (width: number) =>
    ["RM", "CG"].map((id) => ({ id, kind: "table", count: 5, width: id === "CG" ? width : 10 }) as const);
  expect(fitSideBySide(tables(25), 543)).toBe(true);
  expect(fitSideBySide(tables(30), 543)).toBe(false);
});
