import { expect, test } from "vitest";
import { addStroke, type Stroke, sheetsOf, takeBack } from "./strokes.ts";

const strokeTo = (x: number): Stroke => ({ graph: undefined, points: [{ x, y: 0 }], ends: [] });

test("strokes belong to a run, a step and a view; they are there again when one comes back", () => {
  const run = {};
  addStroke(sheetsOf(run), "7 graph", strokeTo(1));
  addStroke(sheetsOf(run), "8 graph", strokeTo(2));
  expect(sheetsOf(run).getState()).toEqual({ "7 graph": [strokeTo(1)], "8 graph": [strokeTo(2)] });
  expect(sheetsOf({}).getState(), "another run of the program").toEqual({});
});

test("the last stroke of the step is taken back, or all of them; those of other steps stay", () => {
  const sheets = sheetsOf({});
  for (const x of [1, 2, 3]) addStroke(sheets, "7", strokeTo(x));
  addStroke(sheets, "8", strokeTo(4));
  takeBack(sheets, "7", "last");
  expect(sheets.getState()["7"]).toEqual([strokeTo(1), strokeTo(2)]);
  takeBack(sheets, "7", "all");
  takeBack(sheets, "7", "last");
  takeBack(sheets, "9", "last");
  expect(sheets.getState()).toEqual({ "7": [], "8": [strokeTo(4)], "9": [] });
});
