import { nameClasses } from "./name-classes.ts";
import { type Cell, cellsOf, NULL, type SymbolicHeap } from "./symbolic-heap.ts";

/**
 * What α and the separation of the cells say of references: classes of equal ones, and which differ. Roots are not null
 * and pairwise distinct.
 */
export class Closure {
  /** By class. */
  readonly cells = new Map<string, Cell>();
  readonly isInconsistent: boolean;
  /** The name that stands for a class. */
  readonly find: (name: string) => string;
  readonly #apart: readonly (readonly [string, string])[];

  constructor(heap: SymbolicHeap) {
    this.find = nameClasses(heap.pointers).find;
    let isBroken = false;
    for (const cell of cellsOf(heap)) {
      const at = this.find(cell.root);
      if (this.cells.has(at) || at === this.find(NULL)) isBroken = true;
      this.cells.set(at, cell);
    }
    this.#apart = heap.pointers.flatMap(({ relation, left, right }) =>
      relation === "≠" ? [[this.find(left), this.find(right)] as const] : [],
    );
    this.isInconsistent = isBroken || this.#apart.some(([a, b]) => a === b);
  }

  areDistinct(left: string, right: string): boolean {
    const [a, b] = [this.find(left), this.find(right)];
    if (a === b) return false;
    const nothing = this.find(NULL);
    const [isA, isB] = [this.cells.has(a), this.cells.has(b)];
    if ((isA && isB) || (isA && b === nothing) || (isB && a === nothing)) return true;
    return this.#apart.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  }
}
