import type { CsObject } from "../context/index.ts";
import { BLOCK_WORDS, type BlockMask } from "../sets/sparse-sets.ts";
import type { TypeFilters } from "./type-filters.ts";

/** Type filters of PFG edges as bit masks over the objects, filled in as objects are asked for. */
export class FilterMasks {
  readonly #filters: TypeFilters;
  readonly #objects: readonly CsObject[];
  readonly #masks: (BlockMask | undefined)[] = [];

  /** `objects` may grow; what stands for a number stays. */
  constructor(filters: TypeFilters, objects: readonly CsObject[]) {
    this.#filters = filters;
    this.#objects = objects;
  }

  of(filter: number): BlockMask {
    const known = this.#masks[filter];
    if (known !== undefined) return known;
    const mask = this.#create(filter);
    this.#masks[filter] = mask;
    return mask;
  }

  #create(filter: number): BlockMask {
    /** Per block: which bits were asked for, then which of them pass. */
    const answers: Int32Array[] = [];
    return (block, words) => {
      let answer = answers[block];
      if (answer === undefined) {
        answer = new Int32Array(2 * BLOCK_WORDS);
        answers[block] = answer;
      }
      for (let word = 0; word < BLOCK_WORDS; word++) {
        const bits = words[word] ?? 0;
        const unknown = bits & ~(answer[word] ?? 0);
        if (unknown !== 0) this.#ask(filter, answer, block, word, unknown);
        words[word] = bits & (answer[BLOCK_WORDS + word] ?? 0);
      }
    };
  }

  #ask(filter: number, answer: Int32Array, block: number, word: number, unknown: number): void {
    let passing = 0;
    for (let bits = unknown; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const object = (block * BLOCK_WORDS + word) * 32 + 31 - Math.clz32(bit);
      if (this.#filters.admits(filter, this.#objects[object])) passing |= bit;
    }
    answer[word] = (answer[word] ?? 0) | unknown;
    answer[BLOCK_WORDS + word] = (answer[BLOCK_WORDS + word] ?? 0) | passing;
  }
}
