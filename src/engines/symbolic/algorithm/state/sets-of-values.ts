import type { Definitions, LeastFixedPoint, SymbolicHeap } from "../../../separation/index.ts";

/** Which values Algorithm 1 found for each predicate: SV. */
export type SetsOfValues = ReadonlyMap<string, readonly SymbolicHeap[]>;

/** Past these one unfolding is used instead of the fixed point: it is sound and complete. */
export const LFP_LIMITS = { maxIterations: 6, maxDisjuncts: 512 } as const;

/** SV of every predicate in a round of a procedure that has come to its end. */
export function setsOfValues(definitions: Definitions, lfp: LeastFixedPoint, round: number): SetsOfValues {
  return new Map([...definitions.predicates.keys()].map((name) => [name, lfp.rounds[round]?.get(name)?.sv ?? []]));
}
