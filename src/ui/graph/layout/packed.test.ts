import fc from "fast-check";
import { expect, test } from "vitest";
import { packed } from "./packed.ts";

const side = fc.integer({ min: 10, max: 600 });
const sizes = fc.array(fc.record({ width: side, height: side }), { minLength: 1, maxLength: 40 });

test("packed pieces never touch, and the first is top left", () => {
  fc.assert(
    fc.property(sizes, (pieces) => {
      const places = packed(pieces, 1.4);
      expect(places[0]).toEqual({ x: 0, y: 0 });
      const rects = places.map((place, index) => ({ ...place, ...(pieces[index] ?? { width: 0, height: 0 }) }));
      for (const [index, a] of rects.entries()) {
        for (const b of rects.slice(index + 1)) {
          const apart = a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});

test("equal pieces fill about the shape that was asked for", () => {
  const places = packed(
    Array.from({ length: 24 }, () => ({ width: 160, height: 120 })),
    1.5,
  );
  const width = Math.max(...places.map((place) => place.x)) + 160;
  const height = Math.max(...places.map((place) => place.y)) + 120;
  expect(width / height).toBeGreaterThan(1);
  expect(width / height).toBeLessThan(2.2);
});
