import { IntArena } from "./int-arena.ts";

/** A block covers 256 consecutive numbers: its index, then 8 words of bits. */
export const BLOCK_WORDS = 8;
const BLOCK_SHIFT = 8;
const STRIDE = BLOCK_WORDS + 1;

/** The smallest list has 2^4 integers: one block. */
const SMALLEST_LOG = 4;

/** Lists of more blocks are searched by halving. */
const LINEAR_LIMIT = 8;

const EMPTY = 0;
const SINGLE = -1;

const LOG_BITS = 5;
const LOG_MASK = (1 << LOG_BITS) - 1;

/** Which elements of a set may be passed on: clears the bits of the others in the words of a block. */
export type BlockMask = (block: number, words: Int32Array) => void;

/** A set that was taken out of its table: it does not change any more. */
export interface TakenSet {
  readonly address: number;
  readonly count: number;
  readonly log: number;
}

/**
 * Many sets of numbers as sparse bit sets, by number of the set. An element that stands alone is kept in the
 * table itself; larger sets are lists of blocks in ascending order. Sets that overlap a lot, as
 * points-to sets along an edge do, are united 32 elements at a time.
 */
export class SparseSets {
  readonly #arena = new IntArena();
  /**
   * Two integers a set, side by side so that a look-up touches one place in memory: the address of its blocks, or its
   * only element; and how many blocks it has, EMPTY or SINGLE, shifted, with the logarithm of the size of its list.
   */
  #table = new Int32Array(2048);
  readonly #words = new Int32Array(BLOCK_WORDS);

  isEmpty(set: number): boolean {
    return this.#count(set) === EMPTY;
  }

  size(set: number): number {
    return this.sizeOf(this.view(set));
  }

  /** In ascending order. */
  elements(set: number): number[] {
    return this.elementsOf(this.view(set));
  }

  /** In ascending order. */
  elementsOf({ address, count }: TakenSet): number[] {
    if (count === SINGLE) return [address];
    const cells = this.#arena.segment(address);
    let at = this.#arena.offset(address);
    const elements: number[] = [];
    for (let block = 0; block < count; block++, at += STRIDE) {
      const first = (cells[at] ?? 0) << BLOCK_SHIFT;
      for (let word = 0; word < BLOCK_WORDS; word++) {
        for (let bits = cells[at + 1 + word] ?? 0; bits !== 0; bits &= bits - 1) {
          elements.push(first + word * 32 + (31 - Math.clz32(bits & -bits)));
        }
      }
    }
    return elements;
  }

  sizeOf({ address, count }: TakenSet): number {
    return count === SINGLE ? 1 : countBits(this.#arena.segment(address), this.#arena.offset(address), count);
  }

  /** Whether the element was new. */
  add(set: number, element: number): boolean {
    if (2 * set >= this.#table.length) this.#growTable(set);
    const count = this.#count(set);
    if (count === EMPTY) {
      this.#enter(set, element, SINGLE, 0);
      return true;
    }
    if (count === SINGLE) {
      if (this.#address(set) === element) return false;
      this.#spread(set);
    }
    const block = this.#block(set, element >>> BLOCK_SHIFT);
    const cells = this.#arena.segment(this.#address(set));
    const word = block + 1 + ((element >>> 5) & (BLOCK_WORDS - 1));
    const bit = 1 << (element & 31);
    const old = cells[word] ?? 0;
    cells[word] = old | bit;
    return (old & bit) === 0;
  }

  /** Empties a set and returns what it held; `release` it after use. */
  take(set: number): TakenSet {
    const taken = this.view(set);
    this.#enter(set, 0, EMPTY, 0);
    return taken;
  }

  release({ address, count, log }: TakenSet): void {
    if (count > 0) this.#arena.release(address, log);
  }

  /** The set as it is now, for `unite`; not to be released. */
  view(set: number): TakenSet {
    return { address: this.#address(set), count: this.#count(set), log: this.#log(set) };
  }

  /**
   * Adds those elements of `source`, a set of the table `from`, that `mask` lets pass; what is new is added to the
   * set of the same number in `fresh` too. Whether anything was.
   */
  unite(set: number, from: SparseSets, source: TakenSet, mask: BlockMask | undefined, fresh: SparseSets): boolean {
    if (source.count === SINGLE) return this.#addMasked(set, source.address, mask, fresh);
    const cells = from.#arena.segment(source.address);
    let at = from.#arena.offset(source.address);
    let isGrown = false;
    for (let block = 0; block < source.count; block++, at += STRIDE) {
      if (this.#uniteBlock(set, cells, at, mask, fresh)) isGrown = true;
    }
    return isGrown;
  }

  #addMasked(set: number, element: number, mask: BlockMask | undefined, fresh: SparseSets): boolean {
    if (mask !== undefined) {
      const words = this.#words.fill(0);
      const word = (element >>> 5) & (BLOCK_WORDS - 1);
      words[word] = 1 << (element & 31);
      mask(element >>> BLOCK_SHIFT, words);
      if (words[word] === 0) return false;
    }
    if (!this.add(set, element)) return false;
    fresh.add(set, element);
    return true;
  }

  /** Unites with the block at `at` of `cells`. */
  #uniteBlock(set: number, cells: Int32Array, at: number, mask: BlockMask | undefined, fresh: SparseSets): boolean {
    const index = cells[at] ?? 0;
    const words = this.#words;
    for (let word = 0; word < BLOCK_WORDS; word++) words[word] = cells[at + 1 + word] ?? 0;
    if (mask !== undefined) {
      mask(index, words);
      if (isZero(words)) return false;
    }
    this.#prepare(set);
    const block = this.#block(set, index);
    const own = this.#arena.segment(this.#address(set));
    let all = 0;
    for (let word = 0; word < BLOCK_WORDS; word++) {
      const old = own[block + 1 + word] ?? 0;
      const added = (words[word] ?? 0) & ~old;
      own[block + 1 + word] = old | added;
      words[word] = added;
      all |= added;
    }
    if (all === 0) return false;
    fresh.#addWords(set, index, words);
    return true;
  }

  #addWords(set: number, index: number, words: Int32Array): void {
    this.#prepare(set);
    const block = this.#block(set, index);
    const own = this.#arena.segment(this.#address(set));
    for (let word = 0; word < BLOCK_WORDS; word++) {
      own[block + 1 + word] = (own[block + 1 + word] ?? 0) | (words[word] ?? 0);
    }
  }

  /** Makes the set one of blocks, possibly none yet. */
  #prepare(set: number): void {
    if (2 * set >= this.#table.length) this.#growTable(set);
    const count = this.#count(set);
    if (count === SINGLE) this.#spread(set);
    else if (count === EMPTY) this.#enter(set, this.#arena.allocate(SMALLEST_LOG), EMPTY, SMALLEST_LOG);
  }

  /** Moves the only element of a set into a block. */
  #spread(set: number): void {
    const element = this.#address(set);
    this.#enter(set, 0, EMPTY, 0);
    this.#prepare(set);
    const block = this.#block(set, element >>> BLOCK_SHIFT);
    const word = block + 1 + ((element >>> 5) & (BLOCK_WORDS - 1));
    this.#arena.segment(this.#address(set))[word] = 1 << (element & 31);
  }

  /** Where the block of an index is in the segment of the set; an empty one is put in if there is none. */
  #block(set: number, index: number): number {
    const count = this.#count(set);
    const address = this.#address(set);
    const cells = this.#arena.segment(address);
    const base = this.#arena.offset(address);
    const position = positionOf(cells, base, count, index);
    const block = base + position * STRIDE;
    return position < count && cells[block] === index ? block : this.#insert(set, position, index);
  }

  #insert(set: number, position: number, index: number): number {
    const count = this.#count(set);
    const log = this.#log(set);
    if ((count + 1) * STRIDE > 1 << log) this.#grow(set, count, log);
    const address = this.#address(set);
    const cells = this.#arena.segment(address);
    const block = this.#arena.offset(address) + position * STRIDE;
    if (position < count) cells.copyWithin(block + STRIDE, block, this.#arena.offset(address) + count * STRIDE);
    cells[block] = index;
    for (let word = 1; word < STRIDE; word++) cells[block + word] = 0;
    this.#enter(set, address, count + 1, this.#log(set));
    return block;
  }

  #grow(set: number, count: number, log: number): void {
    const old = this.#address(set);
    const address = this.#arena.allocate(log + 1);
    const from = this.#arena.offset(old);
    const cells = this.#arena.segment(old).subarray(from, from + count * STRIDE);
    this.#arena.segment(address).set(cells, this.#arena.offset(address));
    this.#arena.release(old, log);
    this.#enter(set, address, count, log + 1);
  }

  #address(set: number): number {
    return this.#table[2 * set] ?? 0;
  }

  #count(set: number): number {
    return (this.#table[2 * set + 1] ?? 0) >> LOG_BITS;
  }

  #log(set: number): number {
    return (this.#table[2 * set + 1] ?? 0) & LOG_MASK;
  }

  #enter(set: number, address: number, count: number, log: number): void {
    this.#table[2 * set] = address;
    this.#table[2 * set + 1] = (count << LOG_BITS) | log;
  }

  #growTable(set: number): void {
    const wider = new Int32Array(Math.max(2 * set + 2, this.#table.length * 2));
    wider.set(this.#table);
    this.#table = wider;
  }
}

/** The position of the first block whose index is not less than `index`. */
function positionOf(cells: Int32Array, base: number, count: number, index: number): number {
  let low = 0;
  if (count > LINEAR_LIMIT) {
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((cells[base + middle * STRIDE] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  while (low < count && (cells[base + low * STRIDE] ?? 0) < index) low++;
  return low;
}

function isZero(words: Int32Array): boolean {
  let all = 0;
  for (let word = 0; word < BLOCK_WORDS; word++) all |= words[word] ?? 0;
  return all === 0;
}

function countBits(cells: Int32Array, base: number, count: number): number {
  let total = 0;
  for (let block = 0, at = base; block < count; block++, at += STRIDE) {
    for (let word = 1; word <= BLOCK_WORDS; word++) total += bitCount(cells[at + word] ?? 0);
  }
  return total;
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
