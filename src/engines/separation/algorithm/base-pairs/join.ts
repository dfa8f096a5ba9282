import type { Budget } from "../../../../kernel/index.ts";
import type { DerivedPair } from "./base-pairs.ts";
import type { Pair, Shape } from "./shape.ts";
import type { ShapeRule } from "./shape-rule.ts";

/** A consistent choice of one pair for each call of a rule, and what it says about the parameters. */
export interface Joined {
  readonly pair: Pair;
  readonly children: readonly number[];
}

/** A choice for the calls so far. */
interface Partial {
  readonly shape: Shape;
  readonly children: readonly (readonly [place: number, pair: number])[];
}

/**
 * Joins a rule with the pairs of its calls, the most constrained call first. Choices that say the same about what is
 * still to come are followed once, so the work grows with the number of shapes, not with that of choices. Undefined is
 * where the caller may pause. Throws `BudgetSpent`.
 */
export function* joins(
  rule: ShapeRule,
  pairsOf: (predicate: string, place: number) => readonly DerivedPair[],
  parameters: readonly number[],
  budget: Budget,
  delta?: { readonly place: number; readonly from: number },
): Generator<Joined | undefined> {
  if (rule.own === undefined) return;
  const places = rule.calls.map(({ predicate }, place) => {
    const pairs = pairsOf(predicate, place);
    return { place, pairs, from: place === delta?.place ? delta.from : 0 };
  });
  places.sort((a, b) => a.pairs.length - a.from - (b.pairs.length - b.from));
  let partials: readonly Partial[] = [{ shape: rule.own, children: [] }];
  for (const [index, { place, pairs, from }] of places.entries()) {
    const isLast = index === places.length - 1;
    const later = places.slice(index + 1).flatMap((other) => rule.calls[other.place]?.variables ?? []);
    const live = isLast ? parameters : [...new Set([...parameters, ...later])];
    partials = yield* extend({
      partials,
      place,
      pairs,
      from,
      variables: rule.calls[place]?.variables ?? [],
      live,
      budget,
    });
    if (partials.length === 0) return;
  }
  for (const { shape, children } of partials)
    yield { pair: shape.project(parameters), children: inOrder(children, rule.calls.length) };
}

/** After this many pairs there may be a pause. */
const PAUSE = 16;

/** The first consistent choice, depth first: what is known to lead nowhere is not tried again. Throws `BudgetSpent`. */
export function firstJoin(
  rule: ShapeRule,
  pairsOf: (predicate: string) => readonly DerivedPair[],
  budget: Budget,
): readonly number[] | undefined {
  if (rule.own === undefined) return undefined;
  const places = rule.calls.map(({ predicate }, place) => ({ place, pairs: pairsOf(predicate) }));
  places.sort((a, b) => a.pairs.length - b.pairs.length);
  const live = places.map((_, index) => [
    ...new Set(places.slice(index + 1).flatMap(({ place }) => rule.calls[place]?.variables ?? [])),
  ]);
  const dead = new Set<string>();
  const search = (index: number, shape: Shape): Partial["children"] | undefined => {
    const current = places[index];
    if (current === undefined) return [];
    for (const [number, { pair }] of current.pairs.entries()) {
      budget.spend();
      const extended = shape.copy();
      if (!extended.add(pair, rule.calls[current.place]?.variables ?? [])) continue;
      const key = `${index} ${extended.project(live[index] ?? []).key}`;
      if (dead.has(key)) continue;
      const rest = search(index + 1, extended);
      if (rest !== undefined) return [...rest, [current.place, number]];
      dead.add(key);
    }
    return undefined;
  };
  const children = search(0, rule.own);
  return children === undefined ? undefined : inOrder(children, rule.calls.length);
}

interface Extension {
  readonly partials: readonly Partial[];
  readonly place: number;
  readonly pairs: readonly DerivedPair[];
  readonly from: number;
  readonly variables: readonly number[];
  readonly live: readonly number[];
  readonly budget: Budget;
}

function* extend(extension: Extension): Generator<undefined, readonly Partial[]> {
  const { partials, place, pairs, from, variables, live, budget } = extension;
  const next: Partial[] = [];
  const seen = new Set<string>();
  for (const { shape, children } of partials) {
    for (let number = from; number < pairs.length; number++) {
      const found = pairs[number];
      if (found === undefined) continue;
      if (number % PAUSE === 0) yield;
      budget.spend();
      const extended = shape.copy();
      if (!extended.add(found.pair, variables)) continue;
      const { key } = extended.project(live);
      if (seen.has(key)) continue;
      seen.add(key);
      next.push({ shape: extended, children: [...children, [place, number]] });
    }
  }
  return next;
}

function inOrder(children: Partial["children"], count: number): readonly number[] {
  const ordered = Array.from({ length: count }, () => 0);
  for (const [place, pair] of children) ordered[place] = pair;
  return ordered;
}
