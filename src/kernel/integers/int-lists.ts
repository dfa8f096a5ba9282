import { IntColumn } from "./int-column.ts";

/**
 * Lists of non-negative integers under non-negative integers, each in the order of its items' arrival: three columns
 * instead of an array for each list. An item is in one list at most. Lists may grow while they are walked.
 */
export class IntLists {
  /** Per key its first and its last item, per item the one after it; plus 1, so that 0 is none. */
  readonly #first = new IntColumn();
  readonly #last = new IntColumn();
  readonly #next = new IntColumn();

  /** Puts an item at the end of the list of a key. */
  add(key: number, item: number): void {
    fill(this.#first, key);
    fill(this.#last, key);
    fill(this.#next, item);
    const last = this.#last.at(key);
    if (last === 0) this.#first.set(key, item + 1);
    else this.#next.set(last - 1, item + 1);
    this.#last.set(key, item + 1);
  }

  /** The first item of a key, or -1. */
  first(key: number): number {
    return this.#first.at(key) - 1;
  }

  /** The item after another one in its list, or -1. */
  next(item: number): number {
    return this.#next.at(item) - 1;
  }
}

function fill(column: IntColumn, index: number): void {
  while (column.length <= index) column.push(0);
}
