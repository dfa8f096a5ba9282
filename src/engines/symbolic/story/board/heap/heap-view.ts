import type { HeapView } from "../../../../../trace/index.ts";
import type { SymbolicRun } from "../run.ts";
import { heapOf } from "./heap-of.ts";
import { heapRun } from "./heap-run.ts";
import { outcomesOf } from "./outcomes.ts";

/** The heap at a position: a configuration of symbolic execution drawn. */
export function heapView(run: SymbolicRun, n: number, since: number): HeapView {
  const seq = run.configurationAt(n);
  const picture = seq === undefined ? undefined : heapOf(run, seq, n, since);
  if (seq === undefined || picture === undefined) return { kind: "heap", pictures: [] };
  return { kind: "heap", pictures: [picture], run: () => heapRun(run, seq), outcomes: outcomesOf(run, seq, n, since) };
}
