import type { Definitions, LeastFixedPoint, LfpSettings, SymbolicHeap } from "../../../separation/index.ts";
import type { TestsOptions } from "../../options.ts";

/** Which values Algorithm 1 found for each predicate: SV. */
export type SetsOfValues = ReadonlyMap<string, readonly SymbolicHeap[]>;

/**
 * Past these one unfolding is used instead of the fixed point: it is sound and complete. `auto` gives up sooner: tables square
 * in each round, and those of natural definitions of red-black trees say nothing new.
 */
export function lfpLimits(contexts: TestsOptions["contexts"]): LfpSettings {
  return { maxIterations: 6, maxDisjuncts: contexts === "auto" ? 64 : 512 };
}

/**
 * The round of Algorithm 1 whose SV is used. `auto` takes the fixed point where it says something else of references than one
 * unfolding does; numbers alone make larger tables only, since paths have their constraints anyway.
 */
export function chosenRound(lfp: LeastFixedPoint, contexts: TestsOptions["contexts"]): number {
  const last = lfp.returned ?? 1;
  if (contexts !== "auto") return contexts === "once" ? 1 : last;
  return lfp.sayTheSame(1, last) ? 1 : last;
}

/** SV of every predicate in a round of a procedure that has come to its end. */
export function setsOfValues(definitions: Definitions, lfp: LeastFixedPoint, round: number): SetsOfValues {
  return new Map([...definitions.predicates.keys()].map((name) => [name, lfp.rounds[round]?.get(name)?.sv ?? []]));
}
