import type { AllocationSite, Instruction, Method, Variable } from "../../../../java/index.ts";
import type { Context } from "../context/index.ts";

/**
 * What extends the algorithm of the lecture. A plugin is told what the solver finds, at once and in this order, and adds
 * what follows from it: entries to WL, edges to PFG, methods to RM. All plugins are told of a finding before the next one.
 */
export interface SolverPlugin {
  /** Solve begins; the entry method is not in RM yet. */
  onStart?(entry: Method): void;
  /** The entry method is in RM, with what its statements do at once. */
  onEntry?(entry: Method): void;
  /** c:m is new in RM. Its allocations, copies and static fields are done, its direct calls are not. */
  onNewMethod?(csMethod: number, context: Context, method: Method): void;
  /** c:l → cᵗ:m is new in CG, and its arguments and return value are passed. */
  onNewCallEdge?(edge: number, at: Instruction): void;
  /**
   * An array is new in the set of a variable. True: it is the plugin that calls `access`, which processes the stores and
   * loads of its elements, once that is due.
   */
  onNewArray?(site: AllocationSite, object: number, variable: Variable, access: () => void): boolean;
  /** Objects are new in the set of what a method throws: those of Δ. */
  onNewThrown?(csMethod: number): void;
}
