/** An exact fraction, in lowest terms, denominator positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const zero: Rational = { n: 0n, d: 1n };
export const one: Rational = { n: 1n, d: 1n };

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function fraction(n: bigint, d: bigint): Rational {
  if (d === 1n) return { n, d };
  const g = gcd(n, d);
  const sign = d < 0n ? -1n : 1n;
  return g === 0n ? zero : { n: (sign * n) / g, d: (sign * d) / g };
}

export function minus(a: Rational, b: Rational): Rational {
  return a.d === 1n && b.d === 1n ? { n: a.n - b.n, d: 1n } : fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function times(a: Rational, b: Rational): Rational {
  return a.d === 1n && b.d === 1n ? { n: a.n * b.n, d: 1n } : fraction(a.n * b.n, a.d * b.d);
}

export function over(a: Rational, b: Rational): Rational {
  return fraction(a.n * b.d, a.d * b.n);
}

export function less(a: Rational, b: Rational): boolean {
  return a.n * b.d < b.n * a.d;
}

/** ⌊a / b⌋ for b > 0. */
export function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n ? quotient - 1n : quotient;
}
