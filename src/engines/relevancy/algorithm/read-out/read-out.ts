import { type PAutomaton, type ReadOutObserver, tops } from "../../../pushdown/index.ts";
import type { Weight } from "../dependence-graph/dependence-graph.ts";
import type { Encoding } from "../encoding/encoding.ts";

/** ra(v, m) of Definition 7 for all v and m, by WDG location and place. */
export class Relevancy {
  readonly #weights = new Map<number, Map<number, Weight>>();

  set(location: number, place: number, weight: Weight): void {
    const places = this.#weights.get(location) ?? new Map<number, Weight>();
    places.set(place, Math.max(weight, places.get(place) ?? 0));
    this.#weights.set(location, places);
  }

  /** ra(v, m); 0 when v never gets a value there. */
  at(location: number, place: number): Weight {
    return this.#weights.get(location)?.get(place) ?? 0;
  }

  /** The ⊕ over all methods: what a global holds anywhere. */
  anywhere(location: number): Weight {
    return Math.max(0, ...(this.#weights.get(location)?.values() ?? []));
  }
}

/** One backward fixpoint over the saturated automaton, for all T = ⟨v, m.(RetP)*⟩ at once. */
export function readRelevancy(
  encoding: Encoding,
  automaton: PAutomaton<Weight>,
  observer?: ReadOutObserver<Weight>,
): Relevancy {
  const relevancy = new Relevancy();
  for (const { location, symbol, weight } of tops(
    automaton,
    "deep-first",
    (each) => encoding.isReturnPoint(each),
    observer,
  )) {
    const place = encoding.placeOf(symbol);
    const variable = encoding.variableOf(location);
    if (place !== -1 && variable !== -1 && !encoding.isReturnPoint(symbol)) relevancy.set(variable, place, weight);
  }
  return relevancy;
}
