import { expect, test } from "vitest";
import { boardByHand } from "../../../testing/by-hand/board.ts";
import type { PanelSpec, TableRow, TableView } from "../view-data.ts";
import { findFact } from "./find-fact.ts";

const part = (text: string, fact: number | undefined) => ({ text, fact, isNew: false });
const rows: readonly TableRow[] = [
  {
    key: "x",
    fact: 1,
    isNew: false,
    cells: [
      [part("[4]:", 1), part("x", 1)],
      [part("o1", 2), part("o2", 3)],
    ],
  },
  { key: "call", fact: 5, isNew: false, cells: [[part("16", 5)], [part("→ ", 5), part("[16]:One.get()", undefined)]] },
  { key: "whole", fact: 6, isNew: false, cells: [[part("17", 6)], [part("→ C.m", 6), part("()", 6)]] },
];
const panel = (id: string, kind: PanelSpec["kind"]): PanelSpec => ({ id, region: id, kind, symbol: id, place: "side" });
const panels = [panel("heap", "heap"), panel("empty", "table"), panel("facts", "table")];
const table = (all: readonly TableRow[]): TableView => ({
  kind: "table",
  columns: [],
  rowCount: all.length,
  row: (index) => all[index] ?? { key: "", fact: 0, isNew: false, cells: [] },
});

const { recording, session: reader } = boardByHand(
  [["derive", []]],
  { view: (id) => (id === "heap" ? { kind: "heap", pictures: [] } : table(id === "facts" ? rows : [])) },
  panels,
);

test.each([
  ["[4]:x ∋ o2", 3],
  ["[4]:x∋o1", 2],
  ["16 → [16]:One.get()", 5],
  ["17 → C.m()", 6],
  ["x ∋ o1", undefined],
  ["[4]:x ∋ o3", undefined],
  ["16", undefined],
  [["[4]:y ∋ o1", "[4]:x ∋ o1", "16 → [16]:One.get()"], 2],
  [[], undefined],
] as const)("the fact %j, as the tables write it, is that of step %s", (when, step) => {
  expect(findFact({ board: { panels }, reader, recording }, when)).toBe(step);
});

test("a fact of a group is found by its name and its group, and by its name alone", () => {
  const cells = [[part("entry", 7)], [part("C.m()", 7)], [part("{x=1}", 7)]];
  const grouped = { ...table([{ key: "entry", fact: 7, isNew: false, cells }]), groupedBy: 1 };
  const board = boardByHand([["derive", []]], { view: () => grouped }, [panel("facts", "table")]);
  const session = { board: { panels: [panel("facts", "table")] }, reader: board.session, recording: board.recording };
  expect(findFact(session, "entry C.m() ∋ {x=1}")).toBe(7);
  expect(findFact(session, "entry ∋ {x=1}")).toBe(7);
  expect(findFact(session, "entry D.m() ∋ {x=1}")).toBeUndefined();
});
