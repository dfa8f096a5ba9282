import type { TestInput } from "./test-input.ts";

/**
 * Inputs with fewer cells first, of one size those with smaller numbers; sorting keeps all others in the order in which they
 * were made.
 */
export function smallestFirst(a: TestInput, b: TestInput): number {
  return a.heap.length - b.heap.length || magnitude(a) - magnitude(b);
}

/** How far all numbers of an input are from 0 together. */
function magnitude({ arguments: given, heap, inputs = [] }: TestInput): number {
  const values = [given, ...heap.map(({ fields }) => fields)].flatMap((each): unknown[] => Object.values(each));
  values.push(...inputs.map(({ value }) => value));
  return values.reduce<number>((sum, value) => sum + (typeof value === "number" ? Math.abs(value) : 0), 0);
}
