import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import type { GraphModel, StatementTable } from "../../../trace/index.ts";
import { fitBeside } from "./fit.ts";
import { latticeShapes, placedLattice } from "./lattice.ts";
import { forms } from "./placed.ts";

function modelOf(...lines: readonly string[]): GraphModel {
  const ids = [...new Set(lines.flatMap((line) => line.split(" ")))];
  return {
    groups: [],
    nodes: ids.map((id) => ({ id, label: id, group: undefined, birth: 0, shape: "element" })),
    edges: lines.map((line) => {
      const [source = "", target = ""] = line.split(" ");
      return { id: line, source, target, label: "", birth: 0, style: "order" };
    }),
  };
}

async function stepOf(lesson: string, fact: string): Promise<StatementTable> {
  const engine = engines.find(({ id }) => id === "data-flow");
  const found = engine?.lessons.find(({ id }) => id === lesson);
  if (engine === undefined || found === undefined) throw new Error(`no lesson ${lesson}`);
  const { board, recording } = await recordedLesson(engine, found);
  const reader = board.open(recording);
  const steps = Array.from({ length: recording.length }, (_, seq) => seq);
  const seq = steps.find((each) => reader.explain(each + 1, each).rule?.conclusion.startsWith(fact)) ?? -1;
  const view = reader.view("flow-graph", seq + 1, seq);
  if (view.kind !== "graph" || view.statements === undefined) throw new Error("no statements");
  return view.statements;
}

test("what leads to an element stands above it, elements of one row stand apart", () => {
  const placed = placedLattice(modelOf("UNDEF 2", "UNDEF 3", "2 NAC", "3 NAC"), 12);
  const at = (id: string) => placed?.rects.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([at("UNDEF").y < at("2").y, at("2").y === at("3").y, at("3").y < at("NAC").y]).toEqual([true, true, true]);
  expect(Math.abs(at("2").x - at("3").x)).toBeGreaterThan(at("2").width);
});

test("a lattice that is wide, or whose lines would pass through an element, is not drawn beside a table", () => {
  const wide = modelOf(...Array.from({ length: 12 }, (_, index) => `UNDEF value${index}`));
  expect(placedLattice(wide, 12)).toBeUndefined();
  expect(placedLattice(modelOf("a b", "b c", "a c"), 12)).toBeUndefined();
});

test("at a join its result is marked, with what has it, and the values that it joins", async () => {
  const table = await stepOf("not-distributive", "IN[11: c = a + b]");
  const placed = placedLattice(table.lattice.model, 12);
  const drawn = placed === undefined ? [] : latticeShapes(table.lattice, table, placed, 12);
  const elements = drawn
    .flatMap((shape) => (shape.kind === "group" ? [shape] : []))
    .map(({ shapes }) => {
      const texts = shapes.flatMap((each) => (each.kind === "text" ? [each.text] : []));
      const [frame] = shapes;
      return [frame?.kind === "box" ? frame.stroke?.paint : "", ...texts].join(" ");
    });
  expect(elements).toContain("why 2");
  expect(elements).toContain("why 3");
  expect(elements.find((each) => each.includes("NAC"))).toMatch(/^newRing NAC left/);
});

test("beside a table there is room for it only where no column and no letter gives way", async () => {
  const { methods, guests, lattice } = await stepOf("not-distributive", "IN[11: c = a + b]");
  const placed = placedLattice(lattice.model, 11);
  const fits = (width: number) => {
    const space = { width, height: 600 };
    const request = { methods, guests, current: undefined, nameOf: (id: string) => id, space, form: forms.desk };
    return fitBeside(request, placed).lattice !== undefined;
  };
  expect([fits(960), fits(480)]).toEqual([true, false]);
});
