type List<T> = { readonly first: T; readonly rest: List<T> } | undefined;

/** A queue that is never changed, so that states of a search share what they have in common: first in, first out. */
export interface Queue<T> {
  readonly front: List<T>;
  /** The last one first. */
  readonly back: List<T>;
}

export function queueOf<T>(items: readonly T[]): Queue<T> {
  return withLast({ front: undefined, back: undefined }, items);
}

export function withLast<T>({ front, back }: Queue<T>, items: readonly T[]): Queue<T> {
  return { front, back: items.reduce<List<T>>((rest, first) => ({ first, rest }), back) };
}

/** At most this many items are looked at for one that is wanted. */
const MAX_SEEN = 16;

/** Of the first items one that is wanted, else the first one, and the others. Undefined when there is none. */
export function takeFrom<T>(
  queue: Queue<T>,
  isWanted: (item: T) => boolean,
): { readonly item: T; readonly others: Queue<T> } | undefined {
  const seen: T[] = [];
  let { front, back } = queue;
  for (; seen.length < MAX_SEEN; front = front.rest) {
    if (front === undefined) {
      front = reversed(back);
      back = undefined;
    }
    if (front === undefined) break;
    if (isWanted(front.first)) return { item: front.first, others: { front: inFrontOf(front.rest, seen), back } };
    seen.push(front.first);
  }
  const [item, ...others] = seen;
  return item === undefined ? undefined : { item, others: { front: inFrontOf(front, others), back } };
}

function reversed<T>(list: List<T>): List<T> {
  let turned: List<T>;
  for (let at = list; at !== undefined; at = at.rest) turned = { first: at.first, rest: turned };
  return turned;
}

function inFrontOf<T>(list: List<T>, items: readonly T[]): List<T> {
  return items.reduceRight<List<T>>((rest, first) => ({ first, rest }), list);
}
