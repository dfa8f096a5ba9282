import type { CsElements } from "../context/elements.ts";
import { SparseSets, type TakenSet } from "../sets/sparse-sets.ts";
import { FilterMasks } from "./filter-masks.ts";
import { PendingPointers } from "./pending-pointers.ts";
import { PointerFlowGraph, UNFILTERED } from "./pointer-flow-graph.ts";
import type { Propagation } from "./propagation.ts";
import type { TypeFilters } from "./type-filters.ts";

/**
 * The procedures for speed, order `coalesced`: objects join pt(n) as they are put, and what waits is
 * n, once, with all that arrived since its last turn as Δ. Nothing is made of objects that are
 * known already, and an edge passes on 32 objects at a time.
 */
export class BulkPropagation implements Propagation {
  readonly pfg = new PointerFlowGraph();
  readonly filters: TypeFilters;
  steps = 0;
  propagated = 0;
  readonly #masks: FilterMasks;
  readonly #sets = new SparseSets();
  /** Per pointer: the part of its set that waits for its turn. */
  readonly #pending = new SparseSets();
  readonly #waiting = new PendingPointers();
  #pointer = -1;
  #delta: TakenSet | undefined;

  constructor(filters: TypeFilters, elements: CsElements) {
    this.filters = filters;
    this.#masks = new FilterMasks(this.filters, elements.objects);
  }

  pointsTo(pointer: number): readonly number[] {
    return this.#sets.elements(pointer);
  }

  sizeOf(pointer: number): number {
    return this.#sets.size(pointer);
  }

  get isWorklistEmpty(): boolean {
    return this.#waiting.isEmpty;
  }

  take(): number {
    if (this.#delta !== undefined) this.#pending.release(this.#delta);
    this.#pointer = this.#waiting.take();
    this.#delta = this.#pointer === -1 ? undefined : this.#pending.take(this.#pointer);
    return this.#pointer;
  }

  propagate(): boolean {
    if (this.#delta === undefined) return false;
    const size = this.#pending.sizeOf(this.#delta);
    this.steps += size + 1;
    for (let edge = this.pfg.firstSuccessor(this.#pointer); edge !== -1; edge = this.pfg.nextSuccessor(edge)) {
      this.propagated += size;
      this.#passAlong(this.pfg.target(edge), this.pfg.filter(edge), this.#pending, this.#delta);
    }
    return true;
  }

  delta(): readonly number[] {
    return this.#delta === undefined ? [] : this.#pending.elementsOf(this.#delta);
  }

  addEdge(source: number, target: number, filter: number): void {
    this.steps++;
    const { edgeCount } = this.pfg;
    const isNew = this.pfg.enter(source, target, filter) === edgeCount;
    if (!isNew || source === target || this.#sets.isEmpty(source)) return;
    this.#passAlong(target, filter, this.#sets, this.#sets.view(source));
  }

  put(pointer: number, objects: readonly number[]): void {
    this.steps++;
    this.propagated += objects.length;
    for (const object of objects) {
      if (!this.#sets.add(pointer, object)) continue;
      this.#pending.add(pointer, object);
      this.#waiting.put(pointer);
    }
  }

  #passAlong(target: number, filter: number, from: SparseSets, objects: TakenSet): void {
    this.steps++;
    const mask = filter === UNFILTERED ? undefined : this.#masks.of(filter);
    if (this.#sets.unite(target, from, objects, mask, this.#pending)) this.#waiting.put(target);
  }
}
