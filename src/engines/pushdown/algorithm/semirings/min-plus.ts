import { say } from "../../messages/say.ts";
import type { Semiring } from "./semiring.ts";

/**
 * Shortest runs: combine is the minimum, extend the sum, 0 is ∞ and 1 is the number 0. Weights are finite
 * numbers ≥ 0: a negative one could fall without end.
 */
export const minPlusSemiring: Semiring<number> = {
  name: "min-plus",
  zero: Number.POSITIVE_INFINITY,
  one: 0,
  isTwoBit: false,
  expected: say("semiring.minPlus"),
  combine: (a, b) => (a < b ? a : b),
  extend: (first, then) => first + then,
  equals: (a, b) => a === b,
  show: (weight) => (weight === Number.POSITIVE_INFINITY ? "∞" : String(weight)),
  parse: (text) => (/^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? fromNumber(Number(text)) : undefined),
  toJson: (weight) => (weight === Number.POSITIVE_INFINITY ? "∞" : weight),
  fromJson: (value) => (typeof value === "number" ? fromNumber(value) : undefined),
};

function fromNumber(value: number): number | undefined {
  return Number.isFinite(value) && value >= 0 ? Math.abs(value) : undefined;
}
