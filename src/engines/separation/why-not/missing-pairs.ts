import type { Budget } from "../../../kernel/index.ts";
import type { BasePairs } from "../algorithm/base-pairs/base-pairs.ts";
import { type Pair, Shape } from "../algorithm/base-pairs/shape.ts";
import type { ShapeRule } from "../algorithm/base-pairs/shape-rule.ts";
import { factsOf, Implied, pairOf } from "./pair-facts.ts";

/** A pair for each call of a disjunct with which it gives what is wanted. */
export interface Filling {
  readonly pairs: readonly Pair[];
  /** The calls whose pair is missing, in order. */
  readonly missing: readonly number[];
}

/** The limit on choices that are tried for one disjunct. */
const TRIES = 20_000;
/** A disjunct with more calls is not tried at all. */
const MOST_CALLS = 64;

/**
 * Which pairs of its calls would make a disjunct give a pair that is not there: of the calls with as few pairs missing as
 * possible, for each call the one that says least. Throws `BudgetSpent`.
 */
export class MissingPairs {
  readonly #basePairs: BasePairs;
  readonly #budget: Budget;
  readonly #rule: ShapeRule;
  readonly #wanted: Pair;
  readonly #implied: Implied;
  #tries = 0;

  constructor(basePairs: BasePairs, rule: ShapeRule, wanted: Pair, budget: Budget) {
    this.#basePairs = basePairs;
    this.#budget = budget;
    this.#rule = rule;
    this.#wanted = wanted;
    this.#implied = new Implied(wanted);
  }

  /** One for each call that may be the only one whose pair is missing, else one in all; none where no pairs would do. */
  fillings(): readonly Filling[] {
    const places = [...this.#rule.calls.keys()];
    if (places.length > MOST_CALLS) this.#tries = TRIES;
    if (!this.isExhaustive) return [];
    const single = places.flatMap((place) => this.#least([place]) ?? []);
    if (single.length > 0) return single;
    const two = places.flatMap((place) => places.slice(place + 1).map((other) => [place, other]));
    for (const missing of [...two, places]) {
      const found = this.#least(missing);
      if (found !== undefined) return [found];
    }
    return [];
  }

  /** What the disjunct gives with pairs that say all that is wanted of the arguments, none of which are taken as equal. */
  most(): Pair | undefined {
    const { own, calls, parameters } = this.#rule;
    const shape = own?.copy();
    for (const { variables } of calls) {
      const pair = shape && this.#most(shape, variables, false);
      if (pair === undefined || shape?.add(pair, variables) !== true) return undefined;
    }
    return shape?.project(parameters);
  }

  /** Whether all choices have been tried. */
  get isExhaustive(): boolean {
    return this.#tries < TRIES;
  }

  /** Whether a shape says no more of the parameters than what is wanted. */
  #isWithin(shape: Shape): boolean {
    return this.#implied.hasAll(shape.project(this.#rule.parameters));
  }

  #least(missing: readonly number[]): Filling | undefined {
    let best: Filling | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const pairs of this.#fillingsOf(missing)) {
      const reduced = this.#reduced(pairs, missing);
      const size = missing.reduce((sum, place) => sum + factsOf(reduced[place] ?? this.#wanted).length, 0);
      if (size >= least) continue;
      least = size;
      best = { pairs: reduced, missing };
    }
    return best;
  }

  *#fillingsOf(missing: readonly number[]): Generator<readonly Pair[]> {
    const { calls, own } = this.#rule;
    if (own === undefined || !this.#isWithin(own)) return;
    const known = [...calls.keys()].filter((place) => !missing.includes(place));
    const seen = new Set<string>();
    const live = [...this.#rule.parameters, ...missing.flatMap((place) => calls[place]?.variables ?? [])];
    for (const { shape, pairs } of this.#known(own, known, [])) {
      // Choices that say the same about what is still to come are followed once.
      const { key } = shape.project(live);
      if (seen.has(key)) continue;
      seen.add(key);
      yield* this.#supposed(shape, missing, pairs);
    }
  }

  /** The choices of pairs that are there for some calls. */
  *#known(
    shape: Shape,
    [place, ...others]: readonly number[],
    pairs: readonly Pair[],
  ): Generator<{ readonly shape: Shape; readonly pairs: readonly Pair[] }> {
    const call = place === undefined ? undefined : this.#rule.calls[place];
    if (call === undefined || place === undefined) {
      yield { shape, pairs };
      return;
    }
    for (const { pair } of this.#basePairs.of(call.predicate)) {
      const joined = this.#joined(shape, place, pair);
      if (joined !== undefined) yield* this.#known(joined, others, withPair(pairs, place, pair));
    }
  }

  /** Pairs for the other calls, as what is wanted needs them. */
  *#supposed(shape: Shape, [place, ...others]: readonly number[], pairs: readonly Pair[]): Generator<readonly Pair[]> {
    if (place === undefined) {
      if (shape.project(this.#rule.parameters).key === this.#wanted.key) yield pairs;
      return;
    }
    for (const pair of this.#candidates(shape, place, others.length === 0)) {
      const joined = this.#joined(shape, place, pair);
      if (joined !== undefined) yield* this.#supposed(joined, others, withPair(pairs, place, pair));
    }
  }

  #mayTry(): boolean {
    this.#budget.spend();
    return this.#tries++ < TRIES;
  }

  #joined(shape: Shape, place: number, pair: Pair): Shape | undefined {
    if (!this.#mayTry()) return undefined;
    const joined = shape.copy();
    return joined.add(pair, this.#rule.calls[place]?.variables ?? []) && this.#isWithin(joined) ? joined : undefined;
  }

  /** The most that a call may say, for each way to take its arguments as equal. */
  *#candidates(shape: Shape, place: number, isLast: boolean): Generator<Pair> {
    const variables = this.#rule.calls[place]?.variables ?? [];
    for (const merged of this.#mergings(shape, [0, ...variables])) {
      const pair = this.#most(merged, variables, isLast);
      if (pair !== undefined) yield pair;
    }
  }

  #most(merged: Shape, variables: readonly number[], isLast: boolean): Pair | undefined {
    const { parameters } = this.#rule;
    const { classes } = this.#wanted;
    const full = merged.copy();
    if (!full.add({ ...this.#wanted, allocated: [] }, parameters)) return undefined;
    const most = new Shape(this.#rule.names.length + 1);
    const cells = this.#wanted.allocated
      .map((number) => parameters[classes.indexOf(number) - 1] ?? 0)
      .filter((parameter) => !full.isAllocated(parameter));
    const roots = cells.map((cell) => variables.find((variable) => full.find(variable) === full.find(cell)));
    if (isLast && roots.includes(undefined)) return undefined;
    const all = [0, ...variables];
    for (const [index, left] of all.entries())
      for (const right of all.slice(index + 1)) {
        if (full.find(left) === full.find(right)) most.equal(left, right);
        else if (full.areDistinct(left, right)) most.distinct(left, right);
      }
    return roots.every((root) => root === undefined || most.allocate(root)) ? most.project(variables) : undefined;
  }

  /** The ways to make some of the variables equal, none first, as long as that says no more than what is wanted. */
  *#mergings(shape: Shape, variables: readonly number[], from = 1): Generator<Shape> {
    const variable = variables[from];
    if (variable === undefined) {
      yield shape;
      return;
    }
    yield* this.#mergings(shape, variables, from + 1);
    const others = new Set(variables.slice(0, from).map((other) => shape.find(other)));
    if (others.has(shape.find(variable))) return;
    for (const other of others) {
      if (!this.#mayTry()) return;
      const merged = shape.copy();
      if (merged.equal(other, variable) && this.#isWithin(merged)) yield* this.#mergings(merged, variables, from + 1);
    }
  }

  /** The supposed pairs without what is not needed. */
  #reduced(pairs: readonly Pair[], missing: readonly number[]): readonly Pair[] {
    let reduced = pairs;
    for (const place of missing) {
      const arity = this.#rule.calls[place]?.variables.length ?? 0;
      let facts = factsOf(pairs[place] ?? this.#wanted);
      // Disequalities first: cells and equalities imply some of them.
      for (const fact of facts.toReversed()) {
        const fewer = facts.filter((other) => other !== fact);
        const tried = withPair(reduced, place, pairOf(fewer, arity));
        if (!this.#gives(tried)) continue;
        facts = fewer;
        reduced = tried;
      }
    }
    return reduced;
  }

  #gives(pairs: readonly Pair[]): boolean {
    if (!this.#mayTry()) return false;
    const { own, calls, parameters } = this.#rule;
    const shape = own?.copy();
    const isConsistent = calls.every(({ variables }, place) => {
      const pair = pairs[place];
      return pair !== undefined && shape?.add(pair, variables) === true;
    });
    return isConsistent && shape?.project(parameters).key === this.#wanted.key;
  }
}

function withPair(pairs: readonly Pair[], place: number, pair: Pair): readonly Pair[] {
  const all = [...pairs];
  all[place] = pair;
  return all;
}
