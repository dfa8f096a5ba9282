import { say } from "../../messages/say.ts";
import type { Semiring } from "./semiring.ts";

/** Stands for every sum that is larger than any number. */
const OVERFLOW = Number.MAX_VALUE;

/**
 * Shortest runs: combine is the minimum, extend the sum, 0 is ∞ and 1 is the number 0. Weights are finite
 * numbers ≥ 0: a negative one could fall without end. A sum that is too large for a number is the largest one, `inf`:
 * long runs are runs, and ∞ is none.
 */
export const minPlusSemiring: Semiring<number> = {
  name: "min-plus",
  zero: Number.POSITIVE_INFINITY,
  one: 0,
  isTwoBit: false,
  expected: say("semiring.minPlus"),
  combine: (a, b) => (a < b ? a : b),
  extend: (first, then) => {
    const sum = first + then;
    const isFinite = first !== Number.POSITIVE_INFINITY && then !== Number.POSITIVE_INFINITY;
    return sum === Number.POSITIVE_INFINITY && isFinite ? OVERFLOW : sum;
  },
  equals: (a, b) => a === b,
  show: (weight) => inDigits(written(weight)),
  parse: (text) => (/^(\d+\.?|\d*\.\d+)(e[+-]?\d+)?$/i.test(text) ? fromNumber(Number(text)) : undefined),
  toJson: written,
  fromJson: (value) => (typeof value === "number" ? fromNumber(value) : value === "inf" ? OVERFLOW : undefined),
};

function written(weight: number): number | string {
  if (weight === Number.POSITIVE_INFINITY) return "∞";
  return weight === OVERFLOW ? "inf" : rounded(weight);
}

/** Sums of decimals are binary fractions that miss them by a hair: 0.1 + 0.2 is written 0.3. */
function rounded(weight: number): number {
  return Number.isInteger(weight) ? weight : Number(weight.toPrecision(SIGNIFICANT_DIGITS));
}

/** A decimal of at most this many digits is told apart from every other by its double. */
const SIGNIFICANT_DIGITS = 15;

/** Without an exponent where a fraction fits: 0.0000001, not 1e-7. */
function inDigits(weight: number | string): string {
  const text = String(weight);
  const exponent = /e-(\d+)$/.exec(text)?.[1];
  if (typeof weight === "string" || exponent === undefined || Number(exponent) > SIGNIFICANT_DIGITS) return text;
  return weight.toFixed(Number(exponent) + SIGNIFICANT_DIGITS).replace(/0+$/, "");
}

function fromNumber(value: number): number | undefined {
  return Number.isFinite(value) && value >= 0 ? Math.abs(value) : undefined;
}
