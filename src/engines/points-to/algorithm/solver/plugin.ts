import type { AllocationSite, Instruction, Method, Variable } from "../../../../java/index.ts";
import type { Context } from "../context/index.ts";

/**
 * An extension of the lecture’s algorithm. A plugin is notified of the solver’s findings, at once and in this order, and adds
 * the consequences: entries to WL, edges to PFG, methods to RM. All plugins are notified of a finding before the next one.
 */
export interface SolverPlugin {
  /** Solve begins; the entry method is not in RM yet. */
  onStart?(entry: Method): void;
  /** The entry method is in RM, and its statements have had their immediate effects. */
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
  /** Objects are new in the set of exceptions that a method throws: those of Δ. */
  onNewThrown?(csMethod: number): void;
}
