import { type Budget, valueAt } from "../../../../../kernel/index.ts";
import type { BasePairs } from "../../base-pairs/base-pairs.ts";
import type { Derivation } from "../../base-pairs/derivation.ts";
import { choicesBelow } from "../../heaps/choices.ts";
import { type Constraint, evaluate } from "../../heaps/linear.ts";
import { Grammar } from "../counting/grammar.ts";
import { slotName } from "../counting/rule-equations.ts";
import type { GroundRule } from "./ground-rules.ts";

/** Integers that a predicate has under a base pair, with the facts of its calls that they come of. */
export interface Fact {
  readonly predicate: string;
  readonly pair: number;
  /** By the name of the parameter. */
  readonly integers: ReadonlyMap<string, bigint>;
  /** Rules of the derivation. */
  readonly size: bigint;
  derive(): Derivation;
}

interface Made {
  readonly symbol: number;
  readonly fact: Fact;
}

/** More facts than these are not made, nor more tries to make one. */
const MAX_FACTS = 600;
const MAX_TRIES = 200_000;

/**
 * The integers of predicates bottom-up, round by round: `full(x, h, n)` has (0, 0), (1, 1), (2, 3), … Facts share those they
 * come of, so a tree of a thousand nodes takes ten. Throws `BudgetSpent`.
 */
export class Facts {
  readonly #rules: readonly GroundRule[];
  readonly #grammar: Grammar;
  readonly #parameters: (predicate: string) => readonly string[];
  readonly #budget: Budget;
  /** By symbol of the grammar. */
  readonly #known = new Map<number, Fact[]>();
  readonly #keys = new Set<string>();
  /** How many facts of each symbol there were when the last round began. */
  #before = new Map<number, number>();
  #isFirst = true;
  #tries = 0;

  private constructor(rules: readonly GroundRule[], grammar: Grammar, basePairs: BasePairs) {
    this.#rules = rules;
    this.#grammar = grammar;
    this.#budget = basePairs.budget;
    this.#parameters = (predicate) =>
      (basePairs.definitions.predicates.get(predicate)?.parameters ?? []).map(({ name }) => name);
  }

  /** Undefined when there are too many productions. */
  static of(rules: readonly GroundRule[], basePairs: BasePairs): Facts | undefined {
    const grammar = Grammar.of(basePairs, rules);
    return grammar === undefined ? undefined : new Facts(rules, grammar, basePairs);
  }

  of(predicate: string, pair: number): readonly Fact[] {
    return this.#known.get(this.#grammar.symbol(predicate, pair)) ?? [];
  }

  /** One round more: the facts that are new and relevant, with the smallest derivations, or that there are too many. */
  round(isRelevant: (fact: Fact) => boolean): readonly Fact[] | "too many" {
    const now = new Map([...this.#known].map(([symbol, facts]) => [symbol, facts.length]));
    const found = new Map<string, Made>();
    for (const made of this.#attempts(now)) {
      this.#budget.spend();
      if (++this.#tries > MAX_TRIES || this.#keys.size + found.size > MAX_FACTS) return "too many";
      if (made === undefined || !isRelevant(made.fact)) continue;
      const key = `${made.symbol} ${[...made.fact.integers.values()].join(" ")}`;
      const other = found.get(key);
      const isBetter = other === undefined || made.fact.size < other.fact.size;
      if (isBetter && !this.#keys.has(key)) found.set(key, made);
    }
    this.#before = now;
    this.#isFirst = false;
    for (const [key, { symbol, fact }] of found) {
      this.#keys.add(key);
      valueAt(this.#known, symbol, (): Fact[] => []).push(fact);
    }
    return [...found.values()].map(({ fact }) => fact);
  }

  /** What each production makes of the facts that there are; undefined where its guards fail. */
  *#attempts(now: ReadonlyMap<number, number>): Generator<Made | undefined> {
    for (const { rule, left, right } of this.#grammar.productions) {
      const ground = this.#rules[rule];
      if (ground === undefined) continue;
      for (const children of this.#choices(right, now)) {
        const fact = this.#apply(ground, left, children);
        yield fact && { symbol: left, fact };
      }
    }
  }

  /** One fact for each call, one of the last round among them. */
  *#choices(symbols: readonly number[], now: ReadonlyMap<number, number>): Generator<readonly Fact[]> {
    const lists = symbols.map((symbol) => this.#known.get(symbol)?.slice(0, now.get(symbol)) ?? []);
    if (symbols.length === 0 && !this.#isFirst) return;
    for (const choice of choicesBelow(lists.map((list) => list.length))) {
      const isNew = choice.some((at, place) => at >= (this.#before.get(symbols[place] ?? -1) ?? 0));
      if (isNew || symbols.length === 0) yield choice.flatMap((at, place) => lists[place]?.[at] ?? []);
    }
  }

  #apply(ground: GroundRule, left: number, children: readonly Fact[]): Fact | undefined {
    const slots = new Map<string, bigint>();
    for (const [place, { predicate, integers }] of children.entries())
      for (const [index, name] of this.#parameters(predicate).entries()) {
        const value = integers.get(name);
        if (value !== undefined) slots.set(slotName(place, index), value);
      }
    const valueOf = (name: string): bigint => slots.get(name) ?? ground.own.get(name) ?? 0n;
    if (!ground.guards.every((guard) => holds(guard, valueOf))) return undefined;
    const solved = (name: string): bigint | undefined => {
      const term = ground.solved.get(name);
      return term === undefined ? ground.own.get(name) : evaluate(term, valueOf);
    };
    const integers = new Map<string, bigint>();
    for (const name of this.#parameters(ground.predicate)) {
      const value = ground.solved.has(name) ? solved(name) : undefined;
      if (value !== undefined) integers.set(name, value);
    }
    const derivation: Derivation = {
      rule: ground.rule,
      integerOf: solved,
      children: () => children.map((child) => child.derive()),
    };
    return {
      predicate: ground.predicate,
      pair: this.#grammar.pairOf(left),
      integers,
      size: children.reduce((sum, { size }) => sum + size, 1n),
      derive: () => derivation,
    };
  }
}

function holds({ relation, left, right }: Constraint, valueOf: (name: string) => bigint): boolean {
  const [a, b] = [evaluate(left, valueOf), evaluate(right, valueOf)];
  if (relation === "=") return a === b;
  if (relation === "≠") return a !== b;
  return relation === "<" ? a < b : a <= b;
}
