import { type Definitions, type LeastFixedPoint, returnedHeaps } from "../separation/index.ts";
import type { SetsOfValues } from "./initialize/enum.ts";

/** Past these one unfolding is used instead of the fixed point: it is sound and complete. */
export const LFP_LIMITS = { maxIterations: 6, maxDisjuncts: 512 } as const;

/** SV of every predicate, from a procedure that has come to its end. */
export function setsOfValues(definitions: Definitions, lfp: LeastFixedPoint): SetsOfValues {
  return new Map([...definitions.predicates.keys()].map((name) => [name, returnedHeaps(lfp, name)]));
}
