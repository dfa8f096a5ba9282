import { append } from "./multi-map.ts";

/** Things in classes: at first each is alone, and what is united stays together. */
export class UnionFind<T> {
  readonly #parents = new Map<T, T>();

  /** What stands for the class of a thing. */
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

  /** Makes one class of two; what stands for the second stands for both. */
  unite(first: T, second: T): void {
    const [a, b] = [this.find(first), this.find(second)];
    if (a !== b) this.#parents.set(a, b);
  }

  /** What has been united, with `more` that may be alone, class by class. */
  classes(more: readonly T[] = []): readonly (readonly T[])[] {
    const classes = new Map<T, T[]>();
    for (const member of new Set([...more, ...this.#parents.keys(), ...this.#parents.values()]))
      append(classes, this.find(member), member);
    return [...classes.values()];
  }
}
