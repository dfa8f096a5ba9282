import fc from "fast-check";
import { expect, test } from "vitest";
import { type HeightWish, shareHeights } from "./share-heights.ts";

const wishes: readonly HeightWish[] = [
  { id: "worklist", min: 70, wanted: 100 },
  { id: "points-to-sets", min: 70, wanted: 370 },
  { id: "why", min: 60, wanted: 130 },
];

test("where there is space everyone gets what it wants, and the last one the rest", () => {
  expect(Object.fromEntries(shareHeights(wishes, 800))).toEqual({ worklist: 100, "points-to-sets": 370, why: 330 });
});

test("where there is too little the long ones give up most", () => {
  expect(Object.fromEntries(shareHeights(wishes, 400))).toEqual({ worklist: 85, "points-to-sets": 220, why: 95 });
});

test("all of the space is given away, and nobody gets less than its min", () => {
  const wish = fc.record({ min: fc.integer({ min: 1, max: 100 }), more: fc.integer({ min: 0, max: 900 }) });
  fc.assert(
    fc.property(fc.array(wish, { minLength: 1, maxLength: 6 }), fc.integer({ min: 600, max: 3000 }), (list, space) => {
      const all = list.map(({ min, more }, index) => ({ id: `p${index}`, min, wanted: min + more }));
      const heights = [...shareHeights(all, space).values()];
      expect(heights.reduce((a, b) => a + b)).toBeCloseTo(space);
      all.forEach(({ min }, index) => {
        expect(heights[index]).toBeGreaterThanOrEqual(min - 1e-6);
      });
    }),
  );
});
