import { expect, test } from "vitest";
import { figureAround, type Shape } from "../shapes/index.ts";
import { figuresBeside, tablesBeside } from "./beside.ts";

const rows = (...cells: readonly (readonly string[])[]) =>
  cells.map((each, index) => ({ key: String(index), cells: each, isNew: index === 0 }));

test("tables of one kind stand beside each other, the kinds below each other under their heads; empty ones are left out", () => {
  const variables = ["Variable", "Object"];
  const { heads, rows: all } = tablesBeside([
    {
      name: "A ci",
      part: [
        { heads: variables, rows: rows(["x", "o1, o2"]) },
        { heads: ["Field", "Object"], rows: [] },
        { heads: ["Call graph edges"], rows: rows(["3 → m"], ["4 → m"]) },
      ],
    },
    {
      name: "B 1-call",
      part: [
        { heads: variables, rows: rows(["[3]:x", "o1"], ["[4]:x", "o2"]) },
        { heads: ["Field", "Object"], rows: [] },
        { heads: ["Call graph edges"], rows: rows(["[]:3 → [3]:m"]) },
      ],
    },
  ]);
  expect(heads).toEqual(["A ci: Variable", "Object", "B 1-call: Variable", "Object"]);
  expect(all.map(({ cells, isNew }) => [...cells, isNew])).toEqual([
    ["x", "o1, o2", "[3]:x", "o1", true],
    ["", "", "[4]:x", "o2", false],
    ["Call graph edges", "", "Call graph edges", "", false],
    ["3 → m", "", "[]:3 → [3]:m", "", true],
    ["4 → m", "", "", "", false],
  ]);
});

test("figures stand beside each other below the names of their runs, and do not overlap", () => {
  const box = (x: number): Shape => ({ kind: "box", x, y: 50, width: 100, height: 60, radius: 0 });
  const both = figuresBeside("Both", [
    { name: "A", part: figureAround("a", [box(-20)]) },
    { name: "B", part: figureAround("b", [box(300)]) },
    { name: "C", part: undefined },
  ]);
  const boxes = both.shapes.flatMap((shape) => (shape.kind === "group" ? shape.shapes : []));
  const [first, second] = boxes.map((shape) => (shape.kind === "box" ? shape : undefined));
  expect(first?.y).toBe(second?.y);
  expect(first?.y ?? 0).toBeGreaterThan(0);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(100);
  expect(both.shapes.flatMap((shape) => (shape.kind === "text" ? shape.text : []))).toEqual(["A", "B", "C"]);
});
