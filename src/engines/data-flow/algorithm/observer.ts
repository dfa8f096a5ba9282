import type { FlowNode } from "../../../java/index.ts";

/** Why a node is put on WL: it is there from the start, a neighbor's OUT changed, or what it loads was stored anew. */
export type PutReason = { readonly kind: "start" } | { readonly kind: "successor" | "stored"; readonly of: FlowNode };

/** Observes `Solve`. `computed` is what the equation gives; `value` is that, widened at loop heads. */
export interface SolverObserver<F> {
  /** OUT[n] before the first round; `position` in reverse post-order. */
  initial(node: FlowNode, value: F, isBoundary: boolean, position: number): void;
  put(node: FlowNode, reason: PutReason): void;
  take(node: FlowNode): void;
  /** The narrowing pass gets to a node. */
  narrow(node: FlowNode): void;
  /** IN[n] is the meet of what comes from these. */
  input(node: FlowNode, value: F, computed: F, sources: readonly FlowNode[]): void;
  /** OUT[n]; `isChanged` when it is not what it was. */
  output(node: FlowNode, value: F, computed: F, isChanged: boolean): void;
}
