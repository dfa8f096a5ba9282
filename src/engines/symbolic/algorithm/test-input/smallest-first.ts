import type { TestInput } from "./test-input.ts";

/**
 * Inputs with fewer cells first, of one size those with smaller numbers; sorting keeps all others in the order in which they
 * were made.
 */
export function smallestFirst(a: TestInput, b: TestInput): number {
  return a.heap.length - b.heap.length || magnitude(a) - magnitude(b);
}

/** Thousands of inputs are compared many times each. */
const known = new WeakMap<TestInput, number>();

function magnitude(input: TestInput): number {
  const before = known.get(input);
  if (before !== undefined) return before;
  const sum = sumOf(input);
  known.set(input, sum);
  return sum;
}

/** How far all numbers of an input are from 0 together. */
function sumOf({ arguments: given, heap, inputs = [] }: TestInput): number {
  const values = [given, ...heap.map(({ fields }) => fields)].flatMap((each): unknown[] => Object.values(each));
  values.push(...inputs.map(({ value }) => value));
  return values.reduce<number>((sum, value) => sum + (typeof value === "number" ? Math.abs(value) : 0), 0);
}
