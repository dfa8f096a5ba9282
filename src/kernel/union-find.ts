import { append } from "./multi-map.ts";

/** A partition into classes: at first each element is alone, and united classes stay united. */
export class UnionFind<T> {
  readonly #parents = new Map<T, T>();

  /** The representative of the class of an element. */
  readonly find = (thing: T): T => {
    let at = thing;
    for (let up = this.#parents.get(at); up !== undefined; up = this.#parents.get(at)) {
      // Half of the way is saved for the next one who asks.
      const above = this.#parents.get(up);
      if (above !== undefined) this.#parents.set(at, above);
      at = up;
    }
    return at;
  };

  /** Unites two classes; the representative of the second represents both. */
  unite(first: T, second: T): void {
    const [a, b] = [this.find(first), this.find(second)];
    if (a !== b) this.#parents.set(a, b);
  }

  /** The united elements, and those of `more`, which may be alone, class by class. */
  classes(more: readonly T[] = []): readonly (readonly T[])[] {
    const classes = new Map<T, T[]>();
    for (const member of new Set([...more, ...this.#parents.keys(), ...this.#parents.values()]))
      append(classes, this.find(member), member);
    return [...classes.values()];
  }
}
