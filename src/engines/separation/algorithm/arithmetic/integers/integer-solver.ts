import { Budget } from "../../../../../kernel/index.ts";
import { say } from "../../../messages/say.ts";
import {
  addScaled,
  type Constraint,
  constantTerm,
  evaluate,
  type Linear,
  scale,
  substituteLinear,
  variablesOf,
  variableTerm,
} from "../../heaps/linear.ts";
import { type Component, componentsOf } from "./components.ts";
import { solveDifferences } from "./differences.ts";
import { fixedValues } from "./fixed-values.ts";
import { KnownComponents, renamed } from "./known-components.ts";
import { lackValues } from "./pigeonholes.ts";
import { floorDivide, gcd, type Rational } from "./rational.ts";
import { maximize } from "./simplex.ts";

/** What linear integer constraints come to. */
export type IntegerAnswer =
  | { readonly kind: "sat"; readonly values: ReadonlyMap<string, bigint> }
  | { readonly kind: "unsat" }
  | { readonly kind: "unknown"; readonly reason: string };

/** Decides conjunctions of linear constraints over unbounded integers. The one door to integer arithmetic. */
export interface IntegerSolver {
  /** What was spent so far: grows with the work, and with nothing else. */
  readonly effort: number;
  solve(constraints: readonly Constraint[]): IntegerAnswer;
}

/** The project's own exact solver: elimination of equalities, gcd tests, simplex, branch and bound, case split on ≠; at most `branches` of these. */
export function exactSolver(branches = 2_000, budget = Budget.unlimited): IntegerSolver {
  const known = new KnownComponents();
  let effort = 0;
  return {
    get effort() {
      return effort;
    },
    solve(constraints) {
      const search = new Search(branches, budget, known);
      const answer = budget.attempt(() => search.solve(constraints));
      effort += search.effort;
      return answer ?? { kind: "unknown", reason: say("sat.timeOver") };
    },
  };
}

/** Everything as `term ≤ 0` and `term ≠ 0`, equalities gone; `solved` are the eliminated variables, last one first. */
interface Reduced {
  readonly atMost: readonly Linear[];
  readonly unequal: readonly Linear[];
  readonly solved: readonly (readonly [name: string, value: Linear])[];
}

/** How often fractions are cut off on one branch: in an unbounded direction that might go on for ever. */
const DEEPEST = 60;

class Search {
  #left: number;
  #depth = 0;
  #fresh = 0;
  effort = 0;
  readonly #budget: Budget;
  readonly #known: KnownComponents;

  constructor(branches: number, budget: Budget, known: KnownComponents) {
    this.#left = branches;
    this.#budget = budget;
    this.#known = known;
  }

  solve(constraints: readonly Constraint[]): IntegerAnswer {
    const reduced = this.#eliminate(constraints);
    if (reduced === undefined || lackValues(reduced.atMost, reduced.unequal, this.#budget)) return { kind: "unsat" };
    const answer = this.#branch(reduced.atMost, reduced.unequal);
    if (answer.kind !== "sat") return answer;
    const values = new Map(answer.values);
    for (const [name, value] of reduced.solved.toReversed()) {
      for (const [inner] of value.terms) if (!values.has(inner)) values.set(inner, 0n);
      values.set(
        name,
        evaluate(value, (inner) => values.get(inner) ?? 0n),
      );
    }
    for (const name of constraints.flatMap(variablesOf)) if (!values.has(name)) values.set(name, 0n);
    return { kind: "sat", values };
  }

  /** Exact over the integers: an equation without a unit coefficient gets one by a change of variable (Euclid). */
  #eliminate(constraints: readonly Constraint[]): Reduced | undefined {
    const { equalities, atMost, unequal } = sorted(constraints);
    const solved = new Map<string, Linear>();
    for (let next = equalities.pop(); next !== undefined; next = equalities.pop()) {
      this.#budget.spend();
      const equation = resolve(next, solved);
      const common = equation.terms.reduce((g, [, c]) => gcd(g, c), 0n);
      if (common === 0n ? equation.constant !== 0n : equation.constant % common !== 0n) return undefined;
      if (common === 0n) continue;
      const [name, value, rest] = this.#pivot(divide(equation, common));
      solved.set(name, value);
      if (rest !== undefined) equalities.push(rest);
    }
    const order = [...solved];
    // Values mention variables that were solved later: from the last one on, they mention none.
    for (const [name, value] of order.toReversed()) {
      this.#budget.spend();
      solved.set(
        name,
        substituteLinear(value, (other) => solved.get(other)),
      );
    }
    const replace = (term: Linear): Linear => substituteLinear(term, (name) => solved.get(name));
    return { atMost: atMost.map(replace), unequal: unequal.map(replace), solved: order };
  }

  /** The variable to replace, its value, and what remains of the equation when the value has a new variable. */
  #pivot(equation: Linear): readonly [string, Linear, Linear | undefined] {
    const [first] = equation.terms;
    const [name, c] = equation.terms.reduce(
      (best, term) => (size(term[1]) < size(best[1]) ? term : best),
      first ?? ["", 1n],
    );
    const others = addScaled(equation, variableTerm(name), -c);
    if (size(c) === 1n) return [name, scale(others, -c), undefined];
    // name = fresh − Σ ⌊a/c⌋ other − ⌊constant/c⌋, so that only remainders stay in the equation.
    const quotient = (a: bigint): bigint => floorDivide(c < 0n ? -a : a, size(c));
    const fresh = `$e${this.#fresh++}`;
    let value: Linear = { terms: [[fresh, 1n]], constant: -quotient(others.constant) };
    for (const [other, a] of others.terms) value = addScaled(value, variableTerm(other), -quotient(a));
    return [name, value, substituteLinear(equation, (other) => (other === name ? value : undefined))];
  }

  #branch(atMost: readonly Linear[], unequal: readonly Linear[]): IntegerAnswer {
    if (this.#left-- <= 0 || this.#depth > DEEPEST) return { kind: "unknown", reason: say("sat.branching") };
    this.#budget.spend();
    const tight = tighten(atMost);
    if (tight === undefined) return { kind: "unsat" };
    const fixed = fixedValues(tight, this.#budget);
    if (fixed === "unsat") return { kind: "unsat" };
    if (fixed.size === 0) return this.#each(componentsOf(tight, unequal));
    const value = (name: string): Linear | undefined => {
      const known = fixed.get(name);
      return known === undefined ? undefined : constantTerm(known);
    };
    const rest = tighten(tight.map((term) => substituteLinear(term, value)));
    if (rest === undefined) return { kind: "unsat" };
    const answer = this.#each(
      componentsOf(
        rest,
        unequal.map((term) => substituteLinear(term, value)),
      ),
    );
    return answer.kind === "sat" ? { kind: "sat", values: new Map([...answer.values, ...fixed]) } : answer;
  }

  /** Parts without a common variable: solved one after the other. */
  #each(components: readonly Component[]): IntegerAnswer {
    const values = new Map<string, bigint>();
    let unknown: IntegerAnswer | undefined;
    for (const component of components) {
      const answer = this.#component(component);
      if (answer.kind === "unsat") return answer;
      if (answer.kind === "unknown") unknown ??= answer;
      else for (const [name, value] of answer.values) values.set(name, value);
    }
    return unknown ?? { kind: "sat", values };
  }

  /** The same constraints come again and again, with other names: along a path, and in the unfoldings of a predicate. */
  #component(component: Component): IntegerAnswer {
    const { key, names } = renamed(component);
    const before = this.#known.answerTo(key, names);
    if (before !== undefined) return before;
    const answer = this.#connected(component.atMost, component.unequal);
    this.#known.remember(key, names, answer);
    return answer;
  }

  #connected(atMost: readonly Linear[], unequal: readonly Linear[]): IntegerAnswer {
    const differences = solveDifferences(atMost, this.#budget);
    if (differences === "unsat") return { kind: "unsat" };
    if (differences !== undefined) return this.#separate(differences, atMost, unequal);
    const spent = (effort: number) => {
      this.effort += effort;
    };
    const { names, best } = maximum(constantTerm(0n), atMost, this.#budget, unequal, spent);
    if (best.kind !== "optimal") return { kind: "unsat" };
    const broken = best.point.findIndex(({ d }) => d !== 1n);
    const name = names[broken];
    if (name !== undefined) return this.#split(name, best.point[broken], atMost, unequal);
    return this.#separate(new Map(names.map((n, index) => [n, best.point[index]?.n ?? 0n])), atMost, unequal);
  }

  /** A solution of the inequalities; where it breaks a ≠ the two sides of that are tried. */
  #separate(found: ReadonlyMap<string, bigint>, atMost: readonly Linear[], unequal: readonly Linear[]): IntegerAnswer {
    const values = new Map(found);
    for (const { terms } of unequal) for (const [name] of terms) if (!values.has(name)) values.set(name, 0n);
    const violated = unequal.find((term) => evaluate(term, (n) => values.get(n) ?? 0n) === 0n);
    if (violated === undefined) return { kind: "sat", values };
    if (violated.terms.length === 0) return { kind: "unsat" };
    const rest = unequal.filter((term) => term !== violated);
    const below = addScaled(violated, constantTerm(1n), 1n);
    const above = addScaled(constantTerm(1n), violated, -1n);
    return this.#either([...atMost, below], [...atMost, above], rest);
  }

  #split(
    name: string,
    value: Rational | undefined,
    atMost: readonly Linear[],
    unequal: readonly Linear[],
  ): IntegerAnswer {
    const bound = value === undefined ? 0n : floorDivide(value.n, value.d);
    const low: Linear = { terms: [[name, 1n]], constant: -bound };
    const high: Linear = { terms: [[name, -1n]], constant: bound + 1n };
    this.#depth++;
    const answer = this.#either([...atMost, low], [...atMost, high], unequal);
    this.#depth--;
    return answer;
  }

  #either(left: readonly Linear[], right: readonly Linear[], unequal: readonly Linear[]): IntegerAnswer {
    const first = this.#branch(left, unequal);
    if (first.kind === "sat") return first;
    const second = this.#branch(right, unequal);
    return second.kind === "unsat" ? first : second;
  }
}

/** A term in which no solved variable is left. */
function resolve(term: Linear, solved: ReadonlyMap<string, Linear>): Linear {
  let at = term;
  while (at.terms.some(([name]) => solved.has(name))) at = substituteLinear(at, (name) => solved.get(name));
  return at;
}

/** As terms that are 0, at most 0, or not 0. */
function sorted(constraints: readonly Constraint[]): {
  readonly equalities: Linear[];
  readonly atMost: readonly Linear[];
  readonly unequal: readonly Linear[];
} {
  const equalities: Linear[] = [];
  const atMost: Linear[] = [];
  const unequal: Linear[] = [];
  for (const { relation, left, right } of constraints) {
    const difference = addScaled(left, right, -1n);
    if (relation === "=") equalities.push(difference);
    else if (relation === "≠") unequal.push(difference);
    else atMost.push(relation === "≤" ? difference : addScaled(difference, constantTerm(1n), 1n));
  }
  return { equalities, atMost, unequal };
}

/** Divides by the gcd of the coefficients, the constant rounded up; undefined when a term without variables is positive. */
function tighten(atMost: readonly Linear[]): readonly Linear[] | undefined {
  const tight: Linear[] = [];
  for (const term of atMost) {
    if (term.terms.length === 0) {
      if (term.constant > 0n) return undefined;
      continue;
    }
    const common = term.terms.reduce((g, [, c]) => gcd(g, c), 0n);
    tight.push({
      terms: term.terms.map(([name, c]) => [name, c / common] as const),
      constant: -floorDivide(-term.constant, common),
    });
  }
  return tight;
}

/** The greatest value of a term, its constant left out, where others are at most 0. The unknowns are those of `more`, too. */
function maximum(
  objective: Linear,
  atMost: readonly Linear[],
  budget: Budget,
  more: readonly Linear[] = [objective],
  spent?: (effort: number) => void,
) {
  const names = [...new Set([...atMost, ...more].flatMap(({ terms }) => terms.map(([name]) => name)))];
  const numbers = new Map(names.map((name, index) => [name, index]));
  const coefficients = ({ terms }: Linear) => new Map(terms.map(([name, c]) => [numbers.get(name) ?? 0, c]));
  const inequalities = atMost.map((term) => ({ coefficients: coefficients(term), bound: -term.constant }));
  return { names, best: maximize(names.length, inequalities, coefficients(objective), spent, budget) };
}

function divide(term: Linear, by: bigint): Linear {
  return { terms: term.terms.map(([name, c]) => [name, c / by] as const), constant: term.constant / by };
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** The rational upper bound of a term under constraints (≠ left out); undefined if there is none, "empty" if nothing satisfies them. Throws `BudgetSpent`. */
export function upperBound(
  term: Linear,
  constraints: readonly Constraint[],
  budget = Budget.unlimited,
): bigint | undefined | "empty" {
  const { equalities, atMost: given } = sorted(constraints);
  const atMost = [...given, ...equalities, ...equalities.map((equation) => scale(equation, -1n))];
  const { best } = maximum(term, atMost, budget);
  if (best.kind === "infeasible") return "empty";
  return best.kind === "unbounded" ? undefined : floorDivide(best.value.n, best.value.d) + term.constant;
}
