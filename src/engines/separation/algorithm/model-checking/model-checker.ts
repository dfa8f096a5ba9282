import { Budget } from "../../../../kernel/index.ts";
import type { Definitions, Query } from "../heaps/symbolic-heap.ts";
import type { ConcreteHeap, Judgment } from "./concrete-heap.ts";
import { Matching } from "./matching.ts";

/** Steps that every cell of a heap brings along: a long heap is no reason to give up. */
const STEPS_OF_A_CELL = 8;

/**
 * Whether a heap satisfies a formula, precisely: every cell is claimed by exactly one part of it. Without `isExact`, cells
 * may be left over, claimed by none. Throws `BudgetSpent`.
 */
export function checkModel(
  query: Query,
  definitions: Definitions,
  heap: ConcreteHeap,
  effort = 200_000,
  isExact = true,
  budget = Budget.unlimited,
): Judgment {
  const steps = effort + STEPS_OF_A_CELL * heap.cells.size;
  let best: Judgment = "rejected";
  // Short stretches without cells first: they are cheap, and nearly always enough.
  for (const idle of [1, 2, 3, 2 * definitions.predicates.size + 2]) {
    best = "rejected";
    for (const disjunct of query.disjuncts) {
      const judgment = new Matching(definitions, heap, { idle, steps, budget }, isExact).judge(disjunct, query.free);
      if (judgment === "accepted") return judgment;
      if (judgment === "undecided") best = judgment;
    }
    if (best === "rejected") return best;
  }
  return best;
}
