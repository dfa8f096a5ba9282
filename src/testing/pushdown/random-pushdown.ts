import { type AnySemiring, type PushdownProblem, PushdownSystem, type Semiring } from "../../engines/pushdown/index.ts";
import { randomFrom } from "../../kernel/index.ts";

/** A rule as it was asked for: its right side may be long, and others may have the same sides. */
export interface PlainRule<W> {
  readonly from: { readonly location: number; readonly symbol: number };
  readonly to: { readonly location: number; readonly symbols: readonly number[] };
  readonly weight: W;
}

/** A random pushdown system with configurations to start from. */
export interface RandomPushdown<W> {
  readonly system: PushdownSystem<W>;
  /** What the system was made from. */
  readonly rules: readonly PlainRule<W>[];
  readonly starts: readonly { readonly location: number; readonly stack: readonly number[] }[];
}

/** Small enough to be explored by hand: two or three control locations, two or three symbols, up to ten rules. */
export function randomPushdown<W>(seed: number, semiring: Semiring<W>, weights: readonly W[]): RandomPushdown<W> {
  const random = randomFrom(seed);
  const system = new PushdownSystem(semiring);
  const locations = Array.from({ length: 2 + random(2) }, (_, index) => system.location(`p${index}`));
  const symbols = Array.from({ length: 2 + random(2) }, (_, index) => system.symbol(`g${index}`));
  const pick = (list: readonly number[]): number => list[random(list.length)] ?? 0;
  const ruleCount = 1 + random(10);
  const pushShare = random(4);
  const rules = Array.from({ length: ruleCount }, (): PlainRule<W> => {
    const kind = random(6 + pushShare);
    const length = kind < 3 ? 0 : kind < 6 ? 1 : 2 + (random(8) === 0 ? 1 : 0);
    return {
      from: { location: pick(locations), symbol: pick(symbols) },
      to: { location: pick(locations), symbols: Array.from({ length }, () => pick(symbols)) },
      weight: weights[random(weights.length)] ?? semiring.one,
    };
  });
  // Now and then the same sides with another weight.
  if (random(3) === 0 && rules[0] !== undefined)
    rules.push({ ...rules[0], weight: weights[random(weights.length)] ?? semiring.one });
  for (const { from, to, weight } of rules) system.addRule(from, to, weight);
  const starts = Array.from({ length: 1 + (random(3) === 0 ? 1 : 0) }, () => ({
    location: pick(locations),
    stack: Array.from({ length: random(10) === 0 ? 0 : 1 + random(2) }, () => pick(symbols)),
  }));
  return { system, rules, starts };
}

/** The same as a written problem, from the first of its configurations. */
export function randomProblem(seed: number, semiring: AnySemiring, weights: readonly unknown[]): PushdownProblem {
  const { rules, starts, system } = randomPushdown(seed, semiring, weights);
  const wordOf = (stack: readonly number[]): readonly string[] => stack.map((symbol) => system.symbolName(symbol));
  const [start] = starts;
  return {
    semiring,
    rules: rules.map(({ from, to, weight }) => ({
      from: { location: system.locationName(from.location), symbol: system.symbolName(from.symbol) },
      to: { location: system.locationName(to.location), symbols: wordOf(to.symbols) },
      weight,
      span: undefined,
    })),
    start: {
      kind: "configuration",
      location: system.locationName(start?.location ?? 0),
      stack: wordOf(start?.stack ?? []),
    },
  };
}
