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
