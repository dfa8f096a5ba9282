import { IntColumn } from "../../../../kernel/index.ts";

/** Lists of edges by owner, in order of age: three columns of integers instead of an array for each owner. */
export class EdgeLists {
  /** Per edge: the next edge of the same owner, plus 1; 0 ends the list. */
  readonly #next = new IntColumn();
  /** Per owner: its oldest and its newest edge, plus 1. */
  readonly #first = new IntColumn();
  readonly #last = new IntColumn();

  /** Puts the next edge, counted from 0, at the end of the owner's list. */
  push(owner: number): void {
    this.#next.push(0);
    const edge = this.#next.length;
    while (this.#first.length <= owner) {
      this.#first.push(0);
      this.#last.push(0);
    }
    const newest = this.#last.at(owner);
    if (newest === 0) this.#first.set(owner, edge);
    else this.#next.set(newest - 1, edge);
    this.#last.set(owner, edge);
  }

  /** The oldest edge of an owner, or -1. */
  first(owner: number): number {
    return this.#first.at(owner) - 1;
  }

  /** The edge of the same owner that is next in age, or -1. */
  next(edge: number): number {
    return this.#next.at(edge) - 1;
  }
}
