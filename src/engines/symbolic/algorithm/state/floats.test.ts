import fc from "fast-check";
import { expect, test } from "vitest";
import { floatAbove, floatBelow, LARGEST_FLOAT } from "./floats.ts";

test("no float is between a number and the floats next to it", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.float({ noNaN: true }), (value, float) => {
      const [below, above] = [floatBelow(value), floatAbove(value)];
      expect([Math.fround(below), Math.fround(above)]).toEqual([below, above]);
      expect(below <= value && value <= above).toBe(true);
      expect((below < float && float < value) || (value < float && float < above)).toBe(false);
      if (Math.fround(value) === value) expect(below === value && above === value).toBe(true);
      else expect(Math.fround((below + above) / 2) === below || Math.fround((below + above) / 2) === above).toBe(true);
    }),
  );
});

test.each([
  [0.3, 0.29999998211860657, 0.30000001192092896],
  [1e-60, 0, 2 ** -149],
  [-1e-60, -(2 ** -149), 0],
  [1e39, LARGEST_FLOAT, Number.POSITIVE_INFINITY],
  [-1e39, Number.NEGATIVE_INFINITY, -LARGEST_FLOAT],
])("%d is between the floats %d and %d", (value, below, above) => {
  expect(floatBelow(value) === below && floatAbove(value) === above).toBe(true);
});
