import type { BasePairs } from "../../base-pairs/base-pairs.ts";
import {
  addScaled,
  type Constraint,
  coefficientOf,
  constantTerm,
  type Linear,
  variablesOf,
  variableTerm,
} from "../../heaps/linear.ts";
import { asLinear, type Call, callsOf, type Definitions } from "../../heaps/symbolic-heap.ts";
import type { IntegerSolver } from "../integers/integer-solver.ts";
import { DerivationTree } from "./derivation-tree.ts";
import { Grammar } from "./grammar.ts";
import { freeParameters, isSlot, slotName, solveRule, trackedParameters } from "./rule-equations.ts";
import { reachable, type Summarize } from "./summary.ts";
import { ValueBounds } from "./value-bounds.ts";

/** A rule whose integer parameters are sums: a constant and the parameters of its calls. */
export interface SumRule {
  readonly predicate: string;
  readonly rule: number;
  /** By the index of the parameter: constant + Σ of slots. */
  readonly sums: ReadonlyMap<number, Linear>;
  /** The rule's own variables over slots and each other. */
  readonly solved: ReadonlyMap<string, Linear>;
  /** Constraints on slots alone. */
  readonly guards: readonly Constraint[];
  /** Values for the rule's own variables that no equation fixes. */
  readonly own: ReadonlyMap<string, bigint>;
  readonly calls: readonly Call[];
}

/** What is known about a predicate whose parameters are sums. */
interface Analysis {
  readonly rules: readonly SumRule[];
  /** By parameter index of the predicate: which parameter of each reachable predicate it adds up. */
  readonly families: ReadonlyMap<number, ReadonlyMap<string, number>>;
  readonly grammar: Grammar;
}

/**
 * Parameters that are sums over the derivation (length, size): linear in how often each production is used, and those
 * counts are the solutions of Parikh's constraints. Exact, whatever the numbers.
 */
export function summarizeCounts(name: string, basePairs: BasePairs, solver: IntegerSolver): Summarize | undefined {
  const analysis = analyze(name, basePairs, solver);
  if (analysis === undefined) return undefined;
  const { grammar, families, rules } = analysis;
  return (call, pair, prefix) => {
    const start = grammar.symbol(call.predicate, pair);
    const productions = grammar.reachableFrom(start);
    const count = (production: number): string => `${prefix}${production}`;
    const constraints = [...grammar.flow(start, productions, count)];
    for (const [index, family] of families) {
      const total = productions.reduce((sum, production) => {
        const rule = rules[grammar.productions[production]?.rule ?? 0];
        const added = rule?.sums.get(family.get(rule.predicate) ?? -1)?.constant ?? 0n;
        return addScaled(sum, variableTerm(count(production)), added);
      }, constantTerm(0n));
      constraints.push({ relation: "=", left: asLinear(call.arguments[index] ?? ""), right: total });
    }
    const countsOf = (values: ReadonlyMap<string, bigint>): ReadonlyMap<number, bigint> =>
      new Map(productions.map((production) => [production, values.get(count(production)) ?? 0n]));
    return [
      {
        constraints,
        cuts: (values) => grammar.cuts(start, countsOf(values), count),
        size: (values) => [...countsOf(values).values()].reduce((sum, count) => sum + count, 0n),
        derive: (values) => new DerivationTree(grammar, rules, basePairs).build(start, countsOf(values)),
      },
    ];
  };
}

function analyze(predicate: string, basePairs: BasePairs, solver: IntegerSolver): Analysis | undefined {
  const { definitions } = basePairs;
  const predicates = reachable(predicate, definitions);
  const free = freeParameters(definitions, predicates);
  const rules: SumRule[] = [];
  for (const name of predicates) {
    const found = sumRules(name, free, definitions, solver);
    if (found === undefined) return undefined;
    rules.push(...found);
  }
  const bounds = new ValueBounds(rules);
  if (!rules.every((rule) => rule.guards.every((guard) => bounds.imply(rule, guard)))) return undefined;
  const families = new Map<number, ReadonlyMap<string, number>>();
  for (const [index] of trackedParameters(definitions.predicates.get(predicate), free)) {
    const family = familyOf(predicate, index, rules, definitions);
    if (family === undefined) return undefined;
    families.set(index, family);
  }
  const grammar = Grammar.of(basePairs, rules);
  return grammar === undefined ? undefined : { rules, families, grammar };
}

/** Undefined when some rule's parameters are no sums; rules that no integers satisfy are left out. */
function sumRules(
  name: string,
  free: ReadonlySet<string>,
  definitions: Definitions,
  solver: IntegerSolver,
): readonly SumRule[] | undefined {
  const predicate = definitions.predicates.get(name);
  if (predicate === undefined) return [];
  const rules: SumRule[] = [];
  for (const [number, heap] of predicate.rules.entries()) {
    const tracked = trackedParameters(predicate, free);
    const isTracked = (variable: string): boolean => tracked.some(([, parameter]) => parameter === variable);
    const { solved, rest } = solveRule(heap, predicate, definitions, free, isTracked);
    const sums = new Map<number, Linear>();
    for (const [index, variable] of tracked) {
      const sum = solved.get(variable);
      if (sum === undefined || !sum.terms.every(([slot, c]) => isSlot(slot) && c === 1n)) return undefined;
      sums.set(index, sum);
    }
    const guards = rest.filter((constraint) => variablesOf(constraint).some(isSlot));
    if (guards.some((guard) => guard.relation === "=" || !variablesOf(guard).every(isSlot))) return undefined;
    const own = solver.solve(rest.filter((constraint) => !variablesOf(constraint).some(isSlot)));
    if (own.kind === "unknown") return undefined;
    if (own.kind === "unsat") continue;
    rules.push({ predicate: name, rule: number, sums, solved, guards, own: own.values, calls: callsOf(heap) });
  }
  return rules;
}

/** Which parameter of each predicate below adds to one parameter; undefined if that is not the same everywhere. */
function familyOf(
  predicate: string,
  index: number,
  rules: readonly SumRule[],
  definitions: Definitions,
): ReadonlyMap<string, number> | undefined {
  const family = new Map([[predicate, index]]);
  const untracked = new Set<string>();
  for (const [name, attribute] of family)
    for (const rule of rules.filter((candidate) => candidate.predicate === name))
      if (!follow(rule, attribute, family, untracked)) return undefined;
  const below = [...untracked].flatMap((name) => reachable(name, definitions));
  return below.some((name) => family.has(name)) ? undefined : family;
}

/** What one parameter of a rule adds up: at most one parameter of each call, the same one for each predicate. */
function follow(rule: SumRule, attribute: number, family: Map<string, number>, untracked: Set<string>): boolean {
  const sum = rule.sums.get(attribute) ?? constantTerm(0n);
  for (const [place, call] of rule.calls.entries()) {
    const used = call.arguments.flatMap((_, i) => (coefficientOf(sum, slotName(place, i)) === 0n ? [] : [i]));
    const [only, ...others] = used;
    if (others.length > 0 || (only !== undefined && (family.get(call.predicate) ?? only) !== only)) return false;
    if (only === undefined) untracked.add(call.predicate);
    else family.set(call.predicate, only);
  }
  return true;
}
