/**
 * A hash map from pairs of non-negative integers to non-negative integers, without boxing:
 * open addressing over three integer arrays. Entries are never removed.
 */
export class PairMap {
  #first: Int32Array;
  #second: Int32Array;
  #values: Int32Array;
  #size = 0;
  #mask: number;

  constructor(capacity = 16) {
    this.#mask = capacity - 1;
    this.#first = new Int32Array(capacity).fill(-1);
    this.#second = new Int32Array(capacity);
    this.#values = new Int32Array(capacity);
  }

  get size(): number {
    return this.#size;
  }

  /** The value of (a, b), or -1. */
  get(a: number, b: number): number {
    const slot = this.#find(a, b);
    return this.#first[slot] === -1 ? -1 : (this.#values[slot] ?? -1);
  }

  set(a: number, b: number, value: number): void {
    const slot = this.#find(a, b);
    if (this.#first[slot] === -1) {
      this.#first[slot] = a;
      this.#second[slot] = b;
      this.#size++;
    }
    this.#values[slot] = value;
    if (this.#size * 2 > this.#mask) this.#grow();
  }

  #find(a: number, b: number): number {
    let slot = hash(a, b) & this.#mask;
    while (this.#first[slot] !== -1 && (this.#first[slot] !== a || this.#second[slot] !== b))
      slot = (slot + 1) & this.#mask;
    return slot;
  }

  #grow(): void {
    const first = this.#first;
    const second = this.#second;
    const values = this.#values;
    const capacity = (this.#mask + 1) * 2;
    this.#mask = capacity - 1;
    this.#first = new Int32Array(capacity).fill(-1);
    this.#second = new Int32Array(capacity);
    this.#values = new Int32Array(capacity);
    for (let old = 0; old < first.length; old++) {
      const a = first[old] ?? -1;
      if (a === -1) continue;
      const b = second[old] ?? 0;
      const slot = this.#find(a, b);
      this.#first[slot] = a;
      this.#second[slot] = b;
      this.#values[slot] = values[old] ?? 0;
    }
  }
}

function hash(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
