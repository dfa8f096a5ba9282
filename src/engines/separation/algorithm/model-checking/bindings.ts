/** A value in a concrete heap: an address, null, or an integer. */
type Known = string | null | bigint;

/** A known value, or another slot; undefined: not known yet. */
type Slot = { readonly kind: "value"; readonly value: Known } | { readonly kind: "alias"; readonly of: number };

/** A place to come back to. */
export interface BindingsMark {
  readonly slots: number;
  readonly trail: number;
  readonly apart: number;
}

/**
 * What the variables of a matching stand for, and which of them must differ. Operations answer false on a contradiction;
 * `undo` takes everything back that was said since a mark. Slot 0 is null.
 */
export class Bindings {
  readonly #slots: (Slot | undefined)[] = [{ kind: "value", value: null }];
  readonly #trail: number[] = [];
  /** Pairs that must differ, where a value is not known yet. */
  readonly #apart: (readonly [number, number])[] = [];
  /** By slot: the pairs that are to be looked at again when it is bound. May hold pairs that are gone. */
  readonly #watching = new Map<number, number[]>();

  get size(): number {
    return this.#slots.length;
  }

  /** A new slot; without a value it is open. */
  slot(value: Known | undefined): number {
    if (value === null) return 0;
    return this.#slots.push(value === undefined ? undefined : { kind: "value", value }) - 1;
  }

  root(slot: number): number {
    let at = slot;
    for (let next = this.#slots[at]; next?.kind === "alias"; next = this.#slots[at]) at = next.of;
    return at;
  }

  valueOf(slot: number): Known | undefined {
    const found = this.#slots[this.root(slot)];
    return found?.kind === "value" ? found.value : undefined;
  }

  equal(left: number, right: number): boolean {
    const [a, b] = [this.root(left), this.root(right)];
    if (a === b) return true;
    const [x, y] = [this.valueOf(a), this.valueOf(b)];
    if (x !== undefined && y !== undefined) return x === y;
    // Of two open ones the older stays, so that ways to it are short.
    const [from, to] = x === undefined && (y !== undefined || a > b) ? [a, b] : [b, a];
    return this.#bind(from, { kind: "alias", of: to });
  }

  /** As `equal` with a slot of this value. */
  is(slot: number, value: Known): boolean {
    const at = this.root(slot);
    const known = this.valueOf(at);
    return known === undefined ? this.#bind(at, { kind: "value", value }) : known === value;
  }

  /** Unknown references can be new locations: only known values, or a variable and itself, contradict. */
  distinct(left: number, right: number): boolean {
    const isDecided = this.#areApart(left, right);
    if (isDecided !== undefined) return isDecided;
    const pair = this.#apart.push([left, right]) - 1;
    this.#watch(this.root(left), pair);
    this.#watch(this.root(right), pair);
    return true;
  }

  mark(): BindingsMark {
    return { slots: this.#slots.length, trail: this.#trail.length, apart: this.#apart.length };
  }

  undo({ slots, trail, apart }: BindingsMark): void {
    while (this.#trail.length > trail) this.#slots[this.#trail.pop() ?? 0] = undefined;
    // One by one: that costs what was added, while a new length would copy the rest.
    while (this.#slots.length > slots) {
      this.#slots.pop();
      if (this.#watching.size > 0) this.#watching.delete(this.#slots.length);
    }
    while (this.#apart.length > apart) this.#apart.pop();
  }

  #bind(slot: number, to: Slot): boolean {
    this.#slots[slot] = to;
    this.#trail.push(slot);
    const pairs = this.#watching.get(slot)?.filter((pair) => pair < this.#apart.length) ?? [];
    if (to.kind === "alias") for (const pair of pairs) this.#watch(to.of, pair);
    return pairs.every((pair) => this.#areApart(...(this.#apart[pair] ?? [])) !== false);
  }

  #watch(slot: number, pair: number): void {
    const pairs = this.#watching.get(slot) ?? [];
    while ((pairs.at(-1) ?? -1) >= this.#apart.length) pairs.pop();
    pairs.push(pair);
    this.#watching.set(slot, pairs);
  }

  /** Undefined where it is not known yet. */
  #areApart(left = 0, right = 0): boolean | undefined {
    const [a, b] = [this.root(left), this.root(right)];
    if (a === b) return false;
    const [x, y] = [this.valueOf(a), this.valueOf(b)];
    return x === undefined || y === undefined ? undefined : x !== y;
  }
}
