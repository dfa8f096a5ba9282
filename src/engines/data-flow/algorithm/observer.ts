import type { FlowEdge, FlowNode } from "./graph/flow-graph.ts";

/** Why a node is put on WL: it is there from the start, a neighbor's OUT changed, or what it loads was stored anew. */
export type PutReason = { readonly kind: "start" } | { readonly kind: "successor" | "stored"; readonly of: FlowNode };

/** What one edge contributes to IN[n]: transferEdge(p → n, OUT[p]). */
export interface Contribution<F> {
  readonly edge: FlowEdge;
  /** p */
  readonly source: FlowNode;
  readonly value: F;
}

/** Observes `Solve`. */
export interface SolverObserver<F> {
  put(node: FlowNode, reason: PutReason): void;
  take(node: FlowNode): void;
  /** IN[n] is the meet of these, widened if `widened` has just said so. */
  input(node: FlowNode, value: F, from: readonly Contribution<F>[]): void;
  /** OUT[n]; `isChanged` when it differs from `old`. */
  output(node: FlowNode, old: F, value: F, isChanged: boolean): void;
  /** At a loop head `value` instead of `computed`: IN[n], or OUT[n] of a load. */
  widened(node: FlowNode, old: F, computed: F, value: F): void;
  /** The narrowing pass replaces OUT[n]. */
  narrowed(node: FlowNode, old: F, value: F): void;
}
