/**
 * A Java `long`: a number when its magnitude is at most 2⁵³ − 1, a bigint beyond. Each value has exactly one form, so
 * `===` compares, and `<` works across both. Never −0.
 */
export type Long = number | bigint;

const MAX = Number.MAX_SAFE_INTEGER;

function isExact(value: number): boolean {
  return value <= MAX && value >= -MAX;
}

/** The 64 low bits of an integer, as a Long. */
export function longOf(value: bigint): Long {
  const wrapped = BigInt.asIntN(64, value);
  const number = Number(wrapped);
  return isExact(number) ? number : wrapped;
}

export function addLongs(a: Long, b: Long): Long {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (isExact(sum)) return sum;
  }
  return longOf(BigInt(a) + BigInt(b));
}

export function subtractLongs(a: Long, b: Long): Long {
  if (typeof a === "number" && typeof b === "number") {
    const difference = a - b;
    if (isExact(difference)) return difference;
  }
  return longOf(BigInt(a) - BigInt(b));
}

export function multiplyLongs(a: Long, b: Long): Long {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    if (isExact(product)) return product + 0;
  }
  return longOf(BigInt(a) * BigInt(b));
}

/** `b` is not 0. */
export function divideLongs(a: Long, b: Long): Long {
  if (typeof a === "number" && typeof b === "number") return (a - (a % b)) / b + 0;
  return longOf(BigInt(a) / BigInt(b));
}

/** `b` is not 0. */
export function remainderOfLongs(a: Long, b: Long): Long {
  if (typeof a === "number" && typeof b === "number") return (a % b) + 0;
  return longOf(BigInt(a) % BigInt(b));
}

export function negateLong(a: Long): Long {
  return typeof a === "number" ? 0 - a : longOf(-a);
}

function isInt(value: Long): value is number {
  return typeof value === "number" && (value | 0) === value;
}

export function andLongs(a: Long, b: Long): Long {
  return isInt(a) && isInt(b) ? a & b : longOf(BigInt(a) & BigInt(b));
}

export function orLongs(a: Long, b: Long): Long {
  return isInt(a) && isInt(b) ? a | b : longOf(BigInt(a) | BigInt(b));
}

export function xorLongs(a: Long, b: Long): Long {
  return isInt(a) && isInt(b) ? a ^ b : longOf(BigInt(a) ^ BigInt(b));
}

/** The distance counts modulo 64, as everywhere in Java. */
export function shiftLongLeft(a: Long, distance: Long): Long {
  const by = intOfLong(distance) & 63;
  if (typeof a === "number") {
    const shifted = a * 2 ** by;
    if (isExact(shifted)) return shifted;
  }
  return longOf(BigInt(a) << BigInt(by));
}

export function shiftLongRight(a: Long, distance: Long): Long {
  const by = intOfLong(distance) & 63;
  return typeof a === "number" ? Math.floor(a / 2 ** by) : longOf(a >> BigInt(by));
}

export function shiftLongRightUnsigned(a: Long, distance: Long): Long {
  if (a >= 0) return shiftLongRight(a, distance);
  return longOf(BigInt.asUintN(64, BigInt(a)) >> BigInt(intOfLong(distance) & 63));
}

/** The 32 low bits. */
export function intOfLong(value: Long): number {
  return typeof value === "number" ? value | 0 : Number(BigInt.asIntN(32, value));
}

/** The nearest float, rounded once. */
export function floatOfLong(value: Long): number {
  if (typeof value === "number") return Math.fround(value);
  // A double keeps 53 bits: the rest only decides about rounding, so one sticky bit stands for it.
  const sticky = (value & 0x7ffn) === 0n ? 0n : 1n;
  return Math.fround(Number((value >> 11n) | sticky)) * 2048;
}

const LONG_MAX = (1n << 63n) - 1n;

/** Toward zero; saturated; NaN is 0 (JLS 5.1.3). */
export function longOfDouble(value: number): Long {
  if (Number.isNaN(value)) return 0;
  const whole = Math.trunc(value) + 0;
  if (isExact(whole)) return whole;
  if (whole >= 2 ** 63) return LONG_MAX;
  return whole <= -(2 ** 63) ? -LONG_MAX - 1n : BigInt(whole);
}
