import { IntColumn } from "../../kernel/index.ts";
import type { Seq } from "./step.ts";

/** How many entries are looked at together. */
const BLOCK = 256;

/** The put steps of the entries that wait at a position, in put order. There can be hundreds of thousands. */
export interface Waiting extends Iterable<Seq> {
  readonly length: number;
  /** undefined outside the list */
  at(index: number): Seq | undefined;
}

/**
 * The entries of an agenda in the order in which they were put, each with the step at which it left. It is asked for at
 * each position: blocks of entries of which all have left, or none, are counted without a look at each.
 */
export class AgendaEntries {
  readonly #puts = new IntColumn();
  /** The step that took or closed the entry; 0 while it waits. */
  readonly #takes = new IntColumn();
  /** Of each block: how many of its entries wait now, and the first and the last step at which one left; 0: none yet. */
  readonly #waiting = new IntColumn();
  readonly #firstTakes = new IntColumn();
  readonly #lastTakes = new IntColumn();

  get bytes(): number {
    const columns = [this.#puts, this.#takes, this.#waiting, this.#firstTakes, this.#lastTakes];
    return columns.reduce((sum, column) => sum + column.bytes, 0);
  }

  put(seq: Seq): void {
    if (this.#puts.length % BLOCK === 0) for (const column of this.#ofBlocks()) column.push(0);
    const block = this.#waiting.length - 1;
    this.#waiting.set(block, this.#waiting.at(block) + 1);
    this.#puts.push(seq);
    this.#takes.push(0);
  }

  /** An entry leaves at a step, if it is one that waits: what was taken can be closed later. */
  leave(put: Seq, seq: Seq): void {
    const entry = this.#puts.lowerBound(put);
    if (entry < this.#puts.length && this.#puts.at(entry) === put) this.#leave(entry, seq);
  }

  /** All that waits leaves. */
  drain(seq: Seq): void {
    for (let entry = 0; entry < this.#takes.length; entry++) this.#leave(entry, seq);
  }

  /** The entries that wait at position n. */
  waitingAt(n: number): Waiting {
    const end = this.#puts.lowerBound(n);
    /** How many wait in the blocks up to each one, that one included. */
    const upTo = new IntColumn();
    let length = 0;
    for (let block = 0; block * BLOCK < end; block++) {
      length += this.#countIn(block, end, n);
      upTo.push(length);
    }
    const at = (index: number): Seq | undefined => {
      if (index < 0 || index >= length) return undefined;
      const block = upTo.lowerBound(index + 1);
      let left = index - (block === 0 ? 0 : upTo.at(block - 1));
      for (const put of this.#waitingIn(block, end, n)) if (left-- === 0) return put;
      return undefined;
    };
    const blocks = (): Iterable<Seq>[] =>
      Array.from({ length: upTo.length }, (_, block) => this.#waitingIn(block, end, n));
    return {
      length,
      at,
      *[Symbol.iterator]() {
        for (const block of blocks()) yield* block;
      },
    };
  }

  *#waitingIn(block: number, end: number, n: number): Generator<Seq> {
    const last = Math.min(end, (block + 1) * BLOCK);
    for (let entry = block * BLOCK; entry < last; entry++) if (this.#waits(entry, n)) yield this.#puts.at(entry);
  }

  #countIn(block: number, end: number, n: number): number {
    const last = Math.min(end, (block + 1) * BLOCK);
    const first = block * BLOCK;
    const firstTake = this.#firstTakes.at(block);
    if (firstTake === 0 || firstTake >= n) return last - first;
    if (this.#waiting.at(block) === 0 && this.#lastTakes.at(block) < n) return 0;
    let count = 0;
    for (let entry = first; entry < last; entry++) if (this.#waits(entry, n)) count++;
    return count;
  }

  #waits(entry: number, n: number): boolean {
    const take = this.#takes.at(entry);
    return take === 0 || take >= n;
  }

  #leave(entry: number, seq: Seq): void {
    if (this.#takes.at(entry) !== 0) return;
    const block = Math.floor(entry / BLOCK);
    this.#takes.set(entry, seq);
    this.#waiting.set(block, this.#waiting.at(block) - 1);
    if (this.#firstTakes.at(block) === 0) this.#firstTakes.set(block, seq);
    this.#lastTakes.set(block, seq);
  }

  #ofBlocks(): readonly IntColumn[] {
    return [this.#waiting, this.#firstTakes, this.#lastTakes];
  }
}
