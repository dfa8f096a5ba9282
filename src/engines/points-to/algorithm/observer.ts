import type { Instruction } from "../../../java/index.ts";
import type { WorklistEntry } from "./pointer-flow-graph/worklist.ts";
import type { RuleName } from "./rules.ts";

/**
 * Hears what the solver does, in the order in which it does it. Numbers are those of `CsElements`
 * and of the pointer flow graph. Each method but `enter`, `consider` and `leave` is one step.
 */
export interface SolverObserver {
  /** A procedure is called from pseudocode line `callLine`; up to four arguments, as its bindings need them. */
  enter(procedure: number, callLine: number, a: number, b: number, c: number, d: number): void;
  /** Solve turns to an object of Δ: what follows rests on `object ∈ pt(pointer)`. */
  consider(pointer: number, object: number): void;
  leave(): void;
  /** `c:m` is added to RM, or was there. */
  reachable(method: number, isNew: boolean, rule: RuleName, at: Instruction | undefined): void;
  /** ⟨pointer, objects⟩ goes onto WL; `edge` is the PFG edge it comes along, or -1. Returns the step. */
  put(
    pointer: number,
    objects: readonly number[],
    rule: RuleName,
    line: number,
    edge: number,
    at: Instruction | undefined,
  ): number;
  /** An entry leaves WL; opens Solve's frame for it. */
  take(entry: WorklistEntry): void;
  /** An object of a taken entry joins pt(pointer), or was there. */
  pointsTo(pointer: number, object: number, put: number, isNew: boolean): void;
  /** s → t is added to PFG, or was there. */
  flow(
    edge: number,
    source: number,
    target: number,
    filter: number,
    isNew: boolean,
    rule: RuleName,
    at: Instruction | undefined,
  ): void;
  /** c:l → cᵗ:m is added to CG, or was there. */
  callEdge(
    edge: number,
    caller: number,
    site: number,
    callee: number,
    isNew: boolean,
    rule: RuleName,
    at: Instruction,
  ): void;
}
