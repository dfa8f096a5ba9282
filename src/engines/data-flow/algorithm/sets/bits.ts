/** The set of these elements. */
export function bits(elements: Iterable<number>): bigint {
  let set = 0n;
  for (const element of elements) set |= 1n << BigInt(element);
  return set;
}

/** Whether an element is in a set. */
export function hasBit(set: bigint, element: number): boolean {
  return (set & (1n << BigInt(element))) !== 0n;
}
