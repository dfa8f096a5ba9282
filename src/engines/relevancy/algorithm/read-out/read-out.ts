import { type Budget, BudgetSpent } from "../../../../kernel/index.ts";
import { type PAutomaton, type ReadOutObserver, tops } from "../../../pushdown/index.ts";
import type { Weight } from "../dependence-graph/elements.ts";
import type { Encoding } from "../encoding/encoding.ts";

/** ra(v, m) of Definition 7, by node of the dependence graph. */
export class Relevancy {
  readonly #weights = new Map<number, Weight>();
  readonly #returned = new Map<number, Weight>();

  /** ra(v, m) ⊕= weight; nothing where there is no node (-1). */
  raise(node: number, weight: Weight): void {
    if (node !== -1 && weight > this.at(node)) this.#weights.set(node, weight);
  }

  /** The weight of the paths back to a return point, which is not an outcome of a method. */
  raiseReturned(node: number, weight: Weight): void {
    if (node !== -1 && weight > this.onPathsTo(node)) this.#returned.set(node, weight);
  }

  /** The ⊕ over all paths to a node, return points included. */
  onPathsTo(node: number): Weight {
    return this.#returned.get(node) ?? this.at(node);
  }

  /** 0 when v never gets a value in m. */
  at(node: number): Weight {
    return this.#weights.get(node) ?? 0;
  }
}

/** Observes the fixpoint behind the read-out and what it says of the nodes of the dependence graph. */
export interface RelevancyObserver extends ReadOutObserver<Weight> {
  /** The top (location, symbol) is the node’s; of a split global there are two. */
  outcome(node: number, location: number, symbol: number, weight: Weight): void;
}

/** One backward fixpoint over the saturated automaton, for all T = ⟨v, m.(RetP)*⟩ at once. Throws `BudgetSpent`. */
export function readRelevancy(
  encoding: Encoding,
  automaton: PAutomaton<Weight>,
  budget: Budget,
  observer?: RelevancyObserver,
): Relevancy {
  const relevancy = new Relevancy();
  for (const { location, symbol, weight } of readTops(encoding, automaton, budget, observer)) {
    const node = encoding.nodeOf(location, symbol);
    if (node === -1) {
      relevancy.raiseReturned(encoding.nodeAt(location, symbol), weight);
      continue;
    }
    relevancy.raise(node, weight);
    observer?.outcome(node, location, symbol, weight);
  }
  return relevancy;
}

/** Only return points lie below a top. Throws `BudgetSpent`. */
export function readTops<W>(
  encoding: Encoding,
  automaton: PAutomaton<W>,
  budget: Budget,
  observer?: ReadOutObserver<W>,
) {
  const isAllowed = (symbol: number): boolean => encoding.isReturnPoint(symbol);
  const read = tops(automaton, "deep-first", { isAllowed, observer, budget });
  if (read.limit === "time") throw new BudgetSpent(budget.milliseconds);
  return read.tops;
}
