import type { Turns } from "./turns.ts";

/** After these ops it is looked whether a thread has had the turn all the time. */
const LONG_TURN = 1_000_000;

/** Takes the turn from a thread that runs on and on. Ops are counted, so that equal runs are equal. */
export class LongTurns<Frame> {
  /** Ops until the next look. */
  left = LONG_TURN;
  readonly #turns: Turns<Frame>;
  /** The number of the turn at the last look. */
  #lookedAt = 0;

  constructor(turns: Turns<Frame>) {
    this.#turns = turns;
  }

  reset(): void {
    this.left = LONG_TURN;
    this.#lookedAt = 0;
  }

  /** `mayPause`: whether the thread stands where another one may come between. */
  look(mayPause: boolean): void {
    this.left = LONG_TURN;
    if (this.#turns.number === this.#lookedAt && mayPause) this.#turns.interruptLong();
    this.#lookedAt = this.#turns.number;
  }
}
