/** The joins of a pattern and the places in a text that led nowhere together. */
export class DeadEnds {
  readonly #length: number;
  /** For each key of a join a bit for each place. */
  #places: (Uint8Array | undefined)[] = [];
  /** The bits set while a part runs by itself. */
  readonly #tentative: number[] = [];
  /** How many parts run, each within the one before. */
  #depth = 0;

  constructor(length: number) {
    this.#length = length;
  }

  forgetAll(): void {
    this.#places = [];
    this.#tentative.length = 0;
  }

  /** Whether that was tried before; if not it is remembered, as a second attempt means that the first one led nowhere. */
  isKnown(key: number, at: number): boolean {
    const bit = 1 << (at & 7);
    const index = at >> 3;
    this.#places[key] ??= new Uint8Array((this.#length >> 3) + 1);
    const places = this.#places[key] as Uint8Array;
    const known = places[index] ?? 0;
    if ((known & bit) !== 0) return true;
    places[index] = known | bit;
    if (this.#depth > 0) this.#tentative.push(key, at);
    return false;
  }

  /** A part begins to run by itself; what comes back is given to `endPart`. */
  beginPart(): number {
    this.#depth += 1;
    return this.#tentative.length;
  }

  /** The part is over. Whether what it remembered `holds` for good. */
  endPart(mark: number, holds: boolean): void {
    this.#depth -= 1;
    if (!holds) this.#forget(mark);
    else if (this.#depth === 0) this.#tentative.length = 0;
  }

  #forget(mark: number): void {
    const tentative = this.#tentative;
    for (let i = mark; i < tentative.length; i += 2) {
      const at = tentative[i + 1] as number;
      const places = this.#places[tentative[i] as number];
      if (places !== undefined) places[at >> 3] = (places[at >> 3] ?? 0) & ~(1 << (at & 7));
    }
    tentative.length = mark;
  }
}
