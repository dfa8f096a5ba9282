import { Budget } from "../../../../kernel/index.ts";
import { choicesBelow } from "../heaps/choices.ts";
import { FreshNames, instantiate, namesOf } from "../heaps/naming.ts";
import {
  type Call,
  callsOf,
  type Definitions,
  isDontCare,
  occurrences,
  type Predicate,
  type Spatial,
  type Substitution,
  type SymbolicHeap,
  substitute,
} from "../heaps/symbolic-heap.ts";

/** What replaced one predicate occurrence: the rule's number and formals := actuals with the fresh variables. */
interface Replacement {
  readonly call: Call;
  readonly rule: number;
  readonly by: Substitution;
}

export interface Unfolding {
  readonly heap: SymbolicHeap;
  readonly replacements: readonly Replacement[];
}

/** How many disjuncts `unfold` gives for a heap: the product over its predicate occurrences. */
export function unfoldingCount(heap: SymbolicHeap, definitions: Definitions): number {
  return callsOf(heap).reduce((n, call) => n * (definitions.predicates.get(call.predicate)?.rules.length ?? 0), 1);
}

/** unfold(Δ) of Algorithm 1: every predicate occurrence at once, by each disjunct of its definition. Throws `BudgetSpent`. */
export function unfold(heap: SymbolicHeap, definitions: Definitions, budget = Budget.unlimited): readonly Unfolding[] {
  const predicates = callsOf(heap).map((call) => definitions.predicates.get(call.predicate));
  const choices = choicesBelow(predicates.map((predicate) => predicate?.rules.length ?? 0));
  return Array.from(choices, (rules) => {
    budget.spend();
    return unfoldWith(heap, predicates, rules);
  });
}

/** Replaces the n-th occurrence by the n-th chosen rule. */
function unfoldWith(
  heap: SymbolicHeap,
  predicates: readonly (Predicate | undefined)[],
  rules: readonly number[],
): Unfolding {
  const names = new FreshNames(namesOf(heap));
  const replacements: Replacement[] = [];
  const spatial: Spatial[] = [];
  const facts = [heap];
  for (const part of heap.spatial) {
    const number = replacements.length;
    const predicate = predicates[number];
    const rule = predicate?.rules[rules[number] ?? 0];
    if (part.kind === "cell" || predicate === undefined || rule === undefined) {
      spatial.push(part);
      continue;
    }
    const { heap: body, by } = instantiate(rule, predicate.parameters, part, names);
    replacements.push({ call: part, rule: rules[number] ?? 0, by });
    spatial.push(...body.spatial);
    facts.push(body);
  }
  const unfolded = {
    existentials: facts.flatMap(({ existentials }) => existentials),
    spatial,
    pointers: facts.flatMap(({ pointers }) => pointers),
    numbers: facts.flatMap(({ numbers }) => numbers),
  };
  return { heap: nameRepeatedWildcards(unfolded), replacements };
}

/** A don't-care that an unfolding has made occur twice gets a name. */
function nameRepeatedWildcards(heap: SymbolicHeap): SymbolicHeap {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const name of occurrences(heap)) {
    if (isDontCare(name) && seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  if (repeated.size === 0) return heap;
  const names = new FreshNames(namesOf(heap));
  const by = new Map([...repeated].map((name) => [name, names.like("w")]));
  const renamed = substitute(heap, by);
  return { ...renamed, existentials: [...new Set([...renamed.existentials, ...by.values()])] };
}
