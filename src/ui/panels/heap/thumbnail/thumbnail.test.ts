import { expect, test } from "vitest";
import { box, picture, slot } from "../../../../testing/heaps.ts";
import type { HeapPicture } from "../../../../trace/index.ts";
import { thumbnailShapes } from "./shapes.ts";
import { thumbnailOf } from "./thumbnail.ts";

const room = { maxWidth: 400, maxHeight: 300, hasLabels: true };

const tree = picture({
  stack: [slot("t", "a")],
  boxes: [box("a", { left: "b", key: "4", right: "null" }), box("b", { left: "null", key: "2", right: "null" })],
});
const list = picture({ stack: [slot("x", "a")], boxes: [box("a", { key: "4", next: "null" })] });

/** Boxes that are as round as they are high, and the signs of null. */
function roundAndEmpty(heap: HeapPicture) {
  const shapes = thumbnailShapes(thumbnailOf(heap, room));
  const boxes = shapes.filter((shape) => shape.kind === "box" && shape.fill === "paper");
  const round = boxes.filter((shape) => shape.kind === "box" && shape.radius === shape.height / 2).length;
  const signs = shapes.filter((shape) => shape.kind === "path" && (shape.d.match(/M/g)?.length ?? 0) === 4).length;
  return { boxes: boxes.length, round, signs };
}

test("nodes of trees are round, with the sign of null where a child is missing; objects of lists are boxes", () => {
  expect(roundAndEmpty(tree)).toEqual({ boxes: 2, round: 2, signs: 3 });
  expect(roundAndEmpty(list)).toEqual({ boxes: 1, round: 0, signs: 1 });
});

test("the signs below a tree are inside the drawing", () => {
  const drawn = thumbnailOf(tree, room);
  const lowest = Math.max(...[...drawn.layout.places.values()].map(({ y, height }) => y + height));
  expect(drawn.height).toBeGreaterThanOrEqual(lowest + 13);
});
