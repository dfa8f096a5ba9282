/** Numbers in [0, n) from a seed, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): (n: number) => number {
  let state = seed * 0x9e3779b1;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** Another order for each seed, the same each time. */
export function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const left = [...items];
  const order: T[] = [];
  let state = (seed + 1) * 2_654_435_761;
  while (left.length > 0) {
    state = (state ^ (state >>> 15)) >>> 0;
    state = Math.imul(state, 2_246_822_519) >>> 0;
    order.push(...left.splice(state % left.length, 1));
  }
  return order;
}
