import { IntColumn, PairMap } from "../../../../kernel/index.ts";
import { EdgeLists } from "../sets/edge-lists.ts";

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
  readonly #successors = new EdgeLists();
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
    return this.#successors.first(pointer);
  }

  /** The edge that leaves the same pointer and is next in age, or -1. */
  nextSuccessor(edge: number): number {
    return this.#successors.next(edge);
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
    this.#successors.push(source);
  }
}
