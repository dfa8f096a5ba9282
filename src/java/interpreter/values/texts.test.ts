import { expect, test } from "vitest";
import { doubleText, floatText } from "./texts.ts";

/** Recorded with Java 17. */
const doubles: readonly (readonly [number, string])[] = [
  [0, "0.0"],
  [-0, "-0.0"],
  [1, "1.0"],
  [100, "100.0"],
  [0.1, "0.1"],
  [0.001, "0.001"],
  [0.0001, "1.0E-4"],
  [1e-5, "1.0E-5"],
  [9999999, "9999999.0"],
  [1e7, "1.0E7"],
  [12345678.9, "1.23456789E7"],
  [1e10, "1.0E10"],
  [1 / 3, "0.3333333333333333"],
  [0.1 + 0.2, "0.30000000000000004"],
  [5e-324, "4.9E-324"],
  [1.7976931348623157e308, "1.7976931348623157E308"],
  [2 ** 63, "9.223372036854776E18"],
  [2e-3, "0.002"],
  // Java 17 does not find the shortest digits here.
  [2e23, "1.9999999999999998E23"],
  [Number.NaN, "NaN"],
  [Number.NEGATIVE_INFINITY, "-Infinity"],
];

test.each(doubles)("%d as a double", (value, text) => {
  expect(doubleText(value)).toBe(text);
});

const floats: readonly (readonly [number, string])[] = [
  [0.1, "0.1"],
  [1 / 3, "0.33333334"],
  [16777216, "1.6777216E7"],
  [3.4028234663852886e38, "3.4028235E38"],
  [1.4e-45, "1.4E-45"],
  // Java's sum overflows here and the last digit is not rounded up.
  [6.259408652e25, "6.2594086E25"],
  [-4.3775973e25, "-4.3775972E25"],
];

test.each(floats)("%d as a float", (value, text) => {
  expect(floatText(Math.fround(value))).toBe(text);
});
