import type { Instruction } from "../../../../java/index.ts";
import type { Agenda } from "../../../../kernel/index.ts";
import type { WorklistOrder } from "../../options.ts";
import type { CsElements } from "../context/elements.ts";
import type { SolverObserver } from "../observer.ts";
import type { SolverRule } from "../rules.ts";
import { PointsToSets } from "../sets/points-to-sets.ts";
import { PointerFlowGraph, UNFILTERED } from "./pointer-flow-graph.ts";
import type { Propagation } from "./propagation.ts";
import type { TypeFilters } from "./type-filters.ts";
import { createWorklist, type WorklistEntry } from "./worklist.ts";

/** The procedures as on the slides, entry by entry: what can be watched. */
export class EntryPropagation implements Propagation {
  readonly pfg = new PointerFlowGraph();
  readonly filters: TypeFilters;
  steps = 0;
  propagated = 0;
  readonly #elements: CsElements;
  readonly #observer: SolverObserver | undefined;
  readonly #worklist: Agenda<WorklistEntry>;
  readonly #sets = new PointsToSets();
  #taken: WorklistEntry | undefined;
  #delta: readonly number[] = [];

  constructor(filters: TypeFilters, elements: CsElements, order: WorklistOrder, observer: SolverObserver | undefined) {
    this.filters = filters;
    this.#elements = elements;
    this.#observer = observer;
    this.#worklist = createWorklist(order);
  }

  pointsTo(pointer: number): readonly number[] {
    return this.#sets.elements(pointer);
  }

  sizeOf(pointer: number): number {
    return this.#sets.size(pointer);
  }

  get isWorklistEmpty(): boolean {
    return this.#worklist.isEmpty;
  }

  take(): number {
    this.#taken = this.#worklist.take();
    if (this.#taken === undefined) return -1;
    this.steps++;
    this.#observer?.take(this.#taken.pointer, this.#taken.put);
    return this.#taken.pointer;
  }

  propagate(): boolean {
    if (this.#taken === undefined) return false;
    const { pointer } = this.#taken;
    this.#delta = this.join(this.#taken);
    if (this.#delta.length === 0) return false;
    this.#observer?.propagate(pointer);
    for (const object of this.#delta) this.#observer?.pointsTo(pointer, object);
    for (let edge = this.pfg.firstSuccessor(pointer); edge !== -1; edge = this.pfg.nextSuccessor(edge)) {
      this.#putAlong(edge, this.#delta, "propagate", undefined);
    }
    this.#observer?.leave();
    return true;
  }

  delta(): readonly number[] {
    return this.#delta;
  }

  addEdge(source: number, target: number, filter: number, rule: SolverRule, at: Instruction | undefined): void {
    const { edgeCount } = this.pfg;
    const edge = this.pfg.enter(source, target, filter);
    const isNew = edge === edgeCount;
    this.steps++;
    this.#observer?.flow(edge, isNew, rule, at);
    if (isNew && this.#sets.size(source) > 0) this.#putAlong(edge, this.#sets.elements(source), rule, at);
    this.#observer?.leave();
  }

  put(pointer: number, objects: readonly number[], rule: SolverRule, edge: number, at: Instruction | undefined): void {
    this.steps++;
    const put = this.#observer?.put(pointer, objects, rule, edge, at) ?? -1;
    this.#worklist.put({ pointer, objects, put });
  }

  #putAlong(edge: number, objects: readonly number[], rule: SolverRule, at: Instruction | undefined): void {
    const filter = this.pfg.filter(edge);
    const passing =
      filter === UNFILTERED
        ? objects
        : objects.filter((object) => this.filters.admits(filter, this.#elements.objects[object]));
    if (passing.length > 0) this.put(this.pfg.target(edge), passing, rule, edge, at);
  }

  /** Δ = pts − pt(n). Told apart and joined in one go: what is new is what can be added. */
  protected join({ pointer, objects }: WorklistEntry): readonly number[] {
    const delta = objects.filter((object) => this.#sets.add(pointer, object));
    this.steps += 1 + delta.length;
    this.propagated += objects.length;
    this.#observer?.difference(pointer, delta, delta.length === objects.length);
    return delta;
  }
}
