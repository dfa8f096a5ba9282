/** Integers that an entry takes: both keys and the value, side by side so that a look-up touches one place in memory. */
const STRIDE = 3;

/**
 * A hash map from pairs of non-negative integers to non-negative integers, without boxing:
 * open addressing over one integer array. Entries are never removed.
 */
export class PairMap {
  #cells: Int32Array;
  #size = 0;
  #mask: number;

  /** `capacity` is a power of two. */
  constructor(capacity = 16) {
    this.#mask = capacity - 1;
    this.#cells = new Int32Array(capacity * STRIDE).fill(-1);
  }

  get size(): number {
    return this.#size;
  }

  /** The value of (a, b), or -1. */
  get(a: number, b: number): number {
    return this.#cells[this.#find(a, b) + 2] ?? -1;
  }

  set(a: number, b: number, value: number): void {
    const at = this.#find(a, b);
    if (this.#cells[at] === -1) this.#enter(at, a, b, value);
    else this.#cells[at + 2] = value;
  }

  /** The value of (a, b), which is `value` from now on if there was none. */
  getOrSet(a: number, b: number, value: number): number {
    const at = this.#find(a, b);
    if (this.#cells[at] !== -1) return this.#cells[at + 2] ?? -1;
    this.#enter(at, a, b, value);
    return value;
  }

  #enter(at: number, a: number, b: number, value: number): void {
    this.#cells[at] = a;
    this.#cells[at + 1] = b;
    this.#cells[at + 2] = value;
    this.#size++;
    if (this.#size * 3 > this.#mask * 2) this.#grow();
  }

  /** Where (a, b) is, or would go. */
  #find(a: number, b: number): number {
    const cells = this.#cells;
    const mask = this.#mask;
    let slot = hash(a, b) & mask;
    let at = slot * STRIDE;
    while (cells[at] !== -1 && (cells[at] !== a || cells[at + 1] !== b)) {
      slot = (slot + 1) & mask;
      at = slot * STRIDE;
    }
    return at;
  }

  #grow(): void {
    const old = this.#cells;
    const capacity = (this.#mask + 1) * 2;
    this.#mask = capacity - 1;
    this.#cells = new Int32Array(capacity * STRIDE).fill(-1);
    for (let from = 0; from < old.length; from += STRIDE) {
      const a = old[from] ?? -1;
      if (a === -1) continue;
      const b = old[from + 1] ?? 0;
      const at = this.#find(a, b);
      this.#cells[at] = a;
      this.#cells[at + 1] = b;
      this.#cells[at + 2] = old[from + 2] ?? 0;
    }
  }
}

function hash(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
