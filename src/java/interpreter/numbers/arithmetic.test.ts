import { expect, test } from "vitest";
import type { PrimitiveName } from "../../ir/program.ts";
import { type Arithmetic, conversion } from "./arithmetic.ts";
import type { Long } from "./longs.ts";

const cases: readonly (readonly [Arithmetic, Long, PrimitiveName, Long])[] = [
  ["int", 200, "byte", -56],
  ["int", 70000, "short", 4464],
  ["int", -1, "char", 65535],
  ["int", 16777217, "float", 16777216],
  ["long", 4294967297, "int", 1],
  ["long", -(1n << 63n), "int", 0],
  ["long", (1n << 62n) + 255n, "byte", -1],
  ["long", (1n << 62n) + 1n, "double", 2 ** 62],
  ["double", Number.NaN, "int", 0],
  ["double", 1e10, "int", 2147483647],
  ["double", -1e10, "int", -2147483648],
  ["double", -2.9, "int", -2],
  ["double", 300.7, "byte", 44],
  ["double", 1e10, "char", 65535],
  ["double", 0.1, "float", Math.fround(0.1)],
  ["float", 1e20, "long", (1n << 63n) - 1n],
  ["double", 2 ** 53, "long", 2n ** 53n],
];

test.each(cases)("%s %s to %s", (from, value, to, expected) => {
  expect(conversion(from, to)(value)).toBe(expected);
});
