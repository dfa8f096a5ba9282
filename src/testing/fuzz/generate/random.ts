import { randomFrom } from "../../../kernel/index.ts";

/** Random choices, the same for the same seed. */
export class Random {
  readonly #below: (n: number) => number;

  constructor(seed: number) {
    this.#below = randomFrom(seed);
  }

  /** A whole number from 0 to `n` − 1. */
  below(n: number): number {
    return this.#below(Math.max(1, n));
  }

  /** True once in `n` times. */
  once(n: number): boolean {
    return this.below(n) === 0;
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  }
}
