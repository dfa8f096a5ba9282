import fc from "fast-check";
import { expect, test } from "vitest";
import * as longs from "./longs.ts";

/** Small ones, those around the powers of two where representations change, and any. */
const long = fc
  .oneof(
    fc.bigInt({ min: -20n, max: 20n }),
    fc
      .tuple(fc.constantFrom(31n, 32n, 52n, 53n, 62n, 63n), fc.bigInt({ min: -3n, max: 3n }), fc.boolean())
      .map(([power, offset, isNegative]) => (isNegative ? -(1n << power) : 1n << power) + offset),
    fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n }),
  )
  .map((value) => BigInt.asIntN(64, value));

const by = (distance: bigint): bigint => distance & 63n;

const binary: readonly (readonly [
  string,
  (a: longs.Long, b: longs.Long) => longs.Long,
  (a: bigint, b: bigint) => bigint,
])[] = [
  ["+", longs.addLongs, (a, b) => a + b],
  ["-", longs.subtractLongs, (a, b) => a - b],
  ["*", longs.multiplyLongs, (a, b) => a * b],
  ["/", longs.divideLongs, (a, b) => a / b],
  ["%", longs.remainderOfLongs, (a, b) => a % b],
  ["&", longs.andLongs, (a, b) => a & b],
  ["|", longs.orLongs, (a, b) => a | b],
  ["^", longs.xorLongs, (a, b) => a ^ b],
  ["<<", longs.shiftLongLeft, (a, b) => a << by(b)],
  [">>", longs.shiftLongRight, (a, b) => a >> by(b)],
  [">>>", longs.shiftLongRightUnsigned, (a, b) => BigInt.asUintN(64, a) >> by(b)],
];

test.each(binary)(
  "%s on longs is that of 64-bit integers, in the one form of its value",
  (operator, compute, exact) => {
    fc.assert(
      fc.property(long, long, (a, b) => {
        fc.pre(b !== 0n || (operator !== "/" && operator !== "%"));
        const result = compute(longs.longOf(a), longs.longOf(b));
        expect(Object.is(result, longs.longOf(exact(a, b)))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  },
);

test("negation wraps", () => {
  fc.assert(fc.property(long, (a) => Object.is(longs.negateLong(longs.longOf(a)), longs.longOf(-a))));
});

test.each([
  [0.5, 0],
  [-0.5, 0],
  [Number.NaN, 0],
  [1e300, (1n << 63n) - 1n],
  [-1e300, -(1n << 63n)],
  [2 ** 53, 2n ** 53n],
  [-3.99, -3],
])("(long) %d", (value, expected) => {
  expect(longs.longOfDouble(value)).toBe(expected);
});

test.each([
  ["9007199791611905", "9.0072002E15"],
  ["4611686293305294848", "4.611686E18"],
  ["4611686293305294849", "4.6116866E18"],
  ["9223372036854775807", "9.223372E18"],
])("(float) %sL is rounded once", (text, expected) => {
  const value = longs.floatOfLong(longs.longOf(BigInt(text)));
  expect(value).toBe(Math.fround(Number(expected)));
});
