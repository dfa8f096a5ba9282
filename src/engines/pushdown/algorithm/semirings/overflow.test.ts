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
  return tops(saturation.automaton, saturation.reading).tops.map(({ location, symbol }) => `${location} ${symbol}`);
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

function answered(...rules: readonly string[]) {
  const problem = readPushdown({ name: "a.pds", text: ["semiring min-plus", "start <p, g>", ...rules].join("\n") });
  const started = problem.ok
    ? startPushdown(problem.value, { direction: "post", order: "fifo", without: [], maxSteps: 1_000 }, false)
    : problem;
  if (!started.ok) throw new Error(JSON.stringify(started.errors));
  while (!started.value.advance(100));
  return { tops: started.value.result().tops, cut: started.value.stoppedBy };
}

test("what is too large for a number is a limit, and called an overflow", () => {
  const { tops, cut } = answered(
    "<p, g> -> <p, h> [1e308]",
    "<p, h> -> <p, i> [1e308]",
    "<p, i> -> <q, i> [3]",
    "<p, g> -> <q, j> [4]",
  );
  expect(tops).toContainEqual({ state: "q", symbol: "i", weight: "overflow" });
  expect(tops).toContainEqual({ state: "q", symbol: "j", weight: 4 });
  expect(cut).toEqual({ kind: "number-limit", limit: Number.MAX_VALUE });
  expect(minPlusSemiring.fromJson("overflow")).toBe(Number.MAX_VALUE);
});

test("an overflow that is not the least weight is no limit, unless a negative weight may bring it back", () => {
  const large = ["<p, g> -> <p, h> [1e308]", "<p, h> -> <q, i> [1e308]", "<p, g> -> <q, i> [2]"];
  expect(answered(...large)).toMatchObject({ cut: undefined });
  expect(answered(...large, "<q, i> -> <q, k> [-1]")).toMatchObject({ cut: { kind: "number-limit" } });
});

test("sums may be too small for a number, too", () => {
  const { tops, cut } = answered("<p, g> -> <p, h> [-1e308]", "<p, h> -> <q, i> [-1e308]");
  expect(tops).toContainEqual({ state: "q", symbol: "i", weight: "-overflow" });
  expect(cut?.kind).toBe("number-limit");
});
