import { numberAt } from "../../../../../kernel/index.ts";
import type { BasePairs } from "../../base-pairs/base-pairs.ts";
import { referenceParameters, shapeRule } from "../../base-pairs/shape-rule.ts";
import { addScaled, type Constraint, constantTerm, variableTerm } from "../../heaps/linear.ts";
import type { SumRule } from "./counting.ts";

/** A rule with a pair for each of its calls: left symbol → right symbols. */
interface Production {
  /** Index into the rules that the grammar was made of. */
  readonly rule: number;
  readonly left: number;
  readonly right: readonly number[];
}

/** More productions than this are not counted with. */
const MAX_PRODUCTIONS = 400;

/** Derivations as words of a context-free grammar whose nonterminals are (predicate, base pair). */
export class Grammar {
  readonly productions: readonly Production[];
  readonly #symbols: ReadonlyMap<string, number>;
  /** By symbol. */
  readonly #pairs: readonly number[];

  private constructor(productions: readonly Production[], symbols: ReadonlyMap<string, number>) {
    this.productions = productions;
    this.#symbols = symbols;
    this.#pairs = [...symbols.keys()].map((key) => Number(key.split(" ")[1]));
  }

  /** Undefined when it would be too large. */
  static of(basePairs: BasePairs, rules: readonly Pick<SumRule, "predicate" | "rule">[]): Grammar | undefined {
    const symbols = new Map<string, number>();
    const symbol = (predicate: string, pair: number): number => numberAt(symbols, `${predicate} ${pair}`);
    const productions: Production[] = [];
    for (const [number, { predicate, rule }] of rules.entries()) {
      const heap = basePairs.definitions.predicates.get(predicate)?.rules[rule];
      if (heap === undefined) continue;
      const shape = shapeRule(heap, referenceParameters(predicate, basePairs.definitions), basePairs.definitions);
      for (const choice of basePairs.choices(shape)) {
        if (productions.length >= MAX_PRODUCTIONS) return undefined;
        const { key } = choice.shape.project(shape.parameters);
        const pair = basePairs.of(predicate).findIndex((derived) => derived.pair.key === key);
        const right = choice.children.map((child, place) => symbol(shape.calls[place]?.predicate ?? "", child));
        productions.push({ rule: number, left: symbol(predicate, pair), right });
      }
    }
    return new Grammar(productions, symbols);
  }

  symbol(predicate: string, pair: number): number {
    return this.#symbols.get(`${predicate} ${pair}`) ?? -1;
  }

  /** The base pair of a symbol, by number. */
  pairOf(symbol: number): number {
    return this.#pairs[symbol] ?? 0;
  }

  /** The productions that a derivation from a symbol may use. */
  reachableFrom(start: number): readonly number[] {
    const reached = this.#closure([start], () => true);
    return [...this.productions.keys()].filter((number) => reached.has(this.productions[number]?.left ?? -1));
  }

  /** Parikh: every symbol is expanded as often as it is produced; the start once more. */
  flow(start: number, productions: readonly number[], count: (production: number) => string): readonly Constraint[] {
    const balance = new Map([[start, constantTerm(1n)]]);
    const add = (symbol: number, production: number, sign: bigint): void => {
      const before = balance.get(symbol) ?? constantTerm(0n);
      balance.set(symbol, addScaled(before, variableTerm(count(production)), sign));
    };
    for (const number of productions) {
      const production = this.productions[number];
      if (production === undefined) continue;
      for (const symbol of production.right) add(symbol, number, 1n);
      add(production.left, number, -1n);
    }
    const zero = constantTerm(0n);
    return [
      ...productions.map((n): Constraint => ({ relation: "≤", left: zero, right: variableTerm(count(n)) })),
      ...[...balance.values()].map((left): Constraint => ({ relation: "=", left, right: zero })),
    ];
  }

  /** Counts that are not connected with the start belong to no derivation: either these are 0, or something leads to them. */
  cuts(
    start: number,
    counts: ReadonlyMap<number, bigint>,
    count: (production: number) => string,
  ): readonly (readonly Constraint[])[] | undefined {
    const isUsed = (number: number): boolean => (counts.get(number) ?? 0n) > 0n;
    const reached = this.#closure([start], isUsed);
    const lost = new Set<number>();
    for (const [number, { left }] of this.productions.entries())
      if (isUsed(number) && !reached.has(left)) lost.add(left);
    if (lost.size === 0) return undefined;
    let inside = constantTerm(0n);
    let entering = constantTerm(0n);
    for (const number of counts.keys()) {
      const production = this.productions[number];
      if (production === undefined) continue;
      if (lost.has(production.left)) inside = addScaled(inside, variableTerm(count(number)), 1n);
      else if (production.right.some((symbol) => lost.has(symbol)))
        entering = addScaled(entering, variableTerm(count(number)), 1n);
    }
    return [
      [{ relation: "=", left: inside, right: constantTerm(0n) }],
      [{ relation: "≤", left: constantTerm(1n), right: entering }],
    ];
  }

  /** Whether every symbol with productions left can still be reached from what waits. */
  isConnected(waiting: Iterable<number>, isLeft: (production: number) => boolean): boolean {
    const reached = this.#closure(waiting, isLeft);
    return [...this.productions.entries()].every(([number, { left }]) => !isLeft(number) || reached.has(left));
  }

  #closure(start: Iterable<number>, isUsed: (production: number) => boolean): ReadonlySet<number> {
    const reached = new Set(start);
    for (const symbol of reached)
      for (const [number, { left, right }] of this.productions.entries())
        if (left === symbol && isUsed(number)) for (const next of right) reached.add(next);
    return reached;
  }
}
