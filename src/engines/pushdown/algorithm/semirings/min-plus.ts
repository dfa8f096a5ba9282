import { say } from "../../messages/say.ts";
import type { Semiring } from "./semiring.ts";

/** Stands for every sum that is larger than any number; negative, for every one that is smaller. */
const OVERFLOW = Number.MAX_VALUE;

const notations: ReadonlyMap<number, string> = new Map([
  [Number.POSITIVE_INFINITY, "∞"],
  [Number.NEGATIVE_INFINITY, "-inf"],
  [OVERFLOW, "overflow"],
  [-OVERFLOW, "-overflow"],
]);

const noted: ReadonlyMap<unknown, number> = new Map([...notations].map(([weight, text]) => [text, weight]));

/**
 * Shortest runs: combine is the minimum, extend the sum, 0 is ∞ and 1 is the number 0. Weights are numbers, negative ones
 * too, and −∞, that of runs among which none is shortest: some cycle makes them ever shorter. A sum that no number holds is
 * an overflow: long runs are runs, and ∞ is none.
 */
export const minPlusSemiring: Semiring<number> = {
  name: "min-plus",
  zero: Number.POSITIVE_INFINITY,
  one: 0,
  isTwoBit: false,
  get expected() {
    return say("semiring.minPlus");
  },
  combine: (a, b) => (a < b ? a : b),
  extend: sumOf,
  equals: (a, b) => a === b,
  show: (weight) => inDigits(written(weight)),
  parse: (text) => (DECIMAL.test(text) ? fromNumber(Number(text)) : fromNotation(text)),
  toJson: written,
  fromJson: (value) => (typeof value === "number" ? fromNumber(value) : fromNotation(value)),
  descent: {
    parts: 1,
    isBelow: (weight, other) => weight < other,
    sink: () => Number.NEGATIVE_INFINITY,
  },
  isOverflown: (weight) => Math.abs(weight) === OVERFLOW,
};

const DECIMAL = /^[+-]?(\d+\.?|\d*\.\d+)(e[+-]?\d+)?$/i;

/** The sum of two weights, where ∞ is no run. */
export function sumOf(first: number, then: number): number {
  if (first === Number.POSITIVE_INFINITY || then === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  if (first === Number.NEGATIVE_INFINITY || then === Number.NEGATIVE_INFINITY) return Number.NEGATIVE_INFINITY;
  const larger = Math.abs(first) > Math.abs(then) ? first : then;
  if (Math.abs(larger) === OVERFLOW) return larger;
  const sum = first + then;
  if (!Number.isFinite(sum)) return sum > 0 ? OVERFLOW : -OVERFLOW;
  return Number.isInteger(first) && Number.isInteger(then) ? sum : decimalSum(sum, Math.abs(larger));
}

/**
 * A sum of decimals, to the digits that both of them have: a binary fraction misses them by a hair, and around a cycle of
 * weight 0 a hair is enough to seem shorter.
 */
function decimalSum(sum: number, larger: number): number {
  const places = Math.min(MOST_PLACES, SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(larger)));
  return places < 0 ? sum : Number(sum.toFixed(places));
}

/** Of `toFixed`. */
const MOST_PLACES = 100;

function written(weight: number): number | string {
  return notations.get(weight) ?? rounded(weight);
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

/** Of −0 the sign is lost. */
function fromNumber(value: number): number | undefined {
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** What is written for no number; ∞, the weight of no run, is none that a rule could have. */
function fromNotation(value: unknown): number | undefined {
  const weight = noted.get(value);
  return weight === Number.POSITIVE_INFINITY ? undefined : weight;
}
