import {
  type BinaryOperator,
  type Comparison,
  evaluate,
  INT,
  isComparison,
  narrow,
  negated,
  type Range,
} from "../../../../java/index.ts";
import type { ValueDomain } from "./value-domain.ts";

/** [low, high], both included; ⊥ is `undefined`. The bounds of int are shown as −inf and +inf. */
export type Interval = Range;

/** Intervals of Java's ints: what overflows may be anything. */
export const intervals: ValueDomain<Interval> = {
  name: "intervals",
  meetSymbol: "⊔",
  constant: (value) => ({ low: value, high: value }),
  unknown: (range) => range,
  meet: (a, b) => spanning([a.low, a.high, b.low, b.high]),
  equals: (a, b) => a.low === b.low && a.high === b.high,
  binary: (operator, a, b) => (a === undefined || b === undefined ? undefined : compute(operator, a, b)),
  unary(operator, { low, high }) {
    // ~a = -1 - a, !a = 1 - a
    const from = operator === "-" ? 0 : operator === "~" ? -1 : 1;
    return compute("-", { low: from, high: from }, { low, high }) ?? INT;
  },
  convert: (range, a) => {
    const ends = { low: narrow(range, a.low), high: narrow(range, a.high) };
    return ends.high - ends.low === a.high - a.low ? ends : range;
  },
  numberOf: ({ low, high }) => (low === high ? low : undefined),
  mayEqual: (a, b) => intersect(a, b) !== undefined,
  show({ low, high }) {
    const isPoint = low === high;
    return `[${low === INT.low && !isPoint ? "-inf" : low},${high === INT.high && !isPoint ? "+inf" : high}]`;
  },
  widen: (range, old, next, grown) => ({
    low: grown.low < old.low ? range.low : Math.min(old.low, next.low),
    high: grown.high > old.high ? range.high : Math.max(old.high, next.high),
  }),
  refine,
};

function intersect(a: Interval, b: Interval): Interval | undefined {
  const low = Math.max(a.low, b.low);
  const high = Math.min(a.high, b.high);
  return low <= high ? { low, high } : undefined;
}

function spanning(values: readonly number[]): Interval {
  return { low: Math.min(...values), high: Math.max(...values) };
}

function compute(operator: BinaryOperator, a: Interval, b: Interval): Interval | undefined {
  if (a.low === a.high && b.low === b.high) {
    const value = evaluate(operator, a.low, b.low);
    return value === undefined ? undefined : { low: value, high: value };
  }
  if (isComparison(operator)) {
    const canFail = refine(negated(operator), a, b) !== undefined;
    return { low: canFail ? 0 : 1, high: refine(operator, a, b) === undefined ? 0 : 1 };
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

function corners(a: Interval, b: Interval, apply: (x: number, y: number) => number): readonly number[] {
  return [a.low, a.high].flatMap((x) => [apply(x, b.low), apply(x, b.high)]);
}

/** From the least to the greatest of the results; −0 is 0. */
function unlessOverflow(results: readonly number[]): Interval {
  const { low, high } = spanning(results);
  return low < INT.low || high > INT.high ? INT : { low: low + 0, high: high + 0 };
}

/** Negative and positive divisors apart; by 0 alone there is no value. */
function quotient(a: Interval, b: Interval): Interval | undefined {
  const divisors = [intersect(b, { ...INT, high: -1 }), intersect(b, { ...INT, low: 1 })];
  const quotients = divisors.flatMap((part) => (part ? corners(a, part, (x, y) => Math.trunc(x / y)) : []));
  return quotients.length === 0 ? undefined : unlessOverflow(quotients);
}

/** The sign is the dividend's; the size is less than the divisor's and not more than the dividend's. */
function remainder(a: Interval, b: Interval): Interval | undefined {
  const limit = Math.max(Math.abs(b.low), Math.abs(b.high)) - 1;
  if (limit < 0) return undefined;
  return { low: Math.max(Math.min(a.low, 0), -limit) + 0, high: Math.min(Math.max(a.high, 0), limit) };
}

function refine(operator: Comparison, a: Interval, b: Interval): readonly [Interval, Interval] | undefined {
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
      const turned = refine(operator === ">" ? "<" : "<=", b, a);
      return turned && [turned[1], turned[0]];
    }
  }
}

function pair(a: Interval | undefined, b: Interval | undefined): readonly [Interval, Interval] | undefined {
  return a && b && [a, b];
}

/** `a` without `point`, which only matters when it is one value at an end of `a`. */
function without(a: Interval, point: Interval): Interval | undefined {
  if (point.low !== point.high) return a;
  const low = a.low === point.low ? a.low + 1 : a.low;
  const high = a.high === point.low ? a.high - 1 : a.high;
  return low <= high ? { low, high } : undefined;
}
