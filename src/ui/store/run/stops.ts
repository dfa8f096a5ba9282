import type { Stop } from "../../../engine-kit/index.ts";
import { factAtEnd } from "../../../trace/index.ts";
import type { Session } from "./session.ts";

/** A stop of a lesson that happens in a recording. */
interface ReachedStop {
  readonly position: number;
  /** Which of the lesson's stops it is, from 0. */
  readonly place: number;
}

type ReadRun = Pick<Session, "board" | "reader" | "recording">;

/** Which of a lesson's stops happen in a recording. Looked up once for each length of the recording. */
export class StopIndex {
  #session: ReadRun | undefined;
  #stops: readonly Stop[] = [];
  #length = -1;
  #reached: readonly ReachedStop[] = [];

  reached(session: ReadRun, stops: readonly Stop[]): readonly ReachedStop[] {
    const { length } = session.recording;
    if (this.#session !== session || this.#length !== length || this.#stops !== stops) {
      this.#session = session;
      this.#stops = stops;
      this.#length = length;
      this.#reached = stops.flatMap(({ when }, place) => {
        const [fact] = [when].flat().flatMap((text) => factAtEnd(session, text) ?? []);
        return fact === undefined ? [] : [{ position: fact + 1, place }];
      });
    }
    return this.#reached;
  }
}

/** The next of some ascending positions after n, or undefined. */
export function nextAfter(positions: readonly number[], n: number): number | undefined {
  return positions.find((position) => position > n);
}

/** The last of some ascending positions before n, or undefined. */
export function lastBefore(positions: readonly number[], n: number): number | undefined {
  return positions.findLast((position) => position < n);
}

/** Several ascending lists as one, without repetition. */
export function mergePositions(lists: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}
