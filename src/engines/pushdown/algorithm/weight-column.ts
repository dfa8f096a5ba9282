import type { Semiring } from "./semirings/index.ts";

/** A column of weights that grows at its end. */
export interface WeightColumn<W> {
  at(index: number): W;
  push(weight: W): void;
  set(index: number, weight: W): void;
}

/** Two bits a weight where the semiring allows it, else one cell. */
export function createWeightColumn<W>(semiring: Semiring<W>): WeightColumn<W> {
  // A two-bit semiring says that its weights are the integers 0 to 3.
  return semiring.isTwoBit ? (new TwoBitColumn() as unknown as WeightColumn<W>) : new CellColumn<W>(semiring.zero);
}

/** Integers from 0 to 3, four to a byte. */
class TwoBitColumn implements WeightColumn<number> {
  #bytes = new Uint8Array(64);
  #length = 0;

  at(index: number): number {
    return ((this.#bytes[index >> 2] ?? 0) >> ((index & 3) << 1)) & 3;
  }

  push(weight: number): void {
    const index = this.#length++;
    if (index >> 2 >= this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.set(index, weight);
  }

  set(index: number, weight: number): void {
    const shift = (index & 3) << 1;
    const byte = this.#bytes[index >> 2] ?? 0;
    this.#bytes[index >> 2] = (byte & ~(3 << shift)) | (weight << shift);
  }
}

class CellColumn<W> implements WeightColumn<W> {
  readonly #cells: W[] = [];
  readonly #zero: W;

  constructor(zero: W) {
    this.#zero = zero;
  }

  at(index: number): W {
    return this.#cells[index] ?? this.#zero;
  }

  push(weight: W): void {
    this.#cells.push(weight);
  }

  set(index: number, weight: W): void {
    this.#cells[index] = weight;
  }
}
