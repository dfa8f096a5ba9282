/** What a panel of a column needs, in CSS pixels. */
export interface HeightWish {
  readonly id: string;
  /** Below this it is of no use. */
  readonly least: number;
  /** So high that nothing in it needs scrolling at the end of the recording. */
  readonly wanted: number;
}

/**
 * Shares the height of a column: everyone gets what it wants and the last one the rest; where there is too little,
 * everyone gets its least and of the remaining room in proportion to what it still wants.
 */
export function shareHeights(wishes: readonly HeightWish[], room: number): ReadonlyMap<string, number> {
  const sum = (value: (wish: HeightWish) => number): number => wishes.reduce((total, wish) => total + value(wish), 0);
  const least = sum((wish) => wish.least);
  const open = sum((wish) => wish.wanted) - least;
  const left = Math.max(0, room - least);
  if (left >= open) {
    const last = wishes.at(-1);
    return new Map(wishes.map((wish) => [wish.id, wish === last ? wish.wanted + left - open : wish.wanted]));
  }
  return new Map(wishes.map((wish) => [wish.id, wish.least + ((wish.wanted - wish.least) * left) / open]));
}
