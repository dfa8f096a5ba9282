import { expect, test } from "vitest";
import type { Box } from "./figures.ts";
import { pictureOf } from "./picture.ts";

const box = (x: number, y: number, width = 100, height = 40): Box => ({ x, y, width, height });

test("what is small keeps its shape, in the middle of the frame", () => {
  const picture = pictureOf({ count: 1, boxes: [], shapes: [box(500, 500)], lines: [] }, 7, ["New", "Call: return"]);
  expect(picture).toEqual({
    steps: 7,
    nodes: 1,
    rules: "New, Call: return",
    boxes: "",
    shapes: "M75 48h90v36h-90z",
    lines: "",
  });
});

test("what is wide is shrunk to the frame, with its lines", () => {
  const lines = [
    [
      { x: 100, y: 20 },
      { x: 1900, y: 20 },
    ],
  ];
  const { shapes, lines: drawn } = pictureOf({ count: 2, boxes: [], shapes: [box(0, 0), box(1900, 0)], lines }, 1, []);
  expect(shapes).toBe("M3 64h12v5h-12zM225 64h12v5h-12z");
  expect(drawn).toBe("M15 66L225 66");
});

test("of very many shapes those that would be one are one", () => {
  const shapes = Array.from({ length: 3_000 }, (_, index) => box(20 * index, index % 7));
  const picture = pictureOf({ count: 3_000, boxes: [], shapes, lines: [[box(0, 0), box(1, 1)]] }, 1, []);
  expect(picture.shapes.split("M").length).toBeLessThan(60);
  expect(picture.lines).toBe("");
});
