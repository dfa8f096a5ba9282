import { IntColumn } from "../../../kernel/index.ts";

/** Transitions as three integer columns with a hash index: a number for each (from, symbol, to). */
export class TransitionIndex {
  readonly from = new IntColumn();
  readonly symbol = new IntColumn();
  readonly to = new IntColumn();
  /** Transition number + 1 at each used place; 0 where it is free. */
  #slots = new Int32Array(256);
  #mask = 255;

  get length(): number {
    return this.from.length;
  }

  /** The number of a transition, or -1. */
  find(from: number, symbol: number, to: number): number {
    return (this.#slots[this.#slotOf(from, symbol, to)] ?? 0) - 1;
  }

  /** The number of a transition, which is `length` if it is new. */
  intern(from: number, symbol: number, to: number): number {
    const slot = this.#slotOf(from, symbol, to);
    const known = this.#slots[slot] ?? 0;
    if (known !== 0) return known - 1;
    const number = this.from.length;
    this.#slots[slot] = number + 1;
    this.from.push(from);
    this.symbol.push(symbol);
    this.to.push(to);
    if (number * 2 > this.#mask) this.#grow();
    return number;
  }

  #slotOf(from: number, symbol: number, to: number): number {
    const slots = this.#slots;
    let slot = hash(from, symbol, to) & this.#mask;
    for (let number = slots[slot] ?? 0; number !== 0; number = slots[slot] ?? 0) {
      const at = number - 1;
      if (this.from.at(at) === from && this.symbol.at(at) === symbol && this.to.at(at) === to) return slot;
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }

  #grow(): void {
    this.#mask = (this.#mask + 1) * 4 - 1;
    this.#slots = new Int32Array(this.#mask + 1);
    for (let at = 0; at < this.from.length; at++) {
      let slot = hash(this.from.at(at), this.symbol.at(at), this.to.at(at)) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = at + 1;
    }
  }
}

function hash(a: number, b: number, c: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b) ^ Math.imul(c + 0x165667b1, 0x27d4eb2f);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
