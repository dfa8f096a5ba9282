import type { PlainRule, RandomPushdown } from "./random-pushdown.ts";

type Configuration = { readonly location: number; readonly stack: readonly number[] };

/** What plain exploration of configurations says, with stacks cut at a depth. */
export interface Explored<W> {
  /** The ⊕ over the runs to a configuration (backwards: from it), by `keyOf`. */
  readonly weights: ReadonlyMap<string, W>;
  /** No run met the depth: the weights are those of all runs, not only of some. */
  readonly isComplete: boolean;
}

/** `p|top…bottom` */
export function keyOf(location: number, stack: readonly number[]): string {
  return `${location}|${stack.join(",")}`;
}

export function configurationOf(key: string): Configuration {
  const [location = "", stack = ""] = key.split("|");
  return { location: Number(location), stack: stack === "" ? [] : stack.split(",").map(Number) };
}

/** Forwards from the starts: runs are followed until no weight rises, by nothing but the definition of a rule. */
export function exploreForwards<W>({ system, rules, starts }: RandomPushdown<W>, depth: number): Explored<W> {
  const { semiring } = system;
  const weights = new Map<string, W>();
  const waiting: string[] = [];
  let isComplete = true;
  const raise = (key: string, offered: W): void => {
    const before = weights.get(key) ?? semiring.zero;
    const weight = semiring.combine(before, offered);
    if (semiring.equals(weight, before)) return;
    weights.set(key, weight);
    waiting.push(key);
  };
  for (const { location, stack } of starts) raise(keyOf(location, stack), semiring.one);
  for (const key of waiting) {
    for (const { to, weight } of successors(rules, configurationOf(key))) {
      if (to.stack.length > depth) isComplete = false;
      else raise(keyOf(to.location, to.stack), semiring.extend(weights.get(key) ?? semiring.zero, weight));
    }
  }
  return { weights, isComplete };
}

/** Backwards: for every configuration up to the depth, the runs from it to a target. */
export function exploreBackwards<W>(random: RandomPushdown<W>, depth: number): ReadonlyMap<string, W> {
  const { system, rules, starts: targets } = random;
  const { semiring } = system;
  const sources = new Map<string, { readonly from: string; readonly weight: W }[]>();
  for (const from of universe(random, depth)) {
    for (const { to, weight } of successors(rules, from)) {
      const key = keyOf(to.location, to.stack);
      const known = sources.get(key) ?? [];
      sources.set(key, known);
      known.push({ from: keyOf(from.location, from.stack), weight });
    }
  }
  const weights = new Map<string, W>();
  const waiting: string[] = [];
  const raise = (key: string, offered: W): void => {
    const before = weights.get(key) ?? semiring.zero;
    const weight = semiring.combine(before, offered);
    if (semiring.equals(weight, before)) return;
    weights.set(key, weight);
    waiting.push(key);
  };
  for (const { location, stack } of targets) raise(keyOf(location, stack), semiring.one);
  for (const key of waiting)
    for (const { from, weight } of sources.get(key) ?? [])
      raise(from, semiring.extend(weight, weights.get(key) ?? semiring.zero));
  return weights;
}

function successors<W>(
  rules: readonly PlainRule<W>[],
  { location, stack }: Configuration,
): readonly { readonly to: Configuration; readonly weight: W }[] {
  const [top, ...rest] = stack;
  return rules
    .filter(({ from }) => from.location === location && from.symbol === top)
    .map(({ to, weight }) => ({ to: { location: to.location, stack: [...to.symbols, ...rest] }, weight }));
}

/** All configurations whose stack is no deeper. */
export function universe<W>({ system }: RandomPushdown<W>, depth: number): readonly Configuration[] {
  const symbols = system.symbolNames.map((_, symbol) => symbol).filter((symbol) => !system.isSplitSymbol(symbol));
  let stacks: readonly (readonly number[])[] = [[]];
  const all = [...stacks];
  for (let length = 1; length <= depth; length++) {
    stacks = stacks.flatMap((stack) => symbols.map((symbol) => [symbol, ...stack]));
    all.push(...stacks);
  }
  return system.locationNames.flatMap((_, location) => all.map((stack) => ({ location, stack })));
}
