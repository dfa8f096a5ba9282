import type { Instruction, Program } from "../../java/index.ts";
import type { CsElements } from "./elements.ts";
import type { SolverObserver } from "./observer.ts";
import type { WorklistOrder } from "./options.ts";
import { PointerFlowGraph, UNFILTERED } from "./pointer-flow-graph.ts";
import { PointsToSet } from "./points-to-set.ts";
import { lines, procedureNumbers } from "./pseudocode.ts";
import type { RuleName } from "./rules.ts";
import { TypeFilters } from "./type-filters.ts";
import { createWorklist, type Worklist, type WorklistEntry } from "./worklist.ts";

/**
 * WL, PFG and pt with the two procedures that context sensitivity leaves as they are: AddEdge and
 * Propagate (Lecture II, “Exactly same as in C.I. analysis”).
 */
export class Propagation {
  readonly pfg = new PointerFlowGraph();
  readonly filters: TypeFilters;
  /** How many steps were made: what the step limit counts. */
  steps = 0;
  /** How many (pointer, object) pairs arrived with entries, known ones included. */
  propagated = 0;
  readonly #elements: CsElements;
  readonly #observer: SolverObserver | undefined;
  readonly #worklist: Worklist;
  readonly #pointsTo: PointsToSet[] = [];

  constructor(program: Program, elements: CsElements, order: WorklistOrder, observer: SolverObserver | undefined) {
    this.filters = new TypeFilters(program);
    this.#elements = elements;
    this.#observer = observer;
    this.#worklist = createWorklist(order);
  }

  /** pt(n) */
  pointsTo(pointer: number): PointsToSet {
    const known = this.#pointsTo[pointer];
    if (known !== undefined) return known;
    const fresh = new PointsToSet();
    this.#pointsTo[pointer] = fresh;
    return fresh;
  }

  get isWorklistEmpty(): boolean {
    return this.#worklist.isEmpty;
  }

  /** Removes ⟨n, pts⟩ from WL. */
  take(): WorklistEntry | undefined {
    const entry = this.#worklist.take();
    if (entry === undefined) return undefined;
    this.steps++;
    this.#observer?.take(entry);
    return entry;
  }

  /** Δ = pts − pt(n), and Propagate(n, Δ). */
  propagate(entry: WorklistEntry): readonly number[] {
    const { pointer, objects, put } = entry;
    const set = this.pointsTo(pointer);
    const delta: number[] = [];
    for (const object of objects) {
      const isNew = set.add(object);
      if (isNew) delta.push(object);
      this.#observer?.pointsTo(pointer, object, put, isNew);
    }
    this.steps += objects.length;
    this.propagated += objects.length;
    const successors = this.pfg.successors(pointer);
    if (delta.length === 0 || successors.length === 0) return delta;
    this.#observer?.enter(procedureNumbers.Propagate, lines.propagate, pointer, -1, -1, -1);
    for (const edge of successors) this.#putAlong(edge, delta, "propagate", lines.putSuccessor, undefined);
    this.#observer?.leave();
    return delta;
  }

  /** AddEdge(s, t). */
  addEdge(
    source: number,
    target: number,
    filter: number,
    rule: RuleName,
    callLine: number,
    at: Instruction | undefined,
  ): void {
    const known = this.pfg.find(source, target, filter);
    const edge = known === -1 ? this.pfg.add(source, target, filter) : known;
    this.#observer?.enter(procedureNumbers.AddEdge, callLine, source, target, -1, -1);
    this.steps++;
    this.#observer?.flow(edge, source, target, filter, known === -1, rule, at);
    if (known === -1) {
      const objects = this.pointsTo(source).elements;
      if (objects.length > 0) this.#putAlong(edge, objects.slice(), rule, lines.putEdge, at);
    }
    this.#observer?.leave();
  }

  /** Adds ⟨n, pts⟩ to WL; `edge` is the PFG edge that pts comes along, or -1. */
  put(
    pointer: number,
    objects: readonly number[],
    rule: RuleName,
    line: number,
    edge: number,
    at: Instruction | undefined,
  ): void {
    this.steps++;
    const put = this.#observer?.put(pointer, objects, rule, line, edge, at) ?? -1;
    this.#worklist.put({ pointer, objects, put });
  }

  #putAlong(edge: number, objects: readonly number[], rule: RuleName, line: number, at: Instruction | undefined): void {
    const filter = this.pfg.filter(edge);
    const passing =
      filter === UNFILTERED
        ? objects
        : objects.filter((object) => this.filters.lets(filter, this.#elements.objects[object]));
    if (passing.length > 0) this.put(this.pfg.target(edge), passing, rule, line, edge, at);
  }
}
