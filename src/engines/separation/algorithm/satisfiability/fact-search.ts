import type { Budget } from "../../../../kernel/index.ts";
import { reachable } from "../arithmetic/counting/summary.ts";
import { type Fact, Facts } from "../arithmetic/facts/facts.ts";
import { groundRules } from "../arithmetic/facts/ground-rules.ts";
import { type IntegerSolver, upperBound } from "../arithmetic/integers/integer-solver.ts";
import type { BasePairs } from "../base-pairs/base-pairs.ts";
import { shapeRule } from "../base-pairs/shape-rule.ts";
import { choicesBelow } from "../heaps/choices.ts";
import { addScaled, type Constraint, constantTerm, variableTerm } from "../heaps/linear.ts";
import { asLinear, callsOf, isReference, type Predicate, type SymbolicHeap } from "../heaps/symbolic-heap.ts";
import type { Invariants } from "./invariants.ts";

/** A fact for each call of a heap, and the integers of its variables. */
interface FoundFacts {
  readonly facts: readonly Fact[];
  readonly values: ReadonlyMap<string, bigint>;
}

/** Rounds, and combinations of facts that are tried with a heap. */
const MAX_ROUNDS = 200;
const MAX_COMBINATIONS = 5_000;

/**
 * Looks for facts that satisfy a heap whose predicates leave no integer open. Where facts larger than the formula allows
 * make only larger ones, those below are finite, and when there are no more there is no model: "none". Undefined when it
 * does not apply or there are too many.
 */
export function searchFacts(
  heap: SymbolicHeap,
  basePairs: BasePairs,
  invariants: Invariants,
  solver: IntegerSolver,
): FoundFacts | "none" | undefined {
  const { definitions } = basePairs;
  // Without calls no fact would say anything.
  if (callsOf(heap).length === 0) return undefined;
  const predicates = [...new Set(callsOf(heap).flatMap(({ predicate }) => reachable(predicate, definitions)))];
  const rules = groundRules(predicates, definitions, solver);
  const facts = rules === undefined ? undefined : Facts.of(rules, basePairs);
  if (facts === undefined) return undefined;
  const limits = limitsOf(heap, predicates, basePairs, invariants);
  const isRelevant = ({ predicate, integers }: Fact): boolean =>
    limits.every((limit) => limit.predicate !== predicate || (integers.get(limit.parameter) ?? 0n) <= limit.most);
  return firstFitting(heap, candidates(heap, facts, isRelevant, basePairs), basePairs, solver);
}

/** The first candidate whose integers the heap allows. */
function firstFitting(
  heap: SymbolicHeap,
  found: Iterable<readonly Fact[] | "too many">,
  basePairs: BasePairs,
  solver: IntegerSolver,
): FoundFacts | "none" | undefined {
  let combinations = 0;
  for (const chosen of found) {
    if (chosen === "too many" || ++combinations > MAX_COMBINATIONS) return undefined;
    basePairs.budget.spend();
    const answer = solver.solve([...heap.numbers, ...equations(heap, chosen, basePairs)]);
    if (answer.kind === "unknown") return undefined;
    if (answer.kind === "sat") return { facts: chosen, values: answer.values };
  }
  return "none";
}

/** Facts for the calls of a heap, round by round, until there are no more or too many. */
function* candidates(
  heap: SymbolicHeap,
  facts: Facts,
  isRelevant: (fact: Fact) => boolean,
  basePairs: BasePairs,
): Generator<readonly Fact[] | "too many"> {
  const choices = [...basePairs.choices(shapeRule(heap, [], basePairs.definitions))].map(({ children }) => children);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const found = facts.round(isRelevant);
    if (found === "too many") break;
    if (found.length === 0) return;
    yield* combinationsWith(new Set(found), heap, choices, facts);
  }
  yield "too many";
}

/** A fact for each call, under every choice of base pairs; one of them is new. */
function* combinationsWith(
  found: ReadonlySet<Fact>,
  heap: SymbolicHeap,
  choices: readonly (readonly number[])[],
  facts: Facts,
): Generator<readonly Fact[]> {
  for (const pairs of choices) {
    const lists = callsOf(heap).map(({ predicate }, place) => facts.of(predicate, pairs[place] ?? 0));
    for (const choice of choicesBelow(lists.map((list) => list.length))) {
      const chosen = choice.flatMap((at, place) => lists[place]?.[at] ?? []);
      if (chosen.some((fact) => found.has(fact))) yield chosen;
    }
  }
}

/** The arguments of each call are the integers of its fact. */
function equations(heap: SymbolicHeap, facts: readonly Fact[], { definitions }: BasePairs): readonly Constraint[] {
  return callsOf(heap).flatMap((call, place) =>
    (definitions.predicates.get(call.predicate)?.parameters ?? []).flatMap(({ name }, index): readonly Constraint[] => {
      const value = facts[place]?.integers.get(name);
      if (value === undefined) return [];
      return [{ relation: "=", left: asLinear(call.arguments[index] ?? ""), right: constantTerm(value) }];
    }),
  );
}

interface Limit {
  readonly predicate: string;
  readonly parameter: string;
  readonly most: bigint;
}

/**
 * Parameters that the formula bounds from above and that never fall on the way up a derivation, of predicates that only the
 * formula and their own rules call.
 */
function limitsOf(
  heap: SymbolicHeap,
  names: readonly string[],
  { definitions, budget }: BasePairs,
  invariants: Invariants,
): readonly Limit[] {
  const known = knownOf(heap, invariants);
  if (known === undefined) return [];
  const predicates = names.flatMap((name) => definitions.predicates.get(name) ?? []);
  const isCalledBy = ({ rules }: Predicate, name: string): boolean =>
    rules.some((rule) => callsOf(rule).some(({ predicate }) => predicate === name));
  return predicates.flatMap((predicate): readonly Limit[] => {
    const { name, parameters } = predicate;
    if (predicates.some((other) => other !== predicate && isCalledBy(other, name))) return [];
    return [...parameters.entries()].flatMap(([index, { name: parameter, type }]): readonly Limit[] => {
      if (isReference(type) || !isRising(predicate, index, invariants, budget)) return [];
      const bounds = callsOf(heap)
        .filter((call) => call.predicate === name)
        .map((call) => upperBound(asLinear(call.arguments[index] ?? ""), known, budget))
        .filter((bound) => bound !== "empty");
      const [first] = bounds;
      if (first === undefined || bounds.includes(undefined)) return [];
      const most = bounds.reduce((a: bigint, b) => (b !== undefined && b > a ? b : a), first);
      return [{ predicate: name, parameter, most }];
    });
  });
}

/** Whether a parameter is never smaller than that of a call below. */
function isRising(predicate: Predicate, index: number, invariants: Invariants, budget: Budget): boolean {
  const parameter = variableTerm(predicate.parameters[index]?.name ?? "");
  return predicate.rules.every((rule) => {
    const facts = knownOf(rule, invariants);
    const below = callsOf(rule).filter((call) => call.predicate === predicate.name);
    return below.every((call) => {
      const fall = addScaled(asLinear(call.arguments[index] ?? ""), parameter, -1n);
      const most = facts === undefined ? "empty" : upperBound(fall, facts, budget);
      return most === "empty" || (most !== undefined && most <= 0n);
    });
  });
}

/** The constraints on the integers of a heap; undefined if one of its calls has no model. */
function knownOf(heap: SymbolicHeap, invariants: Invariants): readonly Constraint[] | undefined {
  const facts = callsOf(heap).map((call) => invariants.of(call));
  return facts.some((fact) => fact === undefined)
    ? undefined
    : [...heap.numbers, ...facts.flatMap((fact) => fact ?? [])];
}
