import { PairMap } from "../../kernel/index.ts";

/** No filter: everything that the source points to flows. */
export const UNFILTERED = -1;

/**
 * The PFG: pointers as numbers, edges along which objects flow. An edge may carry a type filter
 * (casts and array stores of profile `java`); two edges between the same pointers with different
 * filters are two edges.
 */
export class PointerFlowGraph {
  readonly #sources: number[] = [];
  readonly #targets: number[] = [];
  readonly #filters: number[] = [];
  readonly #successors: number[][] = [];
  readonly #known = new Map<number, PairMap>();

  get edgeCount(): number {
    return this.#targets.length;
  }

  source(edge: number): number {
    return this.#sources[edge] ?? 0;
  }

  target(edge: number): number {
    return this.#targets[edge] ?? 0;
  }

  filter(edge: number): number {
    return this.#filters[edge] ?? UNFILTERED;
  }

  /** The edges that leave a pointer, oldest first. */
  successors(pointer: number): readonly number[] {
    return this.#successors[pointer] ?? none;
  }

  /** The number of s → t, or -1. */
  find(source: number, target: number, filter: number): number {
    return this.#known.get(filter)?.get(source, target) ?? -1;
  }

  /** Adds s → t and returns its number. It must not be there yet. */
  add(source: number, target: number, filter: number): number {
    const edge = this.#targets.length;
    this.#sources.push(source);
    this.#targets.push(target);
    this.#filters.push(filter);
    const leaving = this.#successors[source];
    if (leaving === undefined) this.#successors[source] = [edge];
    else leaving.push(edge);
    let known = this.#known.get(filter);
    if (known === undefined) {
      known = new PairMap();
      this.#known.set(filter, known);
    }
    known.set(source, target, edge);
    return edge;
  }
}

const none: readonly number[] = [];
