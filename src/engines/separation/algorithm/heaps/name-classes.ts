import type { PointerFact } from "./symbolic-heap.ts";

/** Names in classes of equal ones: union-find. */
export class NameClasses {
  readonly #parent = new Map<string, string>();

  /** The classes that the equalities among some facts make. */
  constructor(facts: readonly PointerFact[] = []) {
    for (const { relation, left, right } of facts) if (relation === "=") this.unite(left, right);
  }

  /** The name that stands for a class. */
  readonly find = (name: string): string => {
    let at = name;
    for (let up = this.#parent.get(at); up !== undefined; up = this.#parent.get(at)) {
      // Half of the way is saved for the next one who asks.
      const above = this.#parent.get(up);
      if (above !== undefined) this.#parent.set(at, above);
      at = up;
    }
    return at;
  };

  /** Makes one class of two; the second stands for it. */
  unite(left: string, right: string): void {
    const [a, b] = [this.find(left), this.find(right)];
    if (a !== b) this.#parent.set(a, b);
  }
}
