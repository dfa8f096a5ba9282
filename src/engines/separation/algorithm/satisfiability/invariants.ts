import type { Budget } from "../../../../kernel/index.ts";
import { upperBound } from "../arithmetic/integers/integer-solver.ts";
import {
  addScaled,
  type Constraint,
  constantTerm,
  type Linear,
  scale,
  substituteLinear,
  variableTerm,
} from "../heaps/linear.ts";
import { asLinear, type Call, callsOf, type Definitions, isReference, type Predicate } from "../heaps/symbolic-heap.ts";

/** Upper bounds of the templates of a predicate, `undefined` for none. */
type Bounds = readonly (bigint | undefined)[];

/** Rounds after which a bound that still grows is given up. */
const WIDEN_AFTER = 4;

/**
 * Invariants of the integer parameters of predicates: bounds on each parameter and on each difference of two, found by
 * iterating over the rules. They hold in every model, so what contradicts them has none. Throws `BudgetSpent`.
 */
export class Invariants {
  readonly #definitions: Definitions;
  readonly #budget: Budget;
  readonly #templates = new Map<string, readonly Linear[]>();
  /** Undefined while no model of the predicate is known. */
  readonly #bounds = new Map<string, Bounds | undefined>();

  constructor(definitions: Definitions, budget: Budget) {
    this.#definitions = definitions;
    this.#budget = budget;
    for (const predicate of definitions.predicates.values())
      this.#templates.set(predicate.name, templatesOf(predicate));
    for (let round = 0; this.#round(round); round++);
  }

  /** The constraints on the arguments of a call; undefined if the predicate has no model at all. */
  of(call: Call): readonly Constraint[] | undefined {
    const bounds = this.#bounds.get(call.predicate);
    if (bounds === undefined) return undefined;
    const parameters = this.#definitions.predicates.get(call.predicate)?.parameters ?? [];
    const actual = new Map(parameters.map(({ name }, index) => [name, asLinear(call.arguments[index] ?? name)]));
    const templates = this.#templates.get(call.predicate) ?? [];
    return templates.flatMap((template, index): readonly Constraint[] => {
      const bound = bounds[index];
      const left = substituteLinear(template, (name) => actual.get(name));
      return bound === undefined ? [] : [{ relation: "≤", left, right: constantTerm(bound) }];
    });
  }

  #round(round: number): boolean {
    let isGrowing = false;
    for (const predicate of this.#definitions.predicates.values()) {
      const before = this.#bounds.get(predicate.name);
      const after = this.#boundsFrom(predicate, before);
      if (after === undefined || (before !== undefined && after.every((bound, index) => bound === before[index])))
        continue;
      isGrowing = true;
      const widened = after.map((bound, index) =>
        round >= WIDEN_AFTER && before !== undefined && bound !== before[index] ? undefined : bound,
      );
      this.#bounds.set(predicate.name, widened);
    }
    return isGrowing;
  }

  #boundsFrom(predicate: Predicate, before: Bounds | undefined): Bounds | undefined {
    const templates = this.#templates.get(predicate.name) ?? [];
    let bounds = before;
    for (const rule of predicate.rules) {
      const facts = callsOf(rule).map((call) => this.of(call));
      if (facts.some((fact) => fact === undefined)) continue;
      const constraints = [...rule.numbers, ...facts.flatMap((fact) => fact ?? [])];
      if (upperBound(constantTerm(0n), constraints, this.#budget) === "empty") continue;
      // A template without a bound stays without one.
      const known = bounds;
      const found = templates.map((template, index) =>
        known !== undefined && known[index] === undefined ? undefined : upperBound(template, constraints, this.#budget),
      );
      bounds = bounds === undefined ? found.map(finite) : larger(bounds, found.map(finite));
    }
    return bounds;
  }
}

function finite(bound: bigint | undefined | "empty"): bigint | undefined {
  return bound === "empty" ? undefined : bound;
}

function larger(a: Bounds, b: Bounds): Bounds {
  return a.map((bound, index) => {
    const other = b[index];
    if (bound === undefined || other === undefined) return undefined;
    return bound > other ? bound : other;
  });
}

function templatesOf({ parameters }: Predicate): readonly Linear[] {
  const integers = parameters.filter(({ type }) => !isReference(type)).map(({ name }) => variableTerm(name));
  const differences = integers.flatMap((a) => integers.filter((b) => b !== a).map((b) => addScaled(a, b, -1n)));
  return [...integers, ...integers.map((term) => scale(term, -1n)), ...differences];
}
