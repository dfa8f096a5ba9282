import type { GraphView, Seq } from "../../../trace/index.ts";
import { edgesOf } from "./drawn-only.ts";

/** How much of a graph is visible at a position, and how much there will be at the end, without what is drawn aside. */
interface GraphCounts {
  readonly nodes: { readonly shown: number; readonly total: number };
  readonly edges: { readonly shown: number; readonly total: number };
}

export function graphCounts({ model, at }: GraphView): GraphCounts {
  const countOf = (elements: Elements) => ({
    shown: countBefore(birthsOf(elements).sorted, at),
    total: elements.length,
  });
  return { nodes: countOf(model.nodes), edges: countOf(edgesOf(model).own) };
}

type Elements = readonly { readonly birth: Seq }[];

/** Those born before a position, in their order. */
export function bornBefore<E extends { readonly birth: Seq }>(elements: readonly E[], at: number): readonly E[] {
  const { sorted, isInOrder } = birthsOf(elements);
  return isInOrder ? elements.slice(0, countBefore(sorted, at)) : elements.filter(({ birth }) => birth < at);
}

interface Births {
  readonly sorted: Float64Array;
  /** The elements are in the order of their births. */
  readonly isInOrder: boolean;
}

const known = new WeakMap<Elements, Births>();

/** The elements of a model stay as they are, and are asked for at every step. */
function birthsOf(elements: Elements): Births {
  let births = known.get(elements);
  if (births === undefined) {
    const sorted = Float64Array.from(elements, ({ birth }) => birth);
    const isInOrder = sorted.every((birth, index) => index === 0 || (sorted[index - 1] ?? 0) <= birth);
    births = { sorted: isInOrder ? sorted : sorted.sort(), isInOrder };
    known.set(elements, births);
  }
  return births;
}

/** How many of these ascending numbers are less than `limit`. */
function countBefore(sorted: Float64Array, limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
