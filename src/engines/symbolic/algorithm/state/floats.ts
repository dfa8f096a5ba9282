/** The largest `float`, Float.MAX_VALUE. */
export const LARGEST_FLOAT = 2 ** 128 - 2 ** 104;

/** Whole numbers up to this one are all of type `float`. */
export const EXACT_IN_FLOAT = 2 ** 24;

/** The greatest `float` that is not above a number; −∞ where all are. */
export function floatBelow(value: number): number {
  const nearest = Math.fround(value);
  return nearest > value ? -nextAbove(-nearest) : nearest;
}

/** The least `float` that is not below a number; ∞ where all are. */
export function floatAbove(value: number): number {
  return -floatBelow(-value);
}

/** Floats of one sign are in the order of their bits (IEEE 754), the negative ones the other way round. */
function nextAbove(float: number): number {
  const bits = new DataView(new ArrayBuffer(4));
  bits.setFloat32(0, float);
  if (float === 0) bits.setInt32(0, 1);
  else bits.setInt32(0, bits.getInt32(0) + (float > 0 ? 1 : -1));
  return bits.getFloat32(0);
}
