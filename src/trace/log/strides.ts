import { IntColumn } from "../../kernel/index.ts";
import type { Recording } from "./recording.ts";
import type { Granularity, Seq, Stride } from "./step.ts";

/** Where presses of Step forward and Step back lead. */
export interface Strides {
  nextStop(n: number, stride: Stride): number;
  previousStop(n: number, stride: Stride): number;
}

/** The strides of a recording, and those from one of its moments to the next. */
export function withMoments(
  strides: Pick<Recording, "nextStop" | "previousStop">,
  recording: Pick<Recording, "length">,
  moments: () => readonly { readonly position: number }[],
): Strides {
  return {
    nextStop(n, stride) {
      if (stride !== "moment") return strides.nextStop(n, stride);
      return moments().find(({ position }) => position > n)?.position ?? recording.length;
    },
    previousStop(n, stride) {
      if (stride !== "moment") return strides.previousStop(n, stride);
      return moments().findLast(({ position }) => position < n)?.position ?? 0;
    },
  };
}

/**
 * The strides of a recording in which what happens inside the library is one: a stretch of strides whose steps are all
 * the library's. Every stop is one of the recording's, too.
 */
export class StridesOverLibrary implements Pick<Recording, "nextStop" | "previousStop"> {
  readonly #recording: Recording;
  readonly #isInLibrary: (seq: Seq) => boolean;
  /** At position n: how many of the first n steps are the reader's. */
  readonly #own = new IntColumn();
  readonly #stops = new Map<Granularity, { readonly length: number; readonly stops: IntColumn }>();

  constructor(recording: Recording, isInLibrary: (seq: Seq) => boolean) {
    this.#recording = recording;
    this.#isInLibrary = isInLibrary;
  }

  /** Whether any step so far is the library's. */
  get isInUse(): boolean {
    return this.#ownAt(this.#recording.length) < this.#recording.length;
  }

  /** Whether all the steps [since, n) are the library's. */
  isStretch(since: number, n: number): boolean {
    return since < n && this.#ownAt(n) === this.#ownAt(since);
  }

  /** The next stop after n. */
  nextStop(n: number, granularity: Granularity): number {
    const stops = this.#stopsAt(granularity);
    const place = stops.lowerBound(n + 1);
    return place < stops.length ? stops.at(place) : this.#recording.length;
  }

  /** The last stop before n. */
  previousStop(n: number, granularity: Granularity): number {
    const stops = this.#stopsAt(granularity);
    const place = stops.lowerBound(n);
    return place === 0 ? 0 : stops.at(place - 1);
  }

  /** How many strides lead through the recording. */
  strideCount(granularity: Granularity): number {
    return this.#recording.length === 0 ? 0 : this.#stopsAt(granularity).length + 1;
  }

  /** Between the beginning and the end: where a stride begins, unless it goes on inside the library. */
  #stopsAt(granularity: Granularity): IntColumn {
    const { length } = this.#recording;
    const known = this.#stops.get(granularity);
    if (known?.length === length) return known.stops;
    const stops = new IntColumn();
    let begin = 0;
    let end = this.#recording.nextStop(0, granularity);
    while (end < length) {
      const next = this.#recording.nextStop(end, granularity);
      if (!this.isStretch(begin, next)) {
        stops.push(end);
        begin = end;
      }
      end = next;
    }
    this.#stops.set(granularity, { length, stops });
    return stops;
  }

  #ownAt(n: number): number {
    if (this.#own.length === 0) this.#own.push(0);
    for (let seq = this.#own.length - 1; seq < n; seq++)
      this.#own.push(this.#own.at(seq) + (this.#isInLibrary(seq) ? 0 : 1));
    return this.#own.at(n);
  }
}
