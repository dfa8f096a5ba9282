import fc from "fast-check";
import { expect, test } from "vitest";
import { followCenter, rectAround } from "./follow-center.ts";

const all = { x: 0, y: 0, width: 2000, height: 400 };
const view = { width: 800, height: 600 };

test("a drawing that fits in one direction stays in its middle there", () => {
  expect(followCenter({ x: 500, y: 150, width: 100, height: 40 }, all, view).y).toBe(0);
});

test("at the border nothing beyond the drawing is shown", () => {
  expect(followCenter({ x: 950, y: 0, width: 100, height: 40 }, all, view).x).toBe(600);
});

test("small changes of place move nothing", () => {
  const near = [-150, 0, 100, 190].map((x) => followCenter({ x, y: 0, width: 80, height: 40 }, all, view).x);
  expect(new Set(near)).toEqual(new Set([0]));
});

test("what is new and no larger than half the view is always in view", () => {
  const size = fc.integer({ min: 10, max: 400 });
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), size, (at, width) => {
      const x = Math.max(-1000 + width / 2, Math.min(1000 - width / 2, at));
      const center = followCenter({ x, y: 0, width, height: 40 }, all, view).x;
      expect(x - width / 2).toBeGreaterThanOrEqual(center - 400 - 1e-6);
      expect(x + width / 2).toBeLessThanOrEqual(center + 400 + 1e-6);
    }),
  );
});

test("the rectangle around several", () => {
  const first = { x: 0, y: 0, width: 10, height: 10 };
  expect(rectAround([first, { x: 20, y: 5, width: 10, height: 10 }])).toEqual({ x: 10, y: 2.5, width: 30, height: 15 });
  expect(rectAround([])).toBeUndefined();
});
