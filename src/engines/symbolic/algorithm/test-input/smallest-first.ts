import type { TestInput } from "./test-input.ts";

/** Inputs with fewer cells first; sorting keeps those of one size in the order in which they were made. */
export function smallestFirst(a: Pick<TestInput, "heap">, b: Pick<TestInput, "heap">): number {
  return a.heap.length - b.heap.length;
}
