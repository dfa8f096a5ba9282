import type { Budget } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { reachable } from "../arithmetic/counting/summary.ts";
import { callsOf, type Definitions, isReference, NULL, type Query, type SymbolicHeap } from "../heaps/symbolic-heap.ts";
import type { Model, ModelValue } from "../models/model.ts";
import { DiagramsTooLarge } from "./decision-diagrams.ts";
import { levels, Relations } from "./relations.ts";

/** Formulas over predicates with no more parameters than this have few base pairs. */
const FEW_PARAMETERS = 6;

export type NullnessAnswer =
  | { readonly verdict: "sat"; readonly model: Model }
  | { readonly verdict: "unsat"; readonly reason: string };

/**
 * Formulas without cells and numbers that compare references with each other by `=` only. A model stays one when all that is
 * not null becomes one location, so it is enough to know what is null: predicates are Boolean relations, where base pairs
 * would be as many as their combinations, 2ⁿ for a counter of n parameters.
 */
export class Nullness {
  readonly #definitions: Definitions;
  readonly #budget: Budget;
  readonly #relations: Relations;

  constructor(definitions: Definitions, budget: Budget) {
    this.#definitions = definitions;
    this.#budget = budget;
    this.#relations = new Relations(definitions, budget);
  }

  /** Undefined where this does not apply, or takes too long: the formula is one for base pairs. */
  decide(query: Query): NullnessAnswer | undefined {
    if (!this.#applies(query)) return undefined;
    try {
      return this.#budget.attempt(() => this.#decide(query));
    } catch (thrown) {
      if (thrown instanceof DiagramsTooLarge) return undefined;
      throw thrown;
    }
  }

  #applies({ disjuncts, free }: Query): boolean {
    const names = new Set(
      disjuncts.flatMap(callsOf).flatMap(({ predicate }) => reachable(predicate, this.#definitions)),
    );
    const predicates = [...names].flatMap((name) => this.#definitions.predicates.get(name) ?? []);
    return (
      predicates.some(({ parameters }) => parameters.length > FEW_PARAMETERS) &&
      [free, ...predicates.map(({ parameters }) => parameters)].every((typed) =>
        typed.every(({ type }) => isReference(type)),
      ) &&
      [...disjuncts, ...predicates.flatMap(({ rules }) => rules)].every(isAboutNull)
    );
  }

  #decide({ disjuncts, free }: Query): NullnessAnswer {
    this.#relations.compute(disjuncts.flatMap(callsOf).map(({ predicate }) => predicate));
    const names = free.map(({ name }) => name);
    for (const heap of disjuncts) {
      const levelOf = levels(this.#relations.orderOf(heap, names));
      const said = this.#relations.meaning({ heap, levelOf }, (name) => names.includes(name));
      const solution = this.#relations.diagrams.solution(said);
      if (solution === undefined) continue;
      const valueOf = (name: string): ModelValue =>
        solution.get(levelOf.get(name) ?? -1) === true ? location : { kind: "null" };
      const variables = names.map((name) => ({ name, value: valueOf(name) }));
      return { verdict: "sat", model: { variables, heap: [] } };
    }
    return { verdict: "unsat", reason: say("sat.noPair") };
  }
}

/** All that is not null: a location outside the empty heap. */
const location: ModelValue = { kind: "address", name: "n1" };

function isAboutNull({ spatial, pointers, numbers }: SymbolicHeap): boolean {
  return (
    numbers.length === 0 &&
    spatial.every(({ kind }) => kind === "call") &&
    pointers.every(({ relation, left, right }) => relation === "=" || left === right || left === NULL || right === NULL)
  );
}
