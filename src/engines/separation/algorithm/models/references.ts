import { setAt, UnionFind } from "../../../../kernel/index.ts";

/** Numbered references: which are equal, and which differ. 0 is null. */
export class References {
  /** The smallest number of a class stands for it, so that 0 stands for null's. */
  readonly #classes = new UnionFind<number>();
  /** Pairs, one after the other. */
  readonly #distinct: number[] = [];
  #size = 1;

  get size(): number {
    return this.#size;
  }

  fresh(): number {
    return this.#size++;
  }

  find(reference: number): number {
    return this.#classes.find(reference);
  }

  equal(a: number, b: number): void {
    const [left, right] = [this.find(a), this.find(b)];
    this.#classes.unite(Math.max(left, right), Math.min(left, right));
  }

  distinct(a: number, b: number): void {
    this.#distinct.push(a, b);
  }

  /**
   * References that nothing fixes become null where that is allowed, else an existing object of their type, else they
   * stay what they are: a location outside of the heap. `objects`: the classes that have a cell, with its data type;
   * `wantedOf`: the data type that declarations ask for.
   */
  settle(objects: readonly number[], typeOf: DataTypes, wantedOf: (reference: number) => string | undefined): void {
    const differing = this.#differing(typeOf);
    const ofType = new Map<string | undefined, readonly number[]>([[undefined, objects]]);
    for (const type of new Set(typeOf))
      if (type !== undefined)
        ofType.set(
          type,
          objects.filter((at) => typeOf[at] === type),
        );
    for (let reference = 1; reference < this.#size; reference++) {
      if (!this.#isOpen(reference, typeOf) || this.find(reference) !== reference) continue;
      const others = differing.get(reference) ?? new Set();
      const target = others.has(0) ? ofType.get(wantedOf(reference))?.find((at) => !others.has(at)) : 0;
      if (target === undefined) continue;
      this.#classes.unite(reference, target);
      for (const other of others) differing.get(other)?.add(target);
    }
  }

  /** Neither null nor an object. */
  #isOpen(at: number, typeOf: DataTypes): boolean {
    return at !== 0 && typeOf[at] === undefined;
  }

  /** What each open class differs from. */
  #differing(typeOf: DataTypes): ReadonlyMap<number, Set<number>> {
    const differing = new Map<number, Set<number>>();
    const note = (at: number, from: number): void => {
      if (!this.#isOpen(at, typeOf)) return;
      setAt(differing, at).add(from);
    };
    for (let index = 0; index < this.#distinct.length; index += 2) {
      const [a, b] = [this.find(this.#distinct[index] ?? 0), this.find(this.#distinct[index + 1] ?? 0)];
      note(a, b);
      note(b, a);
    }
    return differing;
  }
}

/** By class: the data type of its cell. */
type DataTypes = readonly (string | undefined)[];
