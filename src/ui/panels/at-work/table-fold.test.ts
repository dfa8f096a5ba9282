import { expect, test } from "vitest";
import type { Part, TableView } from "../../../trace/index.ts";
import { withoutRest } from "./table-fold.ts";

const part = (fact: number, isNew = false): Part => ({ text: `d${fact}`, fact, isNew });

/** Rows that have a name and these facts each; fact 9 is new. */
function tableOf(facts: readonly (readonly number[])[], premises: readonly number[]): TableView {
  const rows = facts.map((own, index) => ({
    key: `r${index}`,
    cells: [[{ text: `row ${index}`, fact: undefined, isNew: false }], own.map((fact) => part(fact, fact === 9))],
    fact: own[0] ?? 0,
    isNew: own.includes(9),
  }));
  return { kind: "table", columns: ["a", "b"], rowCount: rows.length, row: (index) => rows[index] ?? fail(), premises };
}

function fail(): never {
  throw new Error("there is no such row");
}

const written = (view: TableView) =>
  Array.from({ length: view.rowCount }, (_, index) =>
    view.row(index).cells.map((cell) => cell.map(({ text }) => text).join(" ")),
  );

test("of a table what is new and what it rests on is left, and the number of the others where they stand", () => {
  const folded = withoutRest(tableOf([[1], [2, 3, 4], [5], [6], [7, 8, 9], [10]], [3]));
  expect(written(folded)).toEqual([
    ["… +1", ""],
    ["row 1", "d3 … +2"],
    ["… +2", ""],
    ["row 4", "d9 … +2"],
    ["… +1", ""],
  ]);
  expect(folded.row(1).cells[1]?.[0]?.fact).toBe(3);
});
