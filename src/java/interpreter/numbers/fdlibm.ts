/**
 * The functions that Java takes from fdlibm ("Freely Distributable Math Library", Sun Microsystems, 1993) and that
 * JavaScript engines compute otherwise, step by step so that every bit agrees.
 */
const BYTES = new DataView(new ArrayBuffer(8));

/** Sign, exponent and the first 20 bits of the mantissa. */
function highWord(x: number): number {
  BYTES.setFloat64(0, x);
  return BYTES.getInt32(0);
}

/** The double of a high word, its other bits 0. */
function ofHighWord(word: number): number {
  BYTES.setInt32(0, word);
  BYTES.setInt32(4, 0);
  return BYTES.getFloat64(0);
}

/** √(x² + y²) without overflow in between. */
export function hypot(x: number, y: number): number {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return Math.hypot(x, y);
  const large = Math.max(Math.abs(x), Math.abs(y));
  const small = Math.min(Math.abs(x), Math.abs(y));
  if (highWord(large) - highWord(small) > 0x3c00000) return large + small;
  if (large > 2 ** 500) return rootOfSquares(large * 2 ** -600, small * 2 ** -600) * 2 ** 600;
  if (small === 0) return large;
  if (small < 2 ** -500) return rootOfSquares(large * 2 ** 600, small * 2 ** 600) * 2 ** -600;
  return rootOfSquares(large, small);
}

function rootOfSquares(a: number, b: number): number {
  const difference = a - b;
  if (difference > b) {
    const high = ofHighWord(highWord(a));
    const low = a - high;
    return Math.sqrt(high * high - (b * -b - low * (a + high)));
  }
  const twice = a + a;
  const highB = ofHighWord(highWord(b));
  const lowB = b - highB;
  const high = ofHighWord(highWord(a) + 0x00100000);
  const low = twice - high;
  return Math.sqrt(high * highB - (difference * -difference - (high * lowB + low * b)));
}

/** The cube root: an estimate of 5 bits by dividing the exponent by 3, made better twice. */
export function cbrt(value: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const x = Math.abs(value);
  const word = highWord(x);
  let root =
    word < 0x00100000
      ? ofHighWord(Math.trunc(highWord(x * 2 ** 54) / 3) + 696219795)
      : ofHighWord(Math.trunc(word / 3) + 715094163);
  const ratio = (root * root) / x;
  const sum = 19 / 35 + ratio * root;
  root *= 5 / 14 + 45 / 28 / (sum + 99 / 70 + -864 / 1225 / sum);
  root = ofHighWord(highWord(root) + 1);
  const quotient = x / (root * root);
  root += root * ((quotient - root) / (root + root + quotient));
  return value < 0 ? -root : root;
}
