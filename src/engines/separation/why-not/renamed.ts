import { isDontCare, occurrences, type SymbolicHeap, substitute } from "../algorithm/heaps/symbolic-heap.ts";
import { showHeap } from "../algorithm/syntax/index.ts";

/** Whether two heaps differ in the names of bound variables only. */
export function isRenamed(heap: SymbolicHeap, other: SymbolicHeap): boolean {
  return numbered(heap) === numbered(other);
}

/** The text of a heap, bound variables numbered as they occur. */
function numbered(heap: SymbolicHeap): string {
  const bound = new Set(heap.existentials);
  const names = [...new Set(occurrences(heap))].filter((name) => bound.has(name) && !isDontCare(name));
  return showHeap(substitute(heap, new Map(names.map((name, index) => [name, `∃${index}`]))));
}
