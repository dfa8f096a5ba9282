import { callsOf, cellsOf, type Definitions, type SymbolicHeap } from "../heaps/symbolic-heap.ts";
import { unfold } from "./unfold.ts";

/**
 * The definitions with its disjunct in the place of a predicate that has only one, in rules that only call it, so that an unfolding
 * says something of the heap: `tree(x) == emp & x = null \/ red(x) \/ black(x)` has the cells of both colors. Where the predicate has
 * several disjuncts the call keeps them together until they matter. A circle of such calls stays.
 */
export function withInlinedCalls(definitions: Definitions): Definitions {
  const predicates = [...definitions.predicates].map(([name, predicate]) => {
    const rules = predicate.rules.map((rule) => inlined(rule, definitions) ?? rule);
    return [name, { ...predicate, rules }] as const;
  });
  return { ...definitions, predicates: new Map(predicates) };
}

/** Undefined where calls lead on in a circle. */
function inlined(rule: SymbolicHeap, definitions: Definitions): SymbolicHeap | undefined {
  let heap = rule;
  for (let depth = 0; depth <= definitions.predicates.size; depth++) {
    const [call, ...others] = callsOf(heap);
    const isOnlyCall = cellsOf(heap).length === 0 && others.length === 0;
    const isOne = definitions.predicates.get(call?.predicate ?? "")?.rules.length === 1;
    const [unfolding] = isOnlyCall && isOne ? unfold(heap, definitions) : [];
    if (unfolding === undefined) return heap;
    heap = unfolding.heap;
  }
  return undefined;
}
