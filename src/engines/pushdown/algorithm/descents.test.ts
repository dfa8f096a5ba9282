import { describe, expect, test } from "vitest";
import { leastSums } from "../../../testing/pushdown/explore-runs.ts";
import { acceptAll } from "../../../testing/pushdown/pushdown-suite.ts";
import { type RandomPushdown, randomPushdown } from "../../../testing/pushdown/random-pushdown.ts";
import { share } from "../../../testing/seeds.ts";
import { type PushdownOptions, readPushdown, startPushdown } from "../index.ts";
import { startPostStar } from "./post-star.ts";
import { startPreStar } from "./pre-star.ts";
import { tops } from "./read-out.ts";
import { minPlusSemiring, type Semiring } from "./semirings/index.ts";

function solved(text: string, direction: "post" | "pre" = "post", order: PushdownOptions["order"] = "fifo") {
  const problem = readPushdown({ name: "a.pds", text });
  const options = { direction, order, without: [], maxSteps: Number.POSITIVE_INFINITY };
  const started = problem.ok ? startPushdown(problem.value, options, false) : problem;
  if (!started.ok) throw new Error(JSON.stringify(started.errors));
  for (let turns = 0; turns < 1_000; turns++) {
    if (!started.value.advance(1_000)) continue;
    const { tops: found, transitions } = started.value.result();
    const written = found.map(({ state, symbol, weight }) => `${state} ${symbol} ${String(weight)}`);
    return { tops: written, transitions, stoppedBy: started.value.stoppedBy };
  }
  throw new Error("it does not end");
}

const ownDefinition = (combine: string, extend: string, zero: string): string =>
  `semiring own {\nvalues number\ncombine(a, b) = ${combine}\nextend(a, b) = ${extend}\nzero = ${zero}\none = 0\n}\n`;

describe("a cycle that lowers a weight for ever gives it minus infinity", () => {
  test.each([
    ["built in", "semiring min-plus\n"],
    ["the reader's own", ownDefinition("min(a, b)", "a + b", "inf")],
    ["the reader's own, written the other way round", ownDefinition("min(b, a)", "b + a", "inf")],
  ])("min-plus, %s: in the read-out, where the stack grows with each round", (_, head) => {
    const { tops: found, stoppedBy } = solved(`${head}start <p, a>\n<p, a> -> <p, a a> [-1]\n<p, a> -> <q, b> [5]`);
    expect(found).toEqual(["p a -inf", "q b -inf"]);
    expect(stoppedBy).toBeUndefined();
  });

  test.each(["fifo", "lifo"] as const)("in post* itself, taking %s, and what stands behind it", (order) => {
    const system =
      "semiring min-plus\nstart <p, a>\n<p, a> -> <p, b> [1]\n<p, b> -> <p, a> [-2]\n<p, b> -> <q, c> [9]\n<q, c> -> <q, > []";
    expect(solved(system.replace("[]", "[0]"), "post", order).tops).toEqual([
      "p a -inf",
      "p b -inf",
      "q  -inf",
      "q c -inf",
    ]);
  });

  test("in pre*, where the cycle goes through a call", () => {
    const system =
      "semiring min-plus\nstart <q, >\n<p, X> -> <r, Y> [1]\n<p, X> -> <q, Y> [1]\n<p, Y> -> <p, > [1]\n<r, Y> -> <p, X Y> [0]\n<q, Y> -> <q, > [-2]";
    expect(solved(system, "pre").tops).toContain("p X -inf");
    expect(solved(system, "pre").stoppedBy).toBeUndefined();
  });

  test("of a product only the part that falls", () => {
    const system =
      "semiring min-plus*min-plus\nstart <p, a>\n<p, a> -> <p, b> [(-1, 2)]\n<p, b> -> <p, a> [(0, 0)]\n<p, b> -> <q, c> [(1, 1)]";
    expect(solved(system).tops).toEqual(["p a -inf,0", "p b -inf,2", "q c -inf,3"]);
  });

  test("the greatest of sums is infinite where a cycle raises it", () => {
    const head = ownDefinition("max(a, b)", "a + b", "-inf");
    expect(solved(`${head}start <p, a>\n<p, a> -> <p, a a> [1]`).tops).toEqual(["p a ∞"]);
    expect(solved(`${head}start <p, a>\n<p, a> -> <p, a a> [-1]`).tops).toEqual(["p a 0"]);
  });
});

test("a cycle that comes to nothing ends, with decimals, too", () => {
  const rules = "<p, a> -> <p, b> [-0.3]\n<p, b> -> <p, c> [0.1]\n<p, c> -> <p, a> [0.2]";
  expect(solved(`semiring min-plus\nstart <p, a>\n${rules}`).tops).toEqual(["p a 0", "p b -0.3", "p c -0.2"]);
});

test("weights of which nothing is known end at the limit of steps, in the read-out, too", () => {
  const head = ownDefinition("min(a, b)", "a + b + 0", "inf");
  expect(solved(`${head}start <p, a>\n<p, a> -> <p, a a> [-1]`).stoppedBy).toMatchObject({ kind: "step-limit" });
});

/** The tops of a random system, as `location,symbol`. */
function topsOf(way: "post" | "pre", { system, starts }: RandomPushdown<number>): ReadonlyMap<string, number> {
  const saturation = (way === "post" ? startPostStar : startPreStar)(acceptAll(system, starts));
  while (!saturation.advance(100));
  const { tops: found } = tops(saturation.automaton, saturation.reading);
  return new Map(found.map(({ location, symbol, weight }) => [`${location},${symbol === -1 ? "" : symbol}`, weight]));
}

const weights = [-2, -1, 0, 1, 2, 3];
const seeds = Array.from({ length: 400 }, (_, index) => index + 1);
const FLOOR = -1_000;

/** The same without any search for cycles: what falls for ever falls to the floor. */
const flooredSemiring: Semiring<number> = {
  ...withoutDescent(minPlusSemiring),
  extend: (first, then) => Math.max(FLOOR, minPlusSemiring.extend(first, then)),
};

function withoutDescent({ descent: _, ...semiring }: Semiring<number>): Semiring<number> {
  return semiring;
}

test.each(["post", "pre"] as const)("%s*: what falls for ever would fall to any floor, nothing else would", (way) => {
  const kinds = new Set<string>();
  for (const seed of share(seeds, 8)) {
    const floored = topsOf(way, randomPushdown(seed, flooredSemiring, weights));
    const found = topsOf(way, randomPushdown(seed, minPlusSemiring, weights));
    expect([...found.keys()], `seed ${seed}`).toEqual([...floored.keys()]);
    for (const [key, weight] of found) {
      kinds.add(Number.isFinite(weight) ? "whole" : "sunk");
      const expected = (floored.get(key) ?? 0) < FLOOR / 2 ? Number.NEGATIVE_INFINITY : floored.get(key);
      expect(weight, `seed ${seed}: ${key}`).toBe(expected);
    }
  }
  expect([...kinds].sort()).toEqual(["sunk", "whole"]);
});

test("a weight is that of the cheapest run, and below minus infinity longer runs are ever cheaper", () => {
  for (const seed of share(seeds, 8)) {
    const random = randomPushdown(seed, minPlusSemiring, weights);
    const short = leastSums(random, { steps: 16, depth: 5 });
    const long = leastSums(random, { steps: 60, depth: 10 });
    for (const [key, weight] of topsOf("post", random))
      if (Number.isFinite(weight)) expect(long.get(key), `seed ${seed}: ${key}`).toBe(weight);
      else expect(long.get(key), `seed ${seed}: ${key} falls`).toBeLessThan(short.get(key) ?? Number.POSITIVE_INFINITY);
  }
});
