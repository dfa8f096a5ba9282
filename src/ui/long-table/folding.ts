/** One of a list that is folded, or neighbors of which only the number is said, where they stand. */
export type Folded<Item> =
  | { readonly index: number; readonly item: Item; readonly rest?: undefined }
  | { readonly index: number; readonly item?: undefined; readonly rest: readonly [Item, ...Item[]] };

/** A list without what is not kept: neighbors that are left out are counted together. */
export function foldRest<Item>(
  all: readonly Item[],
  isKept: (item: Item, index: number) => boolean,
): readonly Folded<Item>[] {
  const folded: Folded<Item>[] = [];
  for (const [index, item] of all.entries()) {
    const last = folded.at(-1);
    if (isKept(item, index)) folded.push({ index, item });
    else if (last?.rest === undefined) folded.push({ index, rest: [item] });
    else folded[folded.length - 1] = { index: last.index, rest: [...last.rest, item] };
  }
  return folded;
}

export interface RoomForWork {
  /** How much room each takes, in CSS pixels. */
  readonly sizes: readonly number[];
  /** The indices of what is to be in sight, what matters most first. */
  readonly work: readonly number[];
  readonly room: number;
  /** How much room the number of neighbors takes that are left out. */
  readonly fold: number;
  /** Also where what is at work can be scrolled to. */
  readonly isAlways?: boolean;
}

/**
 * Which of a list are kept where there is no room to have all at work in sight together: as many of those at work as there is room
 * for, the first in any case, then their neighbors. Undefined where nothing needs to be left out: what is at work can be scrolled to.
 */
export function keptAround(request: RoomForWork): ReadonlySet<number> | undefined {
  const { sizes, work, room, isAlways = false } = request;
  if (work.length === 0) return undefined;
  const span = isAlways ? sizes : sizes.slice(Math.min(...work), Math.max(...work) + 1);
  if (span.reduce((sum, size) => sum + size, 0) <= room) return undefined;
  const kept = new Keeping(request);
  for (const [place, index] of work.entries()) if (place === 0 || kept.hasRoomFor(index)) kept.add(index);
  const chosen = [...kept.all];
  for (let distance = 1, hasGrown = true; hasGrown; distance++) {
    hasGrown = false;
    for (const index of chosen.flatMap((each) => [each - distance, each + distance])) {
      if (!kept.hasRoomFor(index)) continue;
      kept.add(index);
      hasGrown = true;
    }
  }
  return kept.all;
}

/** What is kept so far, and how much room that takes with the numbers of the others. */
class Keeping {
  readonly all = new Set<number>();
  readonly #request: RoomForWork;
  #taken: number;

  constructor(request: RoomForWork) {
    this.#request = request;
    this.#taken = request.fold;
  }

  hasRoomFor(index: number): boolean {
    const isThere = index >= 0 && index < this.#request.sizes.length && !this.all.has(index);
    return isThere && this.#taken + this.#costOf(index) <= this.#request.room;
  }

  add(index: number): void {
    this.#taken += this.#costOf(index);
    this.all.add(index);
  }

  /** Between two that are kept it takes the place of their number; in the middle of others it makes another number. */
  #costOf(index: number): number {
    const { sizes, fold } = this.#request;
    const neighbors = [index - 1, index + 1].filter((each) => each >= 0 && each < sizes.length && !this.all.has(each));
    return (sizes[index] ?? 0) + (neighbors.length - 1) * fold;
  }
}
