import { expect, test } from "vitest";
import { acceptAll } from "../../../../testing/pushdown/pushdown-suite.ts";
import { randomPushdown } from "../../../../testing/pushdown/random-pushdown.ts";
import { readPushdown, startPushdown } from "../../index.ts";
import { startPostStar } from "../post-star.ts";
import { startPreStar } from "../pre-star.ts";
import { tops } from "../read-out.ts";
import { booleanSemiring, minPlusSemiring, type Semiring } from "./index.ts";

function found<W>(
  seed: number,
  semiring: Semiring<W>,
  weights: readonly W[],
  direction: "post" | "pre",
): readonly string[] {
  const { system, starts } = randomPushdown(seed, semiring, weights);
  const start = direction === "post" ? startPostStar : startPreStar;
  const saturation = start(acceptAll(system, starts));
  while (!saturation.advance(1_000));
  return tops(saturation.automaton, saturation.reading).map(({ location, symbol }) => `${location} ${symbol}`);
}

test.each(["post", "pre"] as const)("%s*: a sum that is too large for a number loses no configuration", (direction) => {
  let tops = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const weighted = found(seed, minPlusSemiring, [Number.MAX_VALUE, 1e308, 1.5e308, 7], direction);
    expect(weighted, `seed ${seed}`).toEqual(found(seed, booleanSemiring, [1, 1, 1, 1], direction));
    tops += weighted.length;
  }
  expect(tops).toBeGreaterThan(300);
});

test("what is too large for a number is written inf, and read again", () => {
  const text =
    "semiring min-plus\nstart <p, g>\n<p, g> -> <p, h> [1e308]\n<p, h> -> <p, i> [1e308]\n<p, i> -> <q, i> [3]";
  const problem = readPushdown({ name: "a.pds", text });
  const started = problem.ok
    ? startPushdown(problem.value, { direction: "post", order: "fifo", without: [], maxSteps: 100 }, false)
    : problem;
  if (!started.ok) throw new Error(JSON.stringify(started.errors));
  while (!started.value.advance(100));
  expect(started.value.result().tops).toContainEqual({ state: "q", symbol: "i", weight: "inf" });
  expect(minPlusSemiring.fromJson("inf")).toBe(Number.MAX_VALUE);
});
