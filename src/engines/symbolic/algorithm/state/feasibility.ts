import { Budget } from "../../../../kernel/index.ts";
import {
  type Definitions,
  defaultSatLimits,
  type Model,
  type ModelValue,
  SatisfiabilityChecker,
  type Verdict,
} from "../../../separation/index.ts";
import { orderOfFractions } from "./fractions.ts";
import type { PathCondition } from "./path-condition.ts";
import type { ModelValues } from "./state.ts";

/** Asks the checker whether path conditions are satisfiable, and counts. Questions throw `BudgetSpent`. */
export class Feasibility {
  /** Questions so far: the column #Calls of Table 1. */
  calls = 0;
  readonly #checker: SatisfiabilityChecker;
  readonly #budget: Budget;

  constructor(definitions: Definitions, budget = Budget.unlimited) {
    this.#budget = budget;
    this.#checker = new SatisfiabilityChecker(definitions, { ...defaultSatLimits, budget });
  }

  /** The checker's work so far; see there. */
  get effort(): number {
    return this.#checker.effort;
  }

  /** A question that the execution depends on. */
  check(delta: PathCondition): Verdict {
    this.calls++;
    return this.decide(delta);
  }

  /** The same without counting. Every variable of Δ is a free one: the model tells their values. */
  decide(delta: PathCondition): Verdict {
    const { heap } = delta;
    const numbers = [...heap.numbers, ...delta.truthBounds(), ...orderOfFractions(delta.types().keys())];
    const verdict = this.#checker.decide({
      disjuncts: [{ ...heap, existentials: [], numbers }],
      free: delta.variables(),
      span: undefined,
    });
    // An answer for want of time says nothing about the path.
    this.#budget.spendNow();
    return verdict;
  }
}

/** The integers of a model by variable. */
export function modelValues(model: Model): ModelValues {
  const integers = new Map<string, bigint>();
  for (const { name, value } of model.variables) {
    const integer = integerIn(value);
    if (integer !== undefined) integers.set(name, integer);
  }
  return { integers, model };
}

/** Truth values are 0 and 1. */
export function integerIn(value: ModelValue | undefined): bigint | undefined {
  if (value?.kind === "integer") return value.value;
  return value?.kind === "boolean" ? BigInt(value.value) : undefined;
}

/**
 * Whether Δ may be unsatisfiable although its references are consistent: numbers may say so, and predicates with
 * numbers. Shapes alone are decided by SV, whose disjuncts all have base pairs, and at the end of the path.
 */
export function mayBeInfeasible({ heap, definitions }: PathCondition): boolean {
  if (heap.numbers.length > 0) return true;
  return heap.spatial.some(
    (part) =>
      part.kind === "call" &&
      definitions.predicates.get(part.predicate)?.parameters.some(({ type }) => type.kind !== "reference") === true,
  );
}
