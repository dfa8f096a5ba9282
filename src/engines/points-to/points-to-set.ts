const LINEAR_LIMIT = 12;

/** pt(n): a set of context-sensitive objects by number, in the order in which they arrived. */
export class PointsToSet {
  readonly elements: number[] = [];
  /** Open addressing over element + 1; only once the set is too large for a scan. */
  #slots: Int32Array | undefined;

  get size(): number {
    return this.elements.length;
  }

  has(object: number): boolean {
    if (this.#slots === undefined) return this.elements.includes(object);
    return this.#slots[slotOf(this.#slots, object)] !== 0;
  }

  /** Whether the object was new. */
  add(object: number): boolean {
    if (this.#slots === undefined) {
      if (this.elements.includes(object)) return false;
      this.elements.push(object);
      if (this.elements.length > LINEAR_LIMIT) this.#rehash(64);
      return true;
    }
    const slot = slotOf(this.#slots, object);
    if (this.#slots[slot] !== 0) return false;
    this.#slots[slot] = object + 1;
    this.elements.push(object);
    if (this.elements.length * 2 > this.#slots.length) this.#rehash(this.#slots.length * 4);
    return true;
  }

  #rehash(capacity: number): void {
    const slots = new Int32Array(capacity);
    for (const object of this.elements) slots[slotOf(slots, object)] = object + 1;
    this.#slots = slots;
  }
}

function slotOf(slots: Int32Array, object: number): number {
  const mask = slots.length - 1;
  let slot = (Math.imul(object, 0x9e3779b1) >>> 7) & mask;
  while (slots[slot] !== 0 && slots[slot] !== object + 1) slot = (slot + 1) & mask;
  return slot;
}
