/**
 * The places of the entries that a reader takes off a worklist, one after the other: 0 is the one that has waited longest.
 * After them, and where none waits at a place, the one that has waited longest is taken.
 */
export type Picks = readonly number[];

const written = /^picked:((?:\d{1,6}(?:\.\d{1,6})*)?)$/;

/** Reads `picked:2.0.1`; undefined for anything else. */
export function readPicks(text: string): Picks | undefined {
  const places = written.exec(text)?.[1];
  if (places === undefined) return undefined;
  return places === "" ? [] : places.split(".").map(Number);
}

/** As {@link readPicks} reads them; those at the end that change nothing are left out. */
export function writePicks(picks: Picks): string {
  return `picked:${picks.slice(0, picks.findLastIndex((place) => place !== 0) + 1).join(".")}`;
}

/** Goes through picks, over all the worklists of a run. */
export class Picker {
  readonly #picks: Picks;
  #taken = 0;

  constructor(picks: Picks) {
    this.#picks = picks;
  }

  /** The place that the next entry is taken from, of `count` that wait. */
  next(count: number): number {
    const place = this.#picks[this.#taken++] ?? 0;
    return place < count ? place : 0;
  }
}

/** A worklist of which a reader picks. */
export class PickedList<T> {
  readonly #picker: Picker;
  readonly #waiting: T[] = [];

  constructor(picker: Picker) {
    this.#picker = picker;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  put(entry: T): void {
    this.#waiting.push(entry);
  }

  take(): T | undefined {
    if (this.isEmpty) return undefined;
    return this.#waiting.splice(this.#picker.next(this.#waiting.length), 1)[0];
  }
}
