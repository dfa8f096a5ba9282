import { expect, test } from "vitest";
import { factKinds } from "../facts/vocabulary.ts";
import type { SymbolRows } from "./symbol-rows.ts";
import { UnfoldingTable } from "./unfolding-table.ts";

/** A run that derives `count` disjuncts of SV1, then one of SV2. */
function tableOf(count: number): UnfoldingTable {
  const rows = {
    reading: "paper",
    steps: {
      fact: (seq: number) => ({ kind: factKinds.sv, a: seq, b: 0, c: seq < count ? 1 : 2 }),
      premises: (seq: number) => (seq === 0 ? [] : [seq - 1]),
    },
    row: (kind: string, index: number) => (kind === "predicates" ? { name: "list" } : { text: `d${index}` }),
  };
  const table = new UnfoldingTable(rows as unknown as SymbolRows);
  for (let seq = 0; seq <= count; seq++) table.note(seq);
  return table;
}

const disjunctsAt = (count: number, n: number) =>
  tableOf(count)
    .view(n, n - 1)
    .row(0)
    .cells[2]?.map(({ text }) => text);

test("of many disjuncts the first thirty and the newest thirty are written, with the number of those between", () => {
  expect(disjunctsAt(100, 60)).toHaveLength(60);
  const texts = disjunctsAt(100, 100) ?? [];
  expect(texts).toHaveLength(61);
  expect(texts.slice(29, 32)).toEqual(["∨ d29", "∨ … 40 more", "∨ d70"]);
  expect(texts.at(-1)).toBe("∨ d99");
});

test("the row that is worked at is the one that was added to last", () => {
  expect([tableOf(3).view(2, 1).atWork, tableOf(3).view(4, 3).atWork, tableOf(3).view(0, 0).atWork]).toEqual([
    0, 1, -1,
  ]);
});

test("the table names the disjuncts that the present steps rest on, not those that are new themselves", () => {
  expect([tableOf(3).view(1, 0).premises, tableOf(3).view(3, 2).premises, tableOf(3).view(4, 1).premises]).toEqual([
    [],
    [1],
    [0],
  ]);
});
