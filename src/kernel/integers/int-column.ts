type Ints = Int32Array | Uint16Array | Uint8Array;

/** How many bytes an element of a column takes. */
export type Width = 8 | 16 | 32;

/**
 * A column of integers that only grows: amortized constant append, no boxing.
 * Widths 8 and 16 are unsigned, 32 is signed.
 */
export class IntColumn {
  #cells: Ints;
  #length = 0;
  readonly #width: Width;

  constructor(width: Width = 32, capacity = 64) {
    this.#width = width;
    this.#cells = allocate(width, capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** Bytes held, spare capacity included. */
  get bytes(): number {
    return this.#cells.byteLength;
  }

  /** The element at `index`; 0 outside the column. */
  at(index: number): number {
    return this.#cells[index] ?? 0;
  }

  push(value: number): void {
    this.#reserve(this.#length + 1);
    this.#cells[this.#length++] = value;
  }

  set(index: number, value: number): void {
    this.#cells[index] = value;
  }

  /** A copy of [from, to). */
  slice(from: number, to = this.#length): Ints {
    return this.#cells.slice(from, Math.min(to, this.#length));
  }

  append(values: Ints | readonly number[]): void {
    this.#reserve(this.#length + values.length);
    this.#cells.set(values, this.#length);
    this.#length += values.length;
  }

  /** The index of the first element that is not less than `value`, in a column that never decreases. */
  lowerBound(value: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(middle) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first index of a value from `from` on, or -1. */
  indexOf(value: number, from = 0): number {
    for (let index = from; index < this.#length; index++) if (this.#cells[index] === value) return index;
    return -1;
  }

  #reserve(wanted: number): void {
    if (wanted <= this.#cells.length) return;
    const grown = allocate(this.#width, Math.max(wanted, Math.ceil(this.#cells.length * 1.6)));
    grown.set(this.#cells);
    this.#cells = grown;
  }
}

function allocate(width: Width, capacity: number): Ints {
  if (width === 8) return new Uint8Array(capacity);
  return width === 16 ? new Uint16Array(capacity) : new Int32Array(capacity);
}
