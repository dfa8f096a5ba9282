import { append } from "../../../kernel/index.ts";
import type { Recording } from "../../log/recording.ts";
import type { Seq } from "../../log/step.ts";

/**
 * At which positions a recording arrives at what: a line, a rule, a change. Built when first asked for, extended as the
 * recording grows: a breakpoint works forward and backward by look-up.
 */
export class Arrivals {
  readonly #recording: Pick<Recording, "length">;
  readonly #keysOf: (seq: Seq) => Iterable<string | number>;
  readonly #positions = new Map<string | number, number[]>();
  #length = 0;

  /** `keysOf` says what a step arrives at. It is asked about each step once, in order. */
  constructor(recording: Pick<Recording, "length">, keysOf: (seq: Seq) => Iterable<string | number>) {
    this.#recording = recording;
    this.#keysOf = keysOf;
  }

  /** Ascending positions right after the steps that arrive there. */
  at(key: string | number): readonly number[] {
    for (; this.#length < this.#recording.length; this.#length++)
      for (const each of this.#keysOf(this.#length)) append(this.#positions, each, this.#length + 1);
    return this.#positions.get(key) ?? [];
  }
}
