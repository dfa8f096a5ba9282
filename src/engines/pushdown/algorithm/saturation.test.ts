import { describe, expect, test } from "vitest";
import { acceptingPaths } from "../../../testing/pushdown/accepting-paths.ts";
import { replay } from "../../../testing/pushdown/fire-rules.ts";
import {
  acceptAll,
  type Configured,
  configuredSystem,
  kindsOfWeights,
  mismatch,
  postStarOf,
  preStarOf,
  topFault,
  witnessFault,
} from "../../../testing/pushdown/pushdown-suite.ts";
import { randomPushdown } from "../../../testing/pushdown/random-pushdown.ts";
import { rulesAlong, Witnesses } from "../../../testing/pushdown/witness.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { acceptOne, booleanSemiring, PushdownSystem, startPostStar } from "../index.ts";
import type { SaturationObserver } from "./observer.ts";
import { startPreStar } from "./pre-star.ts";
import { minPlusSemiring } from "./semirings/index.ts";

/** Systems for each semiring. */
const seeds = share(seedsFrom(1, 1_500), 50);

describe.each(kindsOfWeights.map((kind) => ({ kind, name: kind.semiring.name })))("$name", ({ kind }) => {
  const systems = (): readonly Configured[] => seeds.map((seed) => configuredSystem(seed, kind));

  test(`post* says what exploring the configurations says, on ${seeds.length} random systems`, () => {
    for (const system of systems()) {
      expect(mismatch(system, postStarOf(system, "fifo")), `seed ${system.seed}`).toBeUndefined();
      expect(mismatch(system, postStarOf(system, "lifo")), `seed ${system.seed}, lifo`).toBeUndefined();
      expect(mismatch(system, postStarOf(system, [3, 1, 0, 2])), `seed ${system.seed}, picked`).toBeUndefined();
    }
  });

  test("pre* says what exploring the configurations backwards says", () => {
    for (const system of systems()) {
      expect(mismatch(system, preStarOf(system, "fifo")), `seed ${system.seed}`).toBeUndefined();
      expect(mismatch(system, preStarOf(system, "lifo")), `seed ${system.seed}, lifo`).toBeUndefined();
      expect(mismatch(system, preStarOf(system, [3, 1, 0, 2])), `seed ${system.seed}, picked`).toBeUndefined();
    }
  });

  test("every witness replays to its configuration and weight", () => {
    let replayed = 0;
    for (const system of systems()) {
      for (const direction of ["post", "pre"] as const) {
        const { fault, count } = witnessFault(system, direction);
        expect(fault, `seed ${system.seed}, ${direction}*`).toBeUndefined();
        replayed += count;
      }
    }
    expect(replayed).toBeGreaterThan(seeds.length);
  });
});

test.each(kindsOfWeights.slice(0, 3).map((kind) => ({ kind, name: kind.semiring.name })))(
  "$name: every top is the weight of a run that ends with it",
  ({ kind }) => {
    for (const seed of seeds) {
      const system = configuredSystem(seed, kind);
      for (const direction of ["post", "pre"] as const)
        expect(topFault(system, direction), `seed ${seed}, ${direction}*`).toBeUndefined();
    }
  },
);

test.each(["fifo", "lifo"] as const)("what waits is taken in the order that was asked for: %s", (order) => {
  let takes = 0;
  for (const seed of seeds)
    for (const start of [startPostStar, startPreStar]) {
      const { system, starts } = randomPushdown(seed, minPlusSemiring, [0, 1, 3]);
      const waiting: number[] = [];
      const changed = new Set<number>();
      const observer: SaturationObserver<number> = {
        queued: (transition) => {
          expect(waiting, `seed ${seed}`).not.toContain(transition);
          expect(changed.has(transition), `seed ${seed}`).toBe(true);
          waiting.push(transition);
        },
        took: (transition) => {
          takes++;
          expect(order === "fifo" ? waiting.shift() : waiting.pop(), `seed ${seed}`).toBe(transition);
          changed.delete(transition);
        },
        updated: (transition, outcome) => {
          if (outcome !== "unchanged") changed.add(transition);
        },
      };
      const saturation = start(acceptAll(system, starts), observer, order);
      while (!saturation.advance(7)) expect(waiting).not.toEqual([]);
      expect(waiting, `seed ${seed}`).toEqual([]);
    }
  expect(takes).toBeGreaterThan(seeds.length);
});

test("a run that is exponentially long is told from its beginning, without being written out", () => {
  const system = new PushdownSystem(booleanSemiring);
  const p = system.location("p");
  const levels = 40;
  const at = (level: number): number => system.symbol(`g${level}`);
  // Each level runs the next one twice.
  for (let level = 0; level < levels; level++)
    system.addRule({ location: p, symbol: at(level) }, { location: p, symbols: [at(level + 1), at(level + 1)] }, 1);
  system.addRule({ location: p, symbol: at(levels) }, { location: p, symbols: [] }, 1);
  const automaton = acceptOne(system, p, [at(0)]);
  const witnesses = new Witnesses(automaton);
  const saturation = startPostStar(automaton, witnesses);
  while (!saturation.advance(100));
  const [path = []] = acceptingPaths(automaton, p, []);
  const chain = path.flatMap((transition) => witnesses.of(transition) ?? []);
  const begin: number[] = [];
  for (const rule of rulesAlong(chain, saturation.reading)) if (begin.push(rule) === 1_000) break;
  const configurations = replay(system, { location: p, stack: [at(0)] }, begin);
  expect(configurations).toHaveLength(1_001);
});
