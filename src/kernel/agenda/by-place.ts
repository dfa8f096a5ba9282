/** Entries that are taken by their places, the least first; of equal places the one that came first. */
export class ByPlace<T> {
  readonly #placeOf: (entry: T) => number;
  /** The next one is last. */
  readonly #waiting: { readonly entry: T; readonly place: number }[] = [];

  constructor(placeOf: (entry: T) => number) {
    this.#placeOf = placeOf;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  put(entry: T): void {
    const place = this.#placeOf(entry);
    let [low, high] = [0, this.#waiting.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#waiting[middle]?.place ?? 0) > place) low = middle + 1;
      else high = middle;
    }
    this.#waiting.splice(low, 0, { entry, place });
  }

  take(): T | undefined {
    return this.#waiting.pop()?.entry;
  }
}
