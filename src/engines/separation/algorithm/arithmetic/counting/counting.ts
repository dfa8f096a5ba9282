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
import { asLinear, type Call, callsOf, type Definitions, isReference } from "../../heaps/symbolic-heap.ts";
import type { IntegerSolver } from "../integers/integer-solver.ts";
import { DerivationTree } from "./derivation-tree.ts";
import { Grammar } from "./grammar.ts";
import { freeParameters, slotName, solveRule } from "./rule-equations.ts";
import { reachable, type Summarizer, type Summary } from "./summary.ts";
import { ValueBounds } from "./value-bounds.ts";

/** A rule whose integer parameters are sums: a constant and the parameters of its calls. */
export interface SumRule {
  readonly predicate: string;
  readonly rule: number;
  /** By parameter: constant + Σ of slots. */
  readonly sums: ReadonlyMap<string, Linear>;
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
export class Counting implements Summarizer {
  readonly #basePairs: BasePairs;
  readonly #definitions: Definitions;
  readonly #solver: IntegerSolver;
  readonly #analyses = new Map<string, Analysis | undefined>();

  constructor(basePairs: BasePairs, solver: IntegerSolver) {
    this.#basePairs = basePairs;
    this.#definitions = basePairs.definitions;
    this.#solver = solver;
  }

  handles(predicate: string): boolean {
    return this.#analysis(predicate) !== undefined;
  }

  summarize(call: Call, pair: number, prefix: string): readonly Summary[] {
    const analysis = this.#analysis(call.predicate);
    if (analysis === undefined) return [];
    const { grammar, families, rules } = analysis;
    const start = grammar.symbol(call.predicate, pair);
    const productions = grammar.reachableFrom(start);
    const count = (production: number): string => `${prefix}${production}`;
    const constraints = [...grammar.flow(start, productions, count)];
    for (const [index, family] of families) {
      let total = constantTerm(0n);
      for (const production of productions) {
        const rule = rules[grammar.productions[production]?.rule ?? 0];
        const attribute = rule === undefined ? undefined : family.get(rule.predicate);
        const name = this.#definitions.predicates.get(rule?.predicate ?? "")?.parameters[attribute ?? -1]?.name;
        const constant = name === undefined ? 0n : (rule?.sums.get(name)?.constant ?? 0n);
        total = addScaled(total, variableTerm(count(production)), constant);
      }
      constraints.push({ relation: "=", left: asLinear(call.arguments[index] ?? ""), right: total });
    }
    const countsOf = (values: ReadonlyMap<string, bigint>): ReadonlyMap<number, bigint> =>
      new Map(productions.map((production) => [production, values.get(count(production)) ?? 0n]));
    return [
      {
        constraints,
        cuts: (values) => grammar.cuts(start, countsOf(values), count),
        size: (values) => [...countsOf(values).values()].reduce((sum, count) => sum + count, 0n),
        derive: (values) => new DerivationTree(grammar, rules, this.#definitions).build(start, countsOf(values)),
      },
    ];
  }

  #analysis(predicate: string): Analysis | undefined {
    if (!this.#analyses.has(predicate)) this.#analyses.set(predicate, this.#analyze(predicate));
    return this.#analyses.get(predicate);
  }

  #analyze(predicate: string): Analysis | undefined {
    const predicates = reachable(predicate, this.#definitions);
    const free = freeParameters(this.#definitions, predicates);
    const rules: SumRule[] = [];
    for (const name of predicates) {
      const found = this.#sumRules(name, free);
      if (found === undefined) return undefined;
      rules.push(...found);
    }
    const bounds = new ValueBounds(rules, this.#definitions);
    if (!rules.every((rule) => rule.guards.every((guard) => bounds.imply(rule, guard)))) return undefined;
    const families = new Map<number, ReadonlyMap<string, number>>();
    for (const [index, { type }] of (this.#definitions.predicates.get(predicate)?.parameters ?? []).entries()) {
      if (isReference(type) || free.has(`${predicate} ${index}`)) continue;
      const family = this.#family(predicate, index, rules);
      if (family === undefined) return undefined;
      families.set(index, family);
    }
    const grammar = Grammar.of(this.#basePairs, rules);
    return grammar === undefined ? undefined : { rules, families, grammar };
  }

  /** Undefined when some rule's parameters are no sums; rules that no integers satisfy are left out. */
  #sumRules(name: string, free: ReadonlySet<string>): readonly SumRule[] | undefined {
    const predicate = this.#definitions.predicates.get(name);
    if (predicate === undefined) return [];
    const rules: SumRule[] = [];
    for (const [number, heap] of predicate.rules.entries()) {
      const tracked = predicate.parameters.filter((p, index) => !isReference(p.type) && !free.has(`${name} ${index}`));
      const names = new Set(tracked.map((parameter) => parameter.name));
      const { solved, rest } = solveRule(heap, predicate, this.#definitions, free, (variable) => names.has(variable));
      const isSlot = (variable: string): boolean => variable.startsWith("#");
      const sums = new Map<string, Linear>();
      for (const variable of names) {
        const sum = solved.get(variable);
        if (sum === undefined || !sum.terms.every(([slot, c]) => isSlot(slot) && c === 1n)) return undefined;
        sums.set(variable, sum);
      }
      const guards = rest.filter((constraint) => variablesOf(constraint).some(isSlot));
      if (guards.some((guard) => guard.relation === "=" || !variablesOf(guard).every(isSlot))) return undefined;
      const own = this.#solver.solve(rest.filter((constraint) => !variablesOf(constraint).some(isSlot)));
      if (own.kind === "unknown") return undefined;
      if (own.kind === "unsat") continue;
      rules.push({ predicate: name, rule: number, sums, solved, guards, own: own.values, calls: callsOf(heap) });
    }
    return rules;
  }

  /** Which parameter of each predicate below adds to one parameter; undefined if that is not the same everywhere. */
  #family(predicate: string, index: number, rules: readonly SumRule[]): ReadonlyMap<string, number> | undefined {
    const family = new Map([[predicate, index]]);
    const untracked = new Set<string>();
    for (const [name, attribute] of family)
      for (const rule of rules.filter((candidate) => candidate.predicate === name))
        if (!this.#follow(rule, attribute, family, untracked)) return undefined;
    const below = [...untracked].flatMap((name) => reachable(name, this.#definitions));
    return below.some((name) => family.has(name)) ? undefined : family;
  }
  /** What one parameter of a rule adds up: at most one parameter of each call, the same one for each predicate. */
  #follow(rule: SumRule, attribute: number, family: Map<string, number>, untracked: Set<string>): boolean {
    const parameter = this.#definitions.predicates.get(rule.predicate)?.parameters[attribute]?.name ?? "";
    const sum = rule.sums.get(parameter) ?? constantTerm(0n);
    for (const [place, call] of rule.calls.entries()) {
      const used = call.arguments.flatMap((_, i) => (coefficientOf(sum, slotName(place, i)) === 0n ? [] : [i]));
      const [only, ...others] = used;
      if (others.length > 0 || (only !== undefined && (family.get(call.predicate) ?? only) !== only)) return false;
      if (only === undefined) untracked.add(call.predicate);
      else family.set(call.predicate, only);
    }
    return true;
  }
}
