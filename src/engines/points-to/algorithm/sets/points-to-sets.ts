import { IntArena } from "./int-arena.ts";

/** Sets of up to 2^4 elements are searched from end to end; larger ones have a hash table. */
const LINEAR_LOG = 4;
const SMALLEST_LOG = 2;

/**
 * All points-to sets of an analysis. A set of one element is stored in the table itself, a larger
 * one as a block of an arena, in the order of arrival, with a second block as hash table (open
 * addressing over element + 1) once it is too large for a search.
 */
export class PointsToSets {
  readonly #arena = new IntArena();
  /** Per pointer: the only element, or the address of the elements. */
  #elements = new Int32Array(1024);
  /** Per pointer: the address of the hash table. */
  #slots = new Int32Array(1024);
  #sizes = new Int32Array(1024);
  /** Per pointer: the logarithm of how many elements there is room for. */
  #logs = new Uint8Array(1024);

  size(pointer: number): number {
    return this.#sizes[pointer] ?? 0;
  }

  /** In the order in which they arrived. */
  elements(pointer: number): number[] {
    const size = this.size(pointer);
    if (size === 0) return [];
    const address = this.#elements[pointer] ?? 0;
    if (this.#logs[pointer] === 0) return [address];
    const cells = this.#arena.segment(address);
    const base = this.#arena.offset(address);
    const elements: number[] = [];
    for (let index = base; index < base + size; index++) elements.push(cells[index] ?? 0);
    return elements;
  }

  /** Whether the object was new. */
  add(pointer: number, object: number): boolean {
    if (pointer >= this.#sizes.length) this.#growTable(pointer);
    const size = this.#sizes[pointer] ?? 0;
    if (size === 0) {
      this.#elements[pointer] = object;
      this.#sizes[pointer] = 1;
      return true;
    }
    const log = this.#logs[pointer] ?? 0;
    if (log > LINEAR_LOG) return this.#addHashed(pointer, object, size, log);
    if (log === 0 ? this.#elements[pointer] === object : this.#isAmong(pointer, object, size)) return false;
    this.#append(pointer, object, size, log);
    return true;
  }

  #isAmong(pointer: number, object: number, size: number): boolean {
    const address = this.#elements[pointer] ?? 0;
    const cells = this.#arena.segment(address);
    const base = this.#arena.offset(address);
    for (let index = base; index < base + size; index++) if (cells[index] === object) return true;
    return false;
  }

  #addHashed(pointer: number, object: number, size: number, log: number): boolean {
    const address = this.#slots[pointer] ?? 0;
    const cells = this.#arena.segment(address);
    const slot = this.#arena.offset(address) + slotOf(cells, this.#arena.offset(address), log + 1, object);
    if (cells[slot] !== 0) return false;
    cells[slot] = object + 1;
    this.#append(pointer, object, size, log);
    return true;
  }

  #append(pointer: number, object: number, size: number, log: number): void {
    if (size === 1 << log) this.#grow(pointer, size, log);
    const address = this.#elements[pointer] ?? 0;
    this.#arena.segment(address)[this.#arena.offset(address) + size] = object;
    this.#sizes[pointer] = size + 1;
    if (this.#isHashDue(pointer, size + 1)) this.#hash(pointer, size + 1);
  }

  /** Right after the elements moved into a block that is searched by hash. */
  #isHashDue(pointer: number, size: number): boolean {
    const log = this.#logs[pointer] ?? 0;
    return log > LINEAR_LOG && size === (1 << (log - 1)) + 1;
  }

  /** Moves the elements into a block of twice the size. */
  #grow(pointer: number, size: number, log: number): void {
    const wider = log === 0 ? SMALLEST_LOG : log + 1;
    const old = this.#elements[pointer] ?? 0;
    const address = this.#arena.allocate(wider);
    const cells = this.#arena.segment(address);
    const base = this.#arena.offset(address);
    if (log === 0) cells[base] = old;
    else {
      const from = this.#arena.offset(old);
      cells.set(this.#arena.segment(old).subarray(from, from + size), base);
      this.#arena.release(old, log);
    }
    if (log > LINEAR_LOG) this.#arena.release(this.#slots[pointer] ?? 0, log + 1);
    this.#elements[pointer] = address;
    this.#logs[pointer] = wider;
  }

  /** A new hash table over all elements, at most half full as long as the elements do not move. */
  #hash(pointer: number, size: number): void {
    const log = (this.#logs[pointer] ?? 0) + 1;
    const address = this.#arena.allocate(log);
    const slots = this.#arena.segment(address);
    const base = this.#arena.offset(address);
    slots.fill(0, base, base + (1 << log));
    const elements = this.#elements[pointer] ?? 0;
    const cells = this.#arena.segment(elements);
    const first = this.#arena.offset(elements);
    for (let index = first; index < first + size; index++) {
      const object = cells[index] ?? 0;
      slots[base + slotOf(slots, base, log, object)] = object + 1;
    }
    this.#slots[pointer] = address;
  }

  #growTable(pointer: number): void {
    const capacity = Math.max(pointer + 1, this.#sizes.length * 2);
    this.#elements = widened(this.#elements, new Int32Array(capacity));
    this.#slots = widened(this.#slots, new Int32Array(capacity));
    this.#sizes = widened(this.#sizes, new Int32Array(capacity));
    this.#logs = widened(this.#logs, new Uint8Array(capacity));
  }
}

/** Where the object is, or would go, in the table of 2^log slots at `base`: relative to it. */
function slotOf(cells: Int32Array, base: number, log: number, object: number): number {
  const mask = (1 << log) - 1;
  let slot = (Math.imul(object, 0x9e3779b1) >>> 7) & mask;
  while (cells[base + slot] !== 0 && cells[base + slot] !== object + 1) slot = (slot + 1) & mask;
  return slot;
}

function widened<T extends Int32Array | Uint8Array>(old: T, wider: T): T {
  wider.set(old);
  return wider;
}
