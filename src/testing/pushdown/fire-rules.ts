import type { PushdownSystem } from "../../engines/pushdown/index.ts";

/** A control location with its stack, top first. */
export interface Configuration {
  readonly location: number;
  readonly stack: readonly number[];
}

/**
 * Fires rules one after the other on a configuration: the configurations after each, `start` first.
 * Undefined when a rule does not fit the configuration it meets.
 */
export function replay<W>(
  system: PushdownSystem<W>,
  start: Configuration,
  rules: Iterable<number>,
): readonly Configuration[] | undefined {
  const configurations = [start];
  let current = start;
  for (const rule of rules) {
    const next = fire(system, current, rule);
    if (next === undefined) return undefined;
    configurations.push(next);
    current = next;
  }
  return configurations;
}

/** One rule on one configuration; undefined when its left side does not fit. */
function fire<W>(
  system: PushdownSystem<W>,
  { location, stack }: Configuration,
  rule: number,
): Configuration | undefined {
  const { from, to } = system.rule(rule);
  if (location !== from.location || stack[0] !== from.symbol) return undefined;
  return { location: to.location, stack: [...to.symbols, ...stack.slice(1)] };
}

/** f(r₀) ⊗ … ⊗ f(rₙ): the weight of a run, 1 for the empty one. */
export function weightOfRun<W>(system: PushdownSystem<W>, rules: Iterable<number>): W {
  let weight = system.semiring.one;
  for (const rule of rules) weight = system.semiring.extend(weight, system.weightOf(rule));
  return weight;
}
