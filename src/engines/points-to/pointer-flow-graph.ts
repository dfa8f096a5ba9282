import { IntColumn, PairMap } from "../../kernel/index.ts";

/** No filter: everything that the source points to flows. */
export const UNFILTERED = -1;

/**
 * The PFG: pointers as numbers, edges along which objects flow. An edge may carry a type filter
 * (casts and array stores of profile `java`); two edges between the same pointers with different
 * filters are two edges.
 */
export class PointerFlowGraph {
  readonly #sources = new IntColumn();
  readonly #targets = new IntColumn();
  readonly #filters = new IntColumn();
  /** Per edge: the next edge that leaves the same pointer, plus 1; 0 ends the list. */
  readonly #next = new IntColumn();
  /** Per pointer: its oldest and its newest edge, plus 1. */
  readonly #first = new IntColumn();
  readonly #last = new IntColumn();
  readonly #known = new Map<number, PairMap>();

  get edgeCount(): number {
    return this.#targets.length;
  }

  source(edge: number): number {
    return this.#sources.at(edge);
  }

  target(edge: number): number {
    return this.#targets.at(edge);
  }

  filter(edge: number): number {
    return this.#filters.at(edge);
  }

  /** The oldest edge that leaves a pointer, or -1. */
  firstSuccessor(pointer: number): number {
    return this.#first.at(pointer) - 1;
  }

  /** The edge that leaves the same pointer and is next in age, or -1. */
  nextSuccessor(edge: number): number {
    return this.#next.at(edge) - 1;
  }

  /** The number of s → t, which is added unless it is there: then `edgeCount` is larger than before. */
  enter(source: number, target: number, filter: number): number {
    let known = this.#known.get(filter);
    if (known === undefined) {
      known = new PairMap();
      this.#known.set(filter, known);
    }
    const fresh = this.#targets.length;
    const edge = known.getOrSet(source, target, fresh);
    if (edge === fresh) this.#add(source, target, filter);
    return edge;
  }

  #add(source: number, target: number, filter: number): void {
    this.#sources.push(source);
    this.#targets.push(target);
    this.#filters.push(filter);
    this.#next.push(0);
    while (this.#first.length <= source) {
      this.#first.push(0);
      this.#last.push(0);
    }
    const edge = this.#targets.length;
    const newest = this.#last.at(source);
    if (newest === 0) this.#first.set(source, edge);
    else this.#next.set(newest - 1, edge);
    this.#last.set(source, edge);
  }
}
