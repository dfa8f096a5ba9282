import { numberAt } from "../../../../kernel/index.ts";
/**
 * A conjunction of reference facts over numbered variables, 0 being null: equality classes, disequalities, allocated
 * classes. Operations answer false when the facts have become inconsistent; the shape is then of no more use.
 */
export class Shape {
  /** The class of each variable: a variable's number. */
  readonly #classOf: number[];
  /** Pairs of classes, smaller first, as a · size + b. */
  #distinct: Set<number>;
  readonly #allocated: Set<number>;

  constructor(size: number, from?: Shape) {
    this.#classOf = from === undefined ? Array.from({ length: size }, (_, index) => index) : [...from.#classOf];
    this.#distinct = new Set(from === undefined ? [] : from.#distinct);
    this.#allocated = new Set(from === undefined ? [] : from.#allocated);
  }

  copy(): Shape {
    return new Shape(this.#classOf.length, this);
  }

  find(variable: number): number {
    return this.#classOf[variable] ?? variable;
  }

  isAllocated(variable: number): boolean {
    return this.#allocated.has(this.find(variable));
  }

  /** Whether the facts say that the two differ. */
  areDistinct(left: number, right: number): boolean {
    const [a, b] = [this.find(left), this.find(right)];
    if (a === b) return false;
    const isA = this.#allocated.has(a);
    const isB = this.#allocated.has(b);
    if ((isA && isB) || (isA && b === this.find(0)) || (isB && a === this.find(0))) return true;
    return this.#distinct.has(this.#pair(a, b));
  }

  equal(left: number, right: number): boolean {
    const [a, b] = [this.find(left), this.find(right)];
    if (a === b) return true;
    if (this.areDistinct(a, b)) return false;
    const [keep, gone] = a < b ? [a, b] : [b, a];
    for (let variable = 0; variable < this.#classOf.length; variable++)
      if (this.#classOf[variable] === gone) this.#classOf[variable] = keep;
    if (this.#allocated.delete(gone)) this.#allocated.add(keep);
    if (this.#distinct.size > 0) this.#rename(gone, keep);
    return true;
  }

  distinct(left: number, right: number): boolean {
    const [a, b] = [this.find(left), this.find(right)];
    if (a === b) return false;
    this.#distinct.add(this.#pair(a, b));
    return true;
  }

  allocate(variable: number): boolean {
    const at = this.find(variable);
    if (at === this.find(0) || this.#allocated.has(at)) return false;
    this.#allocated.add(at);
    return true;
  }

  /** What the facts say about some variables, the others existential: exact, as there are always more locations. */
  project(variables: readonly number[]): Pair {
    const numbers = new Map<number, number>();
    const classes = [0, ...variables].map((variable) => numberAt(numbers, this.find(variable)));
    const representatives = [...numbers.keys()];
    const distinct: (readonly [number, number])[] = [];
    for (const [i, a] of representatives.entries())
      for (let j = i + 1; j < representatives.length; j++)
        if (this.areDistinct(a, representatives[j] ?? a)) distinct.push([i, j]);
    const allocated = representatives.flatMap((at, index) => (this.#allocated.has(at) ? [index] : []));
    return { classes, distinct, allocated, key: `${classes.join(" ")}|${distinct.join(" ")}|${allocated.join(" ")}` };
  }

  /** Adds a pair for some variables; its cells are separate from those already there. */
  add(pair: Pair, variables: readonly number[]): boolean {
    const first: number[] = [];
    const all = [0, ...variables];
    for (const [index, variable] of all.entries()) {
      const number = pair.classes[index] ?? 0;
      const before = first[number];
      if (before === undefined) first[number] = variable;
      else if (!this.equal(before, variable)) return false;
    }
    const at = (number: number): number => first[number] ?? 0;
    return (
      pair.distinct.every(([a, b]) => this.distinct(at(a), at(b))) &&
      pair.allocated.every((number) => this.allocate(at(number)))
    );
  }

  #pair(a: number, b: number): number {
    return a < b ? a * this.#classOf.length + b : b * this.#classOf.length + a;
  }

  #rename(gone: number, keep: number): void {
    const size = this.#classOf.length;
    const renamed = new Set<number>();
    for (const pair of this.#distinct) {
      const [a, b] = [Math.floor(pair / size), pair % size];
      renamed.add(this.#pair(a === gone ? keep : a, b === gone ? keep : b));
    }
    this.#distinct = renamed;
  }
}

/** A base pair (V, Π) in canonical form. Classes are numbered by first appearance along null, t1 … tn. */
export interface Pair {
  /** The class of null and of each parameter; class 0 is null's. */
  readonly classes: readonly number[];
  readonly distinct: readonly (readonly [number, number])[];
  readonly allocated: readonly number[];
  readonly key: string;
}
