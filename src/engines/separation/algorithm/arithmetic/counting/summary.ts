import type { Derivation } from "../../base-pairs/derivation.ts";
import type { Constraint } from "../../heaps/linear.ts";
import { type Call, callsOf, type Definitions } from "../../heaps/symbolic-heap.ts";

/**
 * The integer arguments of one call under one base pair, exactly: constraints on them and on fresh variables. Some
 * solutions may need more constraints (`cuts`); from the others a derivation is read off.
 */
export interface Summary {
  readonly constraints: readonly Constraint[];
  /** Undefined when the solution describes a derivation; else constraints, one of which every derivation meets. */
  cuts(values: ReadonlyMap<string, bigint>): readonly (readonly Constraint[])[] | undefined;
  /** How many rules the derivation uses. */
  size(values: ReadonlyMap<string, bigint>): bigint;
  derive(values: ReadonlyMap<string, bigint>): Derivation;
}

/** Exact summaries of a predicate's calls under its base pairs. `prefix` keeps fresh variables of different calls apart. */
export type Summarize = (call: Call, pair: number, prefix: string) => readonly Summary[];

/** The predicates that unfolding one may lead to, itself first. */
export function reachable(predicate: string, definitions: Definitions): readonly string[] {
  const reached = new Set([predicate]);
  for (const name of reached)
    for (const rule of definitions.predicates.get(name)?.rules ?? [])
      for (const call of callsOf(rule)) reached.add(call.predicate);
  return [...reached];
}
