const SEGMENT_BITS = 20;
const SEGMENT_SIZE = 1 << SEGMENT_BITS;

/**
 * Blocks of integers, their sizes powers of two, cut out of large segments: millions of small lists
 * without an object each, which the collector would have to look at again and again. A block is
 * named by its address; `segment(address)` is the array it lies in, `offset(address)` where.
 */
export class IntArena {
  readonly #segments: Int32Array[] = [];
  /** Released blocks by the logarithm of their size. */
  readonly #released: number[][] = [];
  #next = 0;
  #end = 0;

  /** A block of 2^log integers. What it holds is undefined. */
  allocate(log: number): number {
    const known = this.#released[log]?.pop();
    if (known !== undefined) return known;
    const size = 1 << log;
    if (size > SEGMENT_SIZE) return this.#addSegment(size);
    if (this.#next + size > this.#end) {
      this.#next = this.#addSegment(SEGMENT_SIZE);
      this.#end = this.#next + SEGMENT_SIZE;
    }
    const address = this.#next;
    this.#next += size;
    return address;
  }

  /** Gives a block of 2^log integers back. */
  release(address: number, log: number): void {
    const list = this.#released[log];
    if (list === undefined) this.#released[log] = [address];
    else list.push(address);
  }

  segment(address: number): Int32Array {
    return this.#segments[address >>> SEGMENT_BITS] ?? none;
  }

  offset(address: number): number {
    return address & (SEGMENT_SIZE - 1);
  }

  /** The address of a new segment; one that is longer than others is a single block. */
  #addSegment(size: number): number {
    this.#segments.push(new Int32Array(size));
    return (this.#segments.length - 1) << SEGMENT_BITS;
  }
}

const none = new Int32Array(0);
