import { expect, test } from "vitest";
import { inDrawing, lineThrough, onLayer } from "./coordinates.ts";

test("a point of a drawing goes with the zoom and the pan of its camera", () => {
  const before = { origin: { x: 20, y: 30 }, unit: { x: 1, y: 1 } };
  const after = { origin: { x: -100, y: 50 }, unit: { x: 2, y: 2 } };
  const point = inDrawing({ x: 120, y: 80 }, before);
  expect(point).toEqual({ x: 100, y: 50 });
  expect(onLayer(point, before)).toEqual({ x: 120, y: 80 });
  expect(onLayer(point, after)).toEqual({ x: 100, y: 150 });
});

test("where nothing has a camera, a point is a share of the views", () => {
  const point = inDrawing({ x: 200, y: 100 }, { origin: { x: 0, y: 0 }, unit: { x: 800, y: 400 } });
  expect(onLayer(point, { origin: { x: 0, y: 0 }, unit: { x: 400, y: 400 } })).toEqual({ x: 100, y: 100 });
});

test("one point is a dot", () => {
  expect(lineThrough([{ x: 1.04, y: 2 }])).toBe("M1 2L1 2");
  expect(
    lineThrough([
      { x: 0, y: 0 },
      { x: 3, y: 4.26 },
    ]),
  ).toBe("M0 0L3 4.3");
  expect(lineThrough([])).toBe("");
});
