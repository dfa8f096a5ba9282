/** The decimal digits of a floating-point number: 0.d₁d₂… × 10^exponent. */
export interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

const BYTES = new DataView(new ArrayBuffer(8));

/**
 * The digits that Java 17 prints for a finite positive double. Not always the shortest ones that read back the same:
 * this follows the Java class library (`FloatingDecimal`, JDK 17) step by step, to give the same text.
 */
export function digitsOfDouble(value: number): Decimal {
  BYTES.setFloat64(0, value);
  const bits = BYTES.getBigUint64(0);
  const exponent = Number(bits >> 52n) & 0x7ff;
  const fraction = bits & ((1n << 52n) - 1n);
  if (exponent !== 0) return digitsOf(exponent - 1023, fraction | (1n << 52n), 53);
  const length = fraction.toString(2).length;
  return digitsOf(-1022 - (53 - length), fraction << BigInt(53 - length), length);
}

/** The same for a finite positive float. */
export function digitsOfFloat(value: number): Decimal {
  BYTES.setFloat32(0, value);
  const bits = BYTES.getUint32(0);
  const exponent = (bits >>> 23) & 0xff;
  const fraction = BigInt(bits & 0x7fffff);
  if (exponent !== 0) return digitsOf(exponent - 127, (fraction | (1n << 23n)) << 29n, 24);
  const length = fraction.toString(2).length;
  return digitsOf(-126 - (24 - length), fraction << BigInt(53 - length), length);
}

/**
 * `fraction` has 53 bits, the first one set; the number is fraction × 2^(exponent − 52). Only the first `significant`
 * bits count.
 */
function digitsOf(exponent: number, fraction: bigint, significant: number): Decimal {
  const tailZeros = trailingZeros(fraction);
  const length = 53 - tailZeros;
  const tiny = Math.max(0, length - exponent - 1);
  if (tiny === 0 && exponent <= 62) return wholeDigits(exponent, fraction, significant);

  const estimate = estimateExponent(fraction, exponent);
  const five = Math.max(0, -estimate);
  const scaleFive = Math.max(0, estimate);
  let two = five + tiny + exponent - (length - 1);
  let scaleTwo = scaleFive + tiny;
  let ulpTwo = five + tiny + exponent - significant;
  const common = Math.min(two, scaleTwo);
  two -= common;
  scaleTwo -= common;
  ulpTwo -= common;
  // Below a power of two the neighbors are half as far away.
  if (length === 1) ulpTwo -= 1;
  if (ulpTwo < 0) {
    two -= ulpTwo;
    scaleTwo -= ulpTwo;
    ulpTwo = 0;
  }
  const numerator = ((fraction >> BigInt(tailZeros)) * 5n ** BigInt(five)) << BigInt(two);
  const scale = (5n ** BigInt(scaleFive)) << BigInt(scaleTwo);
  const ulp = (5n ** BigInt(five)) << BigInt(ulpTwo);
  const width = widthFor(length + two + bitsOfFive(five), scaleTwo + 1 + bitsOfFive(scaleFive + 1));
  return generate({ numerator, scale, ulp, estimate, width });
}

/** Java computes with int or long where the numbers fit, and without bounds else. */
function widthFor(bits: number, scaleBits: number): 32 | 64 | undefined {
  if (bits < 32 && scaleBits < 32) return 32;
  return bits < 64 && scaleBits < 64 ? 64 : undefined;
}

function bitsOfFive(power: number): number {
  return power < 27 ? (5n ** BigInt(power)).toString(2).length - (power === 0 ? 1 : 0) : power * 3;
}

interface Generation {
  readonly numerator: bigint;
  readonly scale: bigint;
  readonly ulp: bigint;
  readonly estimate: number;
  readonly width: 32 | 64 | undefined;
}

/** Divides digit by digit until what is left is less than half a unit in the last place. */
function generate({ numerator, scale, ulp, estimate, width }: Generation): Decimal {
  const tens = scale * 10n;
  // Sums that are too large wrap around in Java, and decide the last digit then.
  const wrap = (value: bigint): bigint => (width === undefined ? value : BigInt.asIntN(width, value));
  const isHigh = (): boolean => (width === undefined ? rest + unit >= tens : wrap(rest + unit) > tens);
  let decimalExponent = estimate;
  let rest = (numerator % scale) * 10n;
  let unit = wrap(ulp * 10n);
  let low = rest < unit;
  let high = isHigh();
  let digits = "";
  const first = numerator / scale;
  if (first === 0n && !high) decimalExponent -= 1;
  else digits = String(first);
  if (decimalExponent < -3 || decimalExponent >= 8) {
    high = false;
    low = false;
  }
  while (!low && !high) {
    digits += String(rest / scale);
    rest = (rest % scale) * 10n;
    unit = wrap(unit * 10n);
    low = unit <= 0n || rest < unit;
    high = unit <= 0n || isHigh();
  }
  const roundsUp = high && (!low || isUpperHalf(wrap(wrap(2n * rest) - tens), digits));
  return roundsUp ? roundUp(digits, decimalExponent + 1) : { digits, exponent: decimalExponent + 1 };
}

/** In the middle the even digit wins. */
function isUpperHalf(difference: bigint, digits: string): boolean {
  return difference > 0n || (difference === 0n && Number(digits.at(-1)) % 2 === 1);
}

/** 1299 + 1 = 13: the nines before the end become nothing. */
function roundUp(digits: string, exponent: number): Decimal {
  const kept = digits.replace(/9+$/, "");
  if (kept === "") return { digits: "1".padEnd(digits.length, "0"), exponent: exponent + 1 };
  const last = Number(kept.at(-1)) + 1;
  return { digits: (kept.slice(0, -1) + String(last)).padEnd(digits.length, "0"), exponent };
}

/** A whole number below 2⁶³: its digits, those beyond the precision rounded away. */
function wholeDigits(exponent: number, fraction: bigint, significant: number): Decimal {
  let value = exponent >= 52 ? fraction << BigInt(exponent - 52) : fraction >> BigInt(52 - exponent);
  const beyond = exponent > significant ? Math.floor((exponent - significant - 1) * Math.log10(2)) : 0;
  if (beyond > 0) {
    const power = 10n ** BigInt(beyond);
    const residue = value % power;
    value = value / power + (residue >= power / 2n ? 1n : 0n);
  }
  const digits = String(value);
  return { digits: digits.replace(/0+$/, ""), exponent: digits.length + beyond };
}

function trailingZeros(value: bigint): number {
  let count = 0;
  for (let rest = value; (rest & 1n) === 0n; rest >>= 1n) count += 1;
  return count;
}

/** ⌊log₁₀⌋, by a line through 1.5: at most one too high. */
function estimateExponent(fraction: bigint, exponent: number): number {
  const mantissa = Number(fraction) / 2 ** 52;
  return Math.floor((mantissa - 1.5) * 0.289529654 + 0.176091259 + exponent * 0.301029995663981);
}
