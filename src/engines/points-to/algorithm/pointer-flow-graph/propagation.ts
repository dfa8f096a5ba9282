import type { Instruction } from "../../../../java/index.ts";
import type { SolverRule } from "../rules.ts";
import type { PointerFlowGraph } from "./pointer-flow-graph.ts";
import type { TypeFilters } from "./type-filters.ts";

/**
 * WL, PFG and pt with the two procedures that context sensitivity leaves as they are: AddEdge and
 * Propagate (Lecture II, “Exactly same as in C.I. analysis”). There are two: one does what the
 * slides do, entry by entry, the other does it in bulk; their fixed points are the same.
 */
export interface Propagation {
  readonly pfg: PointerFlowGraph;
  readonly filters: TypeFilters;
  /** How many steps were made: what the step limit counts. */
  steps: number;
  /** How many (pointer, object) pairs arrived with entries, known ones included. */
  readonly propagated: number;
  readonly isWorklistEmpty: boolean;
  /** pt(n): objects by number, each once. */
  pointsTo(pointer: number): readonly number[];
  /** |pt(n)| */
  sizeOf(pointer: number): number;
  /** Removes ⟨n, pts⟩ from WL and returns n, or -1. */
  take(): number;
  /** Δ = pts − pt(n), and Propagate(n, Δ), for the entry just taken. Whether there is anything in Δ. */
  propagate(): boolean;
  /** Δ of the last `propagate`. */
  delta(): readonly number[];
  /** AddEdge(s, t). */
  addEdge(source: number, target: number, filter: number, rule: SolverRule, at: Instruction | undefined): void;
  /** Adds ⟨n, pts⟩ to WL; `edge` is the PFG edge that pts comes along, or -1. */
  put(pointer: number, objects: readonly number[], rule: SolverRule, edge: number, at: Instruction | undefined): void;
}
