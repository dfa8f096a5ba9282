import { BasePairs, type Definitions, LeastFixedPoint, returnedHeaps } from "../separation/index.ts";
import type { SetsOfValues } from "./initialize/enum.ts";

const LIMITS = { maxIterations: 6, maxDisjuncts: 512 };

/** Procedure LFP on the definitions, once before anything is executed. */
export function leastFixedPoint(definitions: Definitions): LeastFixedPoint {
  return new LeastFixedPoint(new BasePairs(definitions), "canonical", LIMITS);
}

/** SV of every predicate, from a procedure that has come to its end. */
export function setsOfValues(definitions: Definitions, lfp: LeastFixedPoint): SetsOfValues {
  return new Map([...definitions.predicates.keys()].map((name) => [name, returnedHeaps(lfp, name)]));
}
