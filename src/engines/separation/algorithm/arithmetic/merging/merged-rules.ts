import { append, Budget } from "../../../../../kernel/index.ts";
import { type Constraint, type Linear, substituteConstraint, variablesOf, variableTerm } from "../../heaps/linear.ts";
import {
  type Definitions,
  NULL,
  occurrences,
  type Predicate,
  type SymbolicHeap,
  substitute,
  type Value,
} from "../../heaps/symbolic-heap.ts";
import { showHeap } from "../../syntax/index.ts";
import { exactSolver, type IntegerSolver } from "../integers/integer-solver.ts";
import { exactHull } from "./hull.ts";

/**
 * The definitions with one rule in place of those that differ in numbers only, where constraints on integers say exactly the same: the
 * three balances of an AVL tree become a < h, b < h, 2h ≤ a + b + 3. The others stay as they are.
 */
export function withMergedRules(definitions: Definitions, budget = Budget.unlimited): Definitions {
  const solver = exactSolver(undefined, budget);
  const predicates = [...definitions.predicates].map(
    ([name, predicate]) => [name, { ...predicate, rules: mergedRules(predicate, solver, budget) }] as const,
  );
  return { ...definitions, predicates: new Map(predicates) };
}

/** A rule whose existentials are called after their places. */
interface Placed {
  readonly rule: SymbolicHeap;
  readonly numbers: readonly Constraint[];
  /** What a place is called in the rule. */
  readonly names: ReadonlyMap<string, Linear>;
}

function mergedRules({ rules, parameters }: Predicate, solver: IntegerSolver, budget: Budget): readonly SymbolicHeap[] {
  const formals = new Set([NULL, ...parameters.map(({ name }) => name)]);
  const groups = new Map<string, Placed[]>();
  for (const rule of rules) {
    const { key, placed } = inPlaces(rule, formals);
    append(groups, key, placed);
  }
  if (groups.size === rules.length) return rules;
  return [...groups.values()].flatMap((group) => merged(group, solver, budget) ?? group.map(({ rule }) => rule));
}

/** Equal keys are those of rules that differ in numbers only. */
function inPlaces(rule: SymbolicHeap, formals: ReadonlySet<string>): { readonly key: string; readonly placed: Placed } {
  const inHeap = [...new Set(occurrences({ ...rule, numbers: [] }))].filter((name) => !formals.has(name));
  const inNumbers = rule.numbers.flatMap(variablesOf).filter((name) => !formals.has(name) && !inHeap.includes(name));
  // What stands in numbers only has no place: such a rule is like no other.
  if (inNumbers.length > 0) return { key: showHeap(rule), placed: { rule, numbers: [], names: new Map() } };
  const places = inHeap.map((name, index) => [name, `$${index + 1}`] as const);
  const { numbers, ...others } = substitute({ ...rule, existentials: [] }, new Map<string, Value>(places));
  const names = new Map(places.map(([name, place]) => [place, variableTerm(name)]));
  return { key: showHeap({ ...others, numbers: [] }), placed: { rule, numbers, names } };
}

/** One rule, with the names of the first; undefined where none says the same. */
function merged(group: readonly Placed[], solver: IntegerSolver, budget: Budget): readonly SymbolicHeap[] | undefined {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return undefined;
  const texts = group.map(({ numbers }) => new Set(numbers.map(textOf)));
  const isShared = (constraint: Constraint): boolean => texts.every((each) => each.has(textOf(constraint)));
  const cases = group.map(({ numbers }) => numbers.filter((each) => !isShared(each)));
  const hull = exactHull(cases, solver, budget);
  if (hull === undefined) return undefined;
  const named = (constraint: Constraint) => substituteConstraint(constraint, (place) => first.names.get(place));
  return [{ ...first.rule, numbers: [...first.numbers.filter(isShared), ...hull].map(named) }];
}

function textOf({ relation, left, right }: Constraint): string {
  const side = ({ terms, constant }: Constraint["left"]): string =>
    `${[...terms]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, factor]) => `${factor}${name}`)
      .join("+")}+${constant}`;
  return `${side(left)}${relation}${side(right)}`;
}
