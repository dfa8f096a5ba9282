import { describe, expect, test } from "vitest";
import { engineById } from "../../../engines/index.ts";
import type { Board, PanelSpec } from "../../../trace/index.ts";
import { factTables, tableShown } from "./fact-tables.ts";
import { type StageView, viewOfStep, viewsOf, withoutSideTables } from "./stage-view.ts";

const panel = (id: string, kind: PanelSpec["kind"], place: PanelSpec["place"]): PanelSpec => ({
  id,
  region: id,
  kind,
  symbol: id,
  place,
});

const panels = [
  panel("dependence-graph", "graph", "graph"),
  panel("p-automaton", "graph", "graph"),
  panel("worklist", "queue", "side"),
  panel("relevant-variables", "table", "side"),
  panel("pushdown-rules", "table", "side"),
  panel("transitions", "table", "side"),
];
const board: Pick<Board, "panels"> = { panels };
const relevancy = engineById("relevancy");
if (relevancy === undefined) throw new Error("there is no relevancy analysis");
const views = viewsOf(relevancy, board);
const running = (...procedures: readonly string[]) =>
  procedures.map((procedure) => ({ procedure, line: 1, bindings: [] }));
const at = (id: string): readonly StageView[] => views.filter((view) => view.id === id);

describe("relevancy's stage", () => {
  test.each([
    { procedures: ["BuildGraph"], view: "dependence-graph" },
    { procedures: ["Encode"], view: "dependence-graph" },
    { procedures: ["Update", "PostStar", "Relevancy"], view: "p-automaton" },
    { procedures: ["ReadOut"], view: "p-automaton" },
    { procedures: ["Relevancy"], view: "instrumented" },
    { procedures: [], view: "dependence-graph" },
  ])("while $procedures run, it shows $view", ({ procedures, view }) => {
    expect(viewOfStep(views, running(...procedures))?.id).toBe(view);
  });

  test("the tables that belong to the view stand first", () => {
    const ids = (view: string) => factTables(board, { views, shown: at(view), isPinned: false }).map(({ id }) => id);
    expect(ids("dependence-graph")).toEqual(["pushdown-rules", "relevant-variables", "transitions"]);
    expect(ids("p-automaton")).toEqual(["transitions", "relevant-variables", "pushdown-rules"]);
  });
});

test("a view with nothing in it is not the stage where another has something", () => {
  const isBlank = ({ id }: StageView) => id === "p-automaton";
  expect(viewOfStep(views, running("PostStar"), { isBlank })?.id).toBe("dependence-graph");
  expect(viewOfStep(views, running("PostStar"), { isBlank: () => true })?.id).toBe("p-automaton");
});

test("a table beside a drawing goes to the facts where there is no room; a table by itself stays", () => {
  const view = (...ids: readonly string[]): StageView => ({
    id: "view",
    title: "",
    panels: ids.map((id) => panel(id, id === "graph" ? "graph" : "table", "side")),
    derived: undefined,
    during: [],
    facts: [],
    sets: [],
    atEnd: false,
    atStart: false,
    leastNodes: 1,
    isStacked: false,
  });
  const left = withoutSideTables([view("graph", "rules"), view("rules", "graph")]);
  expect(left.map((one) => one.panels.map(({ id }) => id))).toEqual([["graph"], ["rules", "graph"]]);
});

test("the table shown is the chosen one, else the first with rows, else the first", () => {
  const tables = panels
    .filter(({ kind }) => kind === "table")
    .map((spec) => ({ spec, count: spec.id === "pushdown-rules" ? 3 : 0, hasChanges: false }));
  expect(tableShown(tables, "transitions")).toBe("transitions");
  expect(tableShown(tables, undefined)).toBe("pushdown-rules");
  expect(tableShown(tables, "no such table")).toBe("pushdown-rules");
  expect(tableShown(tables.slice(0, 1), undefined)).toBe("relevant-variables");
  expect(tableShown([], undefined)).toBe("");
});
