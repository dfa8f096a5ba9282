import { type Call, callsOf, type SymbolicHeap } from "../../../separation/index.ts";
import type { PathCondition } from "./path-condition.ts";

/** Heaps of each path that are tried, and up to how many unfoldings they grow. */
const HEAPS = 24;
const MAX_UNFOLDINGS = 8;

/**
 * Some of the larger heaps of a path that the bound cut off: predicates unfolded here and there. Only where predicates
 * are shapes, so that nearly any choice has a model; `random` gives numbers in [0, n).
 */
export function* largerHeaps(delta: PathCondition, random: (n: number) => number): Generator<PathCondition> {
  if (!isShape(delta)) return;
  for (let count = 0; count < HEAPS; count++) yield grow(delta, 1 + random(MAX_UNFOLDINGS), random);
}

function isShape({ heap, definitions }: PathCondition): boolean {
  const calls = callsOf(heap);
  const isReference = ({ predicate }: Call): boolean =>
    definitions.predicates.get(predicate)?.parameters.every(({ type }) => type.kind === "reference") === true;
  return calls.length > 0 && calls.every(isReference);
}

function grow(start: PathCondition, unfoldings: number, random: (n: number) => number): PathCondition {
  let delta = start;
  for (let done = 0; done < unfoldings; done++) {
    const calls = callsOf(delta.heap);
    const call = calls[random(Math.max(1, calls.length))];
    const rules = call === undefined ? [] : rulesThatGoOn(delta, call);
    const rule = rules[random(Math.max(1, rules.length))];
    if (call === undefined || rule === undefined) break;
    const next = delta.withUnfolding(call, rule);
    if (!next.isInconsistent) delta = next;
  }
  return delta;
}

/** Those with predicates in them, after which the heap can grow again. */
function rulesThatGoOn({ definitions }: PathCondition, { predicate }: Call): readonly SymbolicHeap[] {
  return (definitions.predicates.get(predicate)?.rules ?? []).filter((rule) => callsOf(rule).length > 0);
}
