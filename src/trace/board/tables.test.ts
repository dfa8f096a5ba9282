import { describe, expect, test } from "vitest";
import { IntColumn } from "../../kernel/index.ts";
import { Recorder, Recording, SymbolTables } from "../index.ts";
import { agendaView } from "./agenda-view.ts";
import { factRow, factTable, risingTable } from "./fact-tables.ts";
import { FactsByKey } from "./facts-by-key.ts";
import type { TableView } from "./view-data.ts";

/** Weights that rise: `p` at steps 1, 4 and 6, `q` at 3. */
function weights(): FactsByKey<string> {
  const rows = new FactsByKey<string>();
  const firsts = (
    [
      ["p", 1],
      ["q", 3],
      ["p", 4],
      ["p", 6],
    ] as const
  ).map(([key, seq]) => rows.add(key, seq));
  expect(firsts).toEqual([true, true, false, false]);
  return rows;
}

describe("what several steps tell of one thing", () => {
  test("is known by its first step, and at a position by the last one before it", () => {
    const rows = weights();
    expect([rows.size, rows.keyAt(0), rows.keyAt(1), rows.keyAt(2)]).toEqual([2, "p", "q", undefined]);
    expect([rows.birthOf("p"), rows.birthOf("q"), rows.birthOf("r")]).toEqual([1, 3, undefined]);
    expect([0, 1, 2, 4, 5, 6, 7, 99].map((n) => rows.stepAt("p", n))).toEqual([undefined, undefined, 1, 1, 4, 4, 6, 6]);
    expect([0, 1, 2, 5].map((n) => rows.shownAt("p", n))).toEqual([1, 1, 1, 4]);
    expect([rows.shownAt("r", 9), rows.stepAt("r", 9)]).toEqual([undefined, undefined]);
    expect([...rows.stepsOf("p").slice(0)]).toEqual([1, 4, 6]);
    expect(rows.stepsOf("r").length).toBe(0);
  });
});

/** A table in words: `key: cell cell`, with a star at what is new. */
function shown({ rowCount, row }: Pick<TableView, "rowCount" | "row">): readonly string[] {
  return Array.from({ length: rowCount }, (_, index) => {
    const { key, cells, fact, isNew } = row(index);
    const parts = cells.map((cell) =>
      cell.map((part) => `${part.text}@${part.fact}${part.isNew ? "*" : ""}`).join("+"),
    );
    return `${key}: ${parts.join(" ")} (${fact}${isNew ? "*" : ""})`;
  });
}

describe("a table of weights that rise", () => {
  test.each([
    [1, 0, []],
    [2, 1, ["p: name@1* weight 1@1* (1*)"]],
    [4, 3, ["p: name@1 weight 1@1 (1)", "q: name@3* weight 3@3* (3*)"]],
    [5, 4, ["p: name@1 weight 4@4* (4*)", "q: name@3 weight 3@3 (3)"]],
    [6, 5, ["p: name@1 weight 4@4 (4)", "q: name@3 weight 3@3 (3)"]],
  ])("at %i, looked at since %i, has each thing with its weight of then", (n, since, rows) => {
    const table = risingTable({
      rows: weights(),
      n,
      since,
      columns: ["a", "b"],
      cells: (seq) => ["name", `weight ${seq}`],
    });
    expect([table.kind, table.columns]).toEqual(["table", ["a", "b"]]);
    expect(shown(table)).toEqual(rows);
  });
});

describe("a table of facts", () => {
  const column = (...steps: readonly number[]) => {
    const births = new IntColumn();
    births.append(steps);
    return births;
  };
  const facts = {
    births: column(1, 3, 5),
    keyOf: (seq: number) => `k${seq}`,
    n: 4,
    since: 3,
    columns: ["fact"],
    cells: (seq: number) => [`f${seq}`],
  };

  test("has those that are there, and what came since is new", () => {
    const table = factTable(facts);
    expect(shown(table)).toEqual(["k1: f1@1 (1)", "k3: f3@3* (3*)"]);
    expect(Object.keys(table).sort()).toEqual(["columns", "kind", "row", "rowCount"]);
    expect(factTable({ ...facts, hasLines: true }).hasLines).toBe(true);
  });

  test("knows those of the reader's program apart", () => {
    const { own } = factTable({ ...facts, ownBirths: column(3) });
    expect(own && shown(own)).toEqual(["k3: f3@3* (3*)"]);
    expect(factTable({ ...facts, ownBirths: column(5) }).own?.rowCount).toBe(0);
  });

  test("a cell of several texts has them below each other, without those that are empty", () => {
    const { cells } = factRow("k", 2, 3, ["one", ["two", "", "three"], []]);
    expect(cells.map((cell) => cell.map(({ text }) => text))).toEqual([["one"], ["two", "three"], []]);
    expect(cells[0]?.[0]?.isNew).toBe(false);
  });
});

describe("an agenda", () => {
  /** Two entries are put and taken; iterations begin at steps 2, 4 and 5, the last of them without an entry. */
  function recording(): Recording {
    const recorder = new Recorder();
    const section = recorder.section("s", { rules: ["rule"], procedures: {} }, new SymbolTables());
    const step = { rule: "rule", line: 0, premises: [] } as const;
    const fact = { kind: 0, a: 0, b: 0, c: 0 };
    section.write({ ...step, kind: "put", fact });
    section.write({ ...step, kind: "put", fact });
    section.write({ ...step, kind: "take", level: "iteration", fact: { ...fact, a: 0 } });
    section.write({ ...step, kind: "derive", fact });
    section.write({ ...step, kind: "take", level: "iteration", fact: { ...fact, a: 1 } });
    section.write({ ...step, kind: "derive", level: "iteration", fact });
    section.write({ ...step, kind: "put", fact });
    const whole = new Recording();
    whole.append(recorder.takeChunk());
    return whole;
  }

  /** `taken | waiting`, with a star at what is new. */
  function at(n: number, since: number, isOver?: boolean): string {
    const view = agendaView(recording().section("s"), n, since, (put) => `e${put}`, isOver);
    const items = Array.from({ length: view.itemCount }, (_, index) => view.item(index));
    const { taken } = view;
    const word = (item: typeof taken) => (item === undefined ? "" : `${item.text}${item.isNew ? "*" : ""}`);
    return [word(taken), items.map(word).join(" ")].join(" | ");
  }

  test.each([
    [0, 0, " | "],
    [1, 0, " | e0*"],
    [2, 1, " | e0 e1*"],
    [3, 2, "e0* | e1"],
    [4, 3, "e0 | e1"],
    [5, 4, "e1* | "],
    [6, 5, " | "],
    [7, 6, " | e6*"],
  ])("after %i steps shows what was taken and what waits, new since %i", (n, since, said) => {
    expect(at(n, since)).toBe(said);
  });

  test("shows nothing as taken where the engine says that the loop is over, and at a fixed point", () => {
    expect(at(4, 3, true)).toBe(" | e1");
    const whole = recording();
    const cut = new Recording();
    cut.append({ steps: whole.steps.chunkOf(0, 5), sections: whole.wholeChunk().sections });
    const taken = () => agendaView(cut.section("s"), 5, 4, String).taken;
    expect(taken()).toBeUndefined();
    cut.isUnfinished = true;
    expect(taken()?.fact).toBe(1);
  });
});
