/**
 * Elementary functions rounded as well as Java's, whose results are nearly always the nearest double. JavaScript engines
 * are free to be off by a unit in the last place, and are. Values are computed as unevaluated sums of two doubles, about
 * 106 bits (Dekker, "A floating-point technique for extending the available precision", 1971).
 */
interface Pair {
  readonly high: number;
  readonly low: number;
}

function pair(high: number, low = 0): Pair {
  const sum = high + low;
  return { high: sum, low: low - (sum - high) };
}

/** The exact sum of two doubles. */
function exactSum(a: number, b: number): Pair {
  const high = a + b;
  const rest = high - a;
  return { high, low: a - (high - rest) + (b - rest) };
}

/** The exact product of two doubles that are not too large. */
function exactProduct(a: number, b: number): Pair {
  const high = a * b;
  const [a1, a2] = halves(a);
  const [b1, b2] = halves(b);
  return { high, low: a1 * b1 - high + a1 * b2 + a2 * b1 + a2 * b2 };
}

function halves(a: number): readonly [number, number] {
  const shifted = 134217729 * a;
  const high = shifted - (shifted - a);
  return [high, a - high];
}

function add(a: Pair, b: Pair): Pair {
  const high = exactSum(a.high, b.high);
  const low = exactSum(a.low, b.low);
  const sum = pair(high.high, high.low + low.high);
  return pair(sum.high, sum.low + low.low);
}

function multiply(a: Pair, b: Pair): Pair {
  const product = exactProduct(a.high, b.high);
  return pair(product.high, product.low + (a.high * b.low + a.low * b.high));
}

function divide(a: Pair, b: Pair): Pair {
  const first = a.high / b.high;
  const rest = add(a, multiply(b, pair(-first)));
  const second = rest.high / b.high;
  const last = add(rest, multiply(b, pair(-second)));
  return add(exactSum(first, second), pair(last.high / b.high));
}

const LN_2 = { high: Math.LN2, low: 2.3190468138462996e-17 };
const LN_10 = { high: Math.LN10, low: -2.1707562233822494e-16 };
/** π/2 in three parts: the difference to a multiple of it cancels most of the first. */
const HALF_PI = [1.5707963267948966, 6.123233995736766e-17, -1.4973849048591833e-33] as const;

const ONE = pair(1);

/** 1 + x + x²/2 + … by the power series of a small x, the last term first. */
function series(x: Pair, start: number, step: 1 | 2, terms: number): Pair {
  let sum = ONE;
  for (let term = terms; term >= 1; term--) {
    const last = start + step * term;
    const divisor = step === 1 ? last : last * (last - 1);
    sum = add(ONE, divide(multiply(x, sum), pair(divisor)));
  }
  return sum;
}

/** Not for results that overflow or are subnormal. */
function exponential(x: Pair): Pair {
  const times = Math.round(x.high / LN_2.high);
  const rest = add(x, multiply(LN_2, pair(-times)));
  let result = series({ high: rest.high / 64, low: rest.low / 64 }, 0, 1, 12);
  for (let i = 0; i < 6; i++) result = multiply(result, result);
  const scale = 2 ** Math.trunc(times / 2);
  const other = 2 ** (times - Math.trunc(times / 2));
  return { high: result.high * scale * other, low: result.low * scale * other };
}

/** One step of Newton's method from the engine's answer. `x` is positive and normal. */
function logarithm(x: number): Pair {
  const exponent = Math.floor(Math.log2(x));
  const mantissa = x / 2 ** exponent;
  const estimate = Math.log(mantissa);
  const error = add(multiply(pair(mantissa), exponential(pair(-estimate))), pair(-1));
  const better = add(pair(estimate), add(error, pair((-error.high * error.high) / 2)));
  return add(better, multiply(LN_2, pair(exponent)));
}

const isInRange = (exponent: number): boolean => exponent > -700 && exponent < 709;
const isNormal = (x: number): boolean => x >= 2.3e-308 && x < 1e308;

export function exp(x: number): number {
  return isInRange(x) && x !== 0 ? exponential(pair(x)).high : Math.exp(x);
}

export function log(x: number): number {
  return isNormal(x) && x !== 1 ? logarithm(x).high : Math.log(x);
}

export function log10(x: number): number {
  return isNormal(x) && x !== 1 ? divide(logarithm(x), LN_10).high : Math.log10(x);
}

export function pow(base: number, exponent: number): number {
  const size = Math.abs(base);
  if (!isNormal(size) || size === 1 || !Number.isFinite(exponent) || exponent === 0) return base ** exponent;
  if (base < 0 && !Number.isInteger(exponent)) return Number.NaN;
  if (Math.abs(exponent) > 1e15) return base ** exponent;
  const power = multiply(logarithm(size), pair(exponent));
  if (!isInRange(power.high)) return base ** exponent;
  const result = exponential(power).high;
  return base < 0 && exponent % 2 !== 0 ? -result : result;
}

/** An angle as a multiple of π/2 and a rest of at most π/4; undefined for those too large for three parts of π. */
function reduce(x: number): { readonly quadrant: number; readonly rest: Pair } | undefined {
  if (!(Math.abs(x) < 1e5)) return undefined;
  const times = Math.round(x / HALF_PI[0]);
  const first = exactProduct(times, -HALF_PI[0]);
  const high = exactSum(x, first.high);
  const rest = add(add(high, pair(first.low)), multiply(pair(HALF_PI[1], HALF_PI[2]), pair(-times)));
  return { quadrant: ((times % 4) + 4) % 4, rest };
}

function sine(x: Pair): Pair {
  const square = multiply(x, x);
  return multiply(x, series({ high: -square.high, low: -square.low }, 1, 2, 13));
}

function cosine(x: Pair): Pair {
  const square = multiply(x, x);
  return series({ high: -square.high, low: -square.low }, 0, 2, 13);
}

/** Sine of an angle that is `quadrant` right angles further. */
function turned(rest: Pair, quadrant: number): number {
  const value = quadrant % 2 === 0 ? sine(rest).high : cosine(rest).high;
  return quadrant % 4 >= 2 ? -value : value;
}

export function sin(x: number): number {
  const reduced = x === 0 ? undefined : reduce(x);
  return reduced === undefined ? Math.sin(x) : turned(reduced.rest, reduced.quadrant);
}

export function cos(x: number): number {
  const reduced = reduce(x);
  return reduced === undefined ? Math.cos(x) : turned(reduced.rest, reduced.quadrant + 1);
}

export function tan(x: number): number {
  const reduced = x === 0 ? undefined : reduce(x);
  if (reduced === undefined) return Math.tan(x);
  const [a, b] = [sine(reduced.rest), cosine(reduced.rest)];
  return reduced.quadrant % 2 === 0 ? divide(a, b).high : -divide(b, a).high;
}
