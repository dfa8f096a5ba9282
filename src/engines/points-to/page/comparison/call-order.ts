import { append, compareLabels, numberAt } from "../../../../kernel/index.ts";
import type { CallEdgeRow } from "../../result.ts";

/** In which order a walk over the call graph meets things; what it does not meet comes after the rest. */
export interface CallOrder {
  readonly edges: readonly CallEdgeRow[];
  /** The number of a context. */
  contextAt(context: readonly string[]): number;
  /** The number of a method under a context. */
  methodAt(context: readonly string[], method: string): number;
}

/** Walks breadth first from the entry, calls in source order: the order in which a lecturer would tell the run. */
export function callOrder(entry: string, calls: readonly CallEdgeRow[]): CallOrder {
  const bySource = groupBy(calls, ({ context }) => showContext(context));
  const contexts = new Map<string, number>([["[]", 0]]);
  const methods = new Map<string, number>([[`[]:${entry}`, 0]]);
  const edges: CallEdgeRow[] = [];
  // A map's keys can grow while they are walked: this is the queue. Sources that no edge leads to follow.
  const visit = (source: string): void => {
    for (const edge of [...(bySource.get(source) ?? [])].sort(bySite)) {
      edges.push(edge);
      const context = showContext(edge.calleeContext);
      numberAt(contexts, context);
      numberAt(methods, `${context}:${edge.callee}`);
    }
    bySource.delete(source);
  };
  for (const source of contexts.keys()) visit(source);
  for (const source of [...bySource.keys()]) visit(source);
  return {
    edges,
    contextAt: (context) => contexts.get(showContext(context)) ?? contexts.size,
    methodAt: (context, method) => methods.get(`${showContext(context)}:${method}`) ?? methods.size,
  };
}

/** `[3,9]`. */
export function showContext(context: readonly string[]): string {
  return `[${context.join(",")}]`;
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) append(groups, keyOf(item), item);
  return groups;
}

function bySite(a: CallEdgeRow, b: CallEdgeRow): number {
  return (
    compareLabels(a.site, b.site) ||
    compareLabels(showContext(a.calleeContext), showContext(b.calleeContext)) ||
    compareLabels(a.callee, b.callee)
  );
}
