import type { FlowNode } from "../../../java/index.ts";

/** Why a node is put on WL: it is there from the start, a neighbor's OUT changed, or what it loads was stored anew. */
export type PutReason = { readonly kind: "start" } | { readonly kind: "successor" | "stored"; readonly of: FlowNode };

/** Observes `Solve`. `computed` is what the equation gives; `value` is that, widened at loop heads. */
export interface SolverObserver<F> {
  /** OUT[n] before the first round. */
  initial(node: FlowNode, value: F, isBoundary: boolean): void;
  /** The nodes on WL are taken by their places, the least first. */
  put(node: FlowNode, reason: PutReason, place: number): void;
  take(node: FlowNode): void;
  /** The narrowing pass gets to a node. */
  narrow(node: FlowNode): void;
  /** IN[n] is the meet of what comes from these. */
  input(node: FlowNode, value: F, computed: F, sources: readonly FlowNode[]): void;
  /** OUT[n] */
  output(node: FlowNode, value: F, computed: F): void;
}
