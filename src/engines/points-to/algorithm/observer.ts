import type { Instruction } from "../../../java/index.ts";
import type { SolverRule } from "./rules.ts";

/**
 * Observes solver events, in the order in which they happen. Numbers are those of `CsElements`, of the pointer flow graph
 * and of the call graph; -1 is none. `start`, `take`, `processCalls`, `call`, `propagate`, `reachable` and `flow` are calls of the
 * lecture's procedures: what is reported until `leave` happens inside the one that was entered last.
 */
export interface SolverObserver {
  /** Solve begins; its loop comes later. */
  start(): void;
  /** An entry leaves WL, and Solve turns to it. `put` is what `put` returned for it. */
  take(pointer: number, put: number): void;
  /** Solve turns to an object of Δ: what follows rests on `object ∈ pt(pointer)`. */
  consider(pointer: number, object: number): void;
  /** ProcessCall(c:x, c′:oᵢ) */
  processCalls(pointer: number, object: number): void;
  /** A call is processed: of a static method without an object, of a constructor without a pointer to it. */
  call(pointer: number, object: number, site: number, callee: number): void;
  /** m = Dispatch(oᵢ, k), in the call that was entered last; `callee` is m with the context that Select is about to choose. */
  dispatch(caller: number, site: number, callee: number, at: Instruction): void;
  /** cᵗ = Select(c, l, c′:oᵢ), in the call that was entered last. */
  select(caller: number, site: number, callee: number, at: Instruction): void;
  /** Δ = pts − pt(n), of the entry that was taken; it may be empty, or `isWhole`: all of pts. */
  difference(pointer: number, delta: readonly number[], isWhole: boolean): void;
  /** Propagate(n, Δ), where there is something in Δ. */
  propagate(pointer: number): void;
  /** AddReachable(c:m): it is added to RM, or was there. */
  reachable(method: number, isNew: boolean, rule: SolverRule, at: Instruction | undefined): void;
  /** AddEdge(s, t): s → t is added to PFG, or was there. */
  flow(edge: number, isNew: boolean, rule: SolverRule, at: Instruction | undefined): void;
  /** The procedure that was entered last returns. */
  leave(): void;
  /** ⟨pointer, objects⟩ goes onto WL; `edge` is the PFG edge it comes along, or -1. Returns the step. */
  put(pointer: number, objects: readonly number[], rule: SolverRule, edge: number, at: Instruction | undefined): number;
  /** pt(n) ∪= pts: an object of Δ joins pt(pointer). */
  pointsTo(pointer: number, object: number): void;
  /** c:l → cᵗ:m is added to CG, or was there. */
  callEdge(edge: number, isNew: boolean, rule: SolverRule, at: Instruction): void;
}
