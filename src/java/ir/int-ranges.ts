import type { BinaryOperator } from "./instruction.ts";
import { type Comparison, evaluate, INT, isComparison, negated, type Range } from "./integers.ts";

/** The numbers of both. */
export function intersect(a: Range, b: Range): Range | undefined {
  const low = Math.max(a.low, b.low);
  const high = Math.min(a.high, b.high);
  return low <= high ? { low, high } : undefined;
}

/** The least range that holds them all. */
export function spanning(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

/** What an operator gives for the numbers of two ranges; undefined: nothing, by 0. What may overflow may be any int. */
export function resultRange(operator: BinaryOperator, a: Range, b: Range): Range | undefined {
  if (a.low === a.high && b.low === b.high) {
    const value = evaluate(operator, a.low, b.low);
    return value === undefined ? undefined : { low: value, high: value };
  }
  if (isComparison(operator)) {
    const canFail = refineRanges(negated(operator), a, b) !== undefined;
    return { low: canFail ? 0 : 1, high: refineRanges(operator, a, b) === undefined ? 0 : 1 };
  }
  switch (operator) {
    case "+":
      return unlessOverflow(corners(a, b, (x, y) => x + y));
    case "-":
      return unlessOverflow(corners(a, b, (x, y) => x - y));
    case "*":
      return unlessOverflow(corners(a, b, (x, y) => x * y));
    case "/":
      return quotient(a, b);
    case "%":
      return remainder(a, b);
    default:
      return INT;
  }
}

function corners(a: Range, b: Range, apply: (x: number, y: number) => number): readonly number[] {
  return [a.low, a.high].flatMap((x) => [apply(x, b.low), apply(x, b.high)]);
}

/** From the least to the greatest of the results; −0 is 0. */
function unlessOverflow(results: readonly number[]): Range {
  const { low, high } = spanning(results);
  return low < INT.low || high > INT.high ? INT : { low: low + 0, high: high + 0 };
}

/** Negative and positive divisors apart; by 0 alone there is no value. */
function quotient(a: Range, b: Range): Range | undefined {
  const divisors = [intersect(b, { ...INT, high: -1 }), intersect(b, { ...INT, low: 1 })];
  const quotients = divisors.flatMap((part) => (part ? corners(a, part, (x, y) => Math.trunc(x / y)) : []));
  return quotients.length === 0 ? undefined : unlessOverflow(quotients);
}

/** The sign is the dividend's; the size is less than the divisor's and not more than the dividend's. */
function remainder(a: Range, b: Range): Range | undefined {
  const limit = Math.max(Math.abs(b.low), Math.abs(b.high)) - 1;
  if (limit < 0) return undefined;
  return { low: Math.max(Math.min(a.low, 0), -limit) + 0, high: Math.min(Math.max(a.high, 0), limit) };
}

/** What is left of both ranges where a comparison holds; undefined when it cannot hold. */
export function refineRanges(operator: Comparison, a: Range, b: Range): readonly [Range, Range] | undefined {
  switch (operator) {
    case "==":
      return pair(intersect(a, b), intersect(a, b));
    case "!=":
      return pair(without(a, b), without(b, a));
    case "<":
    case "<=": {
      const gap = operator === "<" ? 1 : 0;
      return pair(intersect(a, { ...INT, high: b.high - gap }), intersect(b, { ...INT, low: a.low + gap }));
    }
    default: {
      const turned = refineRanges(operator === ">" ? "<" : "<=", b, a);
      return turned && [turned[1], turned[0]];
    }
  }
}

function pair(a: Range | undefined, b: Range | undefined): readonly [Range, Range] | undefined {
  return a && b && [a, b];
}

/** `a` without `point`, which only matters when it is one value at an end of `a`. */
function without(a: Range, point: Range): Range | undefined {
  if (point.low !== point.high) return a;
  const low = a.low === point.low ? a.low + 1 : a.low;
  const high = a.high === point.low ? a.high - 1 : a.high;
  return low <= high ? { low, high } : undefined;
}
