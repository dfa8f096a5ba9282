import { Budget } from "../../../../kernel/index.ts";
import type { Definitions } from "../heaps/symbolic-heap.ts";
import { firstJoin, type Joined, joins } from "./join.ts";
import type { Pair, Shape } from "./shape.ts";
import { referenceParameters, type ShapeRule, shapeRule } from "./shape-rule.ts";

/** A pair with the derivation that first made it: the rule, and the number of a pair for each of its calls. */
export interface DerivedPair {
  readonly pair: Pair;
  readonly rule: number;
  readonly children: readonly number[];
}

/** A pair for each call of a heap, by number, and what the heap says with them. */
interface Choice {
  readonly shape: Shape;
  readonly children: readonly number[];
}

/** Observes the base pairs as they are found. */
export interface BasePairObserver {
  /** `number` is the pair's place among those of the predicate. */
  pairFound(predicate: string, number: number, found: DerivedPair): void;
  /** Another derivation of a known pair; of equivalent choices, one is reported. */
  pairKnown(predicate: string, number: number, found: DerivedPair): void;
}

/**
 * base(P) for every predicate, complete for shapes. Semi-naive: each round joins with at least one pair of the last.
 * Everything throws `BudgetSpent`.
 */
export class BasePairs {
  readonly definitions: Definitions;
  readonly #predicates: ReadonlyMap<string, KnownPairs>;
  readonly #observer: BasePairObserver | undefined;
  readonly budget: Budget;
  readonly #work = this.#rounds();
  #isComplete = false;

  /** With `isDelayed` nothing is computed before `saturate` is called. */
  constructor(definitions: Definitions, observer?: BasePairObserver, isDelayed = false, budget = Budget.unlimited) {
    this.definitions = definitions;
    this.budget = budget;
    this.#observer = observer;
    this.#predicates = new Map(
      [...definitions.predicates.values()].map(({ name, rules }) => {
        const parameters = referenceParameters(name, definitions);
        const shapes = rules.map((rule) => shapeRule(rule, parameters, definitions));
        return [name, { rules: shapes, pairs: [], numbers: new Map() }];
      }),
    );
    if (!isDelayed) this.saturate();
  }

  /** Goes on until nothing changes, which it tells, or until it is to pause. */
  saturate(isPaused: () => boolean = () => false): boolean {
    while (!this.#isComplete) {
      if (isPaused()) return false;
      this.#isComplete = this.#work.next().done === true;
    }
    return true;
  }

  /** The pairs of a predicate in the order in which they were found. */
  of(predicate: string): readonly DerivedPair[] {
    return this.#predicates.get(predicate)?.pairs ?? [];
  }

  /** The first choice of pairs that makes a heap consistent, one for each of its calls; undefined if it has no shape. */
  choose(rule: ShapeRule): readonly number[] | undefined {
    return firstJoin(rule, (predicate) => this.of(predicate), this.budget);
  }

  /**
   * Every choice of pairs that makes a heap consistent, in order, with the shape that comes of it. Of a last call whose
   * predicate `isSettled` one pair is enough.
   */
  *choices(rule: ShapeRule, isSettled: (predicate: string) => boolean = () => false): Generator<Choice> {
    if (rule.own !== undefined) yield* this.#extend(rule, { shape: rule.own, children: [] }, isSettled);
  }

  *#extend(rule: ShapeRule, { shape, children }: Choice, isSettled: (predicate: string) => boolean): Generator<Choice> {
    const call = rule.calls[children.length];
    if (call === undefined) {
      yield { shape, children };
      return;
    }
    const isEnough = children.length === rule.calls.length - 1 && isSettled(call.predicate);
    for (const [number, { pair }] of this.of(call.predicate).entries()) {
      this.budget.spend();
      const extended = shape.copy();
      if (!extended.add(pair, call.variables)) continue;
      yield* this.#extend(rule, { shape: extended, children: [...children, number] }, isSettled);
      if (isEnough) return;
    }
  }

  *#rounds(): Generator<undefined, void> {
    /** By predicate: how many pairs there were when the last round began, and when this one did. */
    let before = new Map<string, number>();
    for (;;) {
      const now = new Map([...this.#predicates].map(([name, { pairs }]) => [name, pairs.length]));
      let isGrowing = false;
      for (const [name, { rules }] of this.#predicates)
        for (const [number, rule] of rules.entries())
          if (yield* this.#apply(name, number, rule, { before, now })) isGrowing = true;
      if (!isGrowing) return;
      before = now;
    }
  }

  *#apply(name: string, number: number, rule: ShapeRule, { before, now }: Round): Generator<undefined, boolean> {
    if (rule.own === undefined) return false;
    const all = (predicate: string) => this.of(predicate).slice(0, now.get(predicate) ?? 0);
    const old = (predicate: string) => this.of(predicate).slice(0, before.get(predicate) ?? 0);
    let isGrowing = false;
    const add = ({ pair, children }: Joined): void => {
      isGrowing = this.#add(name, { pair, rule: number, children }) || isGrowing;
    };
    const isFirst = before.size === 0;
    if (rule.calls.length === 0 && isFirst) yield* pausing(joins(rule, all, rule.parameters, this.budget), add);
    for (const [place, { predicate }] of rule.calls.entries()) {
      const from = before.get(predicate) ?? 0;
      if ((now.get(predicate) ?? 0) === from) continue;
      const pairsOf = (other: string, at: number) => (at < place ? old(other) : all(other));
      yield* pausing(joins(rule, pairsOf, rule.parameters, this.budget, { place, from }), add);
    }
    return isGrowing;
  }

  #add(name: string, found: DerivedPair): boolean {
    const known = this.#predicates.get(name);
    if (known === undefined) return false;
    const before = known.numbers.get(found.pair.key);
    if (before !== undefined) {
      this.#observer?.pairKnown(name, before, found);
      return false;
    }
    const number = known.pairs.length;
    known.numbers.set(found.pair.key, number);
    known.pairs.push(found);
    this.#observer?.pairFound(name, number, found);
    return true;
  }
}

/** Takes what is found; where nothing is, there may be a pause. */
function* pausing(found: Iterable<Joined | undefined>, take: (joined: Joined) => void): Generator<undefined, void> {
  for (const joined of found) {
    if (joined === undefined) yield;
    else take(joined);
  }
}

interface Round {
  readonly before: ReadonlyMap<string, number>;
  readonly now: ReadonlyMap<string, number>;
}

/** The rules of a predicate, and the pairs that were found, each key once, with their numbers. */
interface KnownPairs {
  readonly rules: readonly ShapeRule[];
  readonly pairs: DerivedPair[];
  readonly numbers: Map<string, number>;
}
