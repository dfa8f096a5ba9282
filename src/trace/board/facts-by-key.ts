import { IntColumn } from "../../kernel/index.ts";
import type { Seq } from "../log/step.ts";

/**
 * Things of which several steps tell something, each a row: in order of birth, with all the steps about it. What a
 * thing is at position n says the last step before n (a weight that rises, a row that is replaced) or all of them (a set
 * that grows).
 */
export class FactsByKey<Key> {
  /** The first step of each row, ascending. */
  readonly births = new IntColumn();
  readonly #keys: Key[] = [];
  readonly #steps = new Map<Key, IntColumn>();

  /** A further step about a thing; true when it is the first. Steps come in order. */
  add(key: Key, seq: Seq): boolean {
    const known = this.#steps.get(key);
    if (known !== undefined) {
      known.push(seq);
      return false;
    }
    const steps = new IntColumn(32, 2);
    steps.push(seq);
    this.#steps.set(key, steps);
    this.#keys.push(key);
    this.births.push(seq);
    return true;
  }

  get size(): number {
    return this.#keys.length;
  }

  keyAt(row: number): Key | undefined {
    return this.#keys[row];
  }

  birthOf(key: Key): Seq | undefined {
    return this.#steps.get(key)?.at(0);
  }

  /** All the steps about a thing, ascending. */
  stepsOf(key: Key): IntColumn {
    return this.#steps.get(key) ?? nothing;
  }

  /** The last step about a thing before position n; undefined before the first. */
  stepAt(key: Key, n: number): Seq | undefined {
    const steps = this.stepsOf(key);
    const visible = steps.lowerBound(n);
    return visible === 0 ? undefined : steps.at(visible - 1);
  }

  /** The last step about a thing before position n, or the first one where there is none before; undefined for unknown things. */
  shownAt(key: Key, n: number): Seq | undefined {
    return this.stepAt(key, n) ?? this.birthOf(key);
  }
}

const nothing = new IntColumn(32, 0);
