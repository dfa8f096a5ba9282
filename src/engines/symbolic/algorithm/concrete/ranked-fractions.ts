/** Room between the integers of two neighboring fractions: a formula may ask for what lies between. */
const ROOM = 16n;

/** Integers in the order of fractions, that of 0 is 0: formulas know nothing else of fractions. */
export function rankedFractions(values: Iterable<number>): ReadonlyMap<number, bigint> {
  // −0 is 0, and NaN has no place in an order.
  const known = new Set([0, ...values].map((value) => value + 0).filter((value) => !Number.isNaN(value)));
  const ordered = [...known].sort((a, b) => a - b);
  const zero = ordered.indexOf(0);
  return new Map(ordered.map((value, place) => [value, BigInt(place - zero) * ROOM]));
}
