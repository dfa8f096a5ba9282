/** What a panel of a column needs, in CSS pixels. */
export interface HeightWish {
  readonly id: string;
  /** Below this it is of no use. */
  readonly min: number;
  /** So high that nothing in it needs scrolling at the end of the recording. */
  readonly wanted: number;
}

/**
 * Shares the height of a column: everyone gets what it wants and the last one the rest; where there is too little,
 * everyone gets its minimum and of the remaining space in proportion to what it still wants.
 */
export function shareHeights(wishes: readonly HeightWish[], space: number): ReadonlyMap<string, number> {
  const sum = (value: (wish: HeightWish) => number): number => wishes.reduce((total, wish) => total + value(wish), 0);
  const min = sum((wish) => wish.min);
  const open = sum((wish) => wish.wanted) - min;
  const left = Math.max(0, space - min);
  if (left >= open) {
    const last = wishes.at(-1);
    return new Map(wishes.map((wish) => [wish.id, wish === last ? wish.wanted + left - open : wish.wanted]));
  }
  return new Map(wishes.map((wish) => [wish.id, wish.min + ((wish.wanted - wish.min) * left) / open]));
}
