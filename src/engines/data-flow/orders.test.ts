import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { seedsFrom, share } from "../../testing/seeds.ts";
import { analyses as ANALYSES } from "./options.ts";
import { solve } from "./testing/flow.ts";
import { randomFlow } from "./testing/random-flow.ts";

const seeds = share(seedsFrom(2_000, 100), 50);

/** Where widening strikes depends on the order in which values arrive: intervals are held to the runs, not to each other. */
const analyses = ANALYSES.filter((analysis) => analysis !== "intervals");

test.each(seeds)("seed %i: every order gives the same fixed point", async (seed) => {
  const program = await compileJava(randomFlow(seed).analyzed);
  for (const analysis of analyses) {
    for (const scope of ["method", "program"] as const) {
      const facts = ["rpo", "fifo", "lifo", `picked:${seed % 7}.3.0.1.4.1.5`].map((order) => {
        const { pops, ...rest } = solve(program, { analysis, scope, order });
        expect(pops).toBeGreaterThan(0);
        return rest;
      });
      expect(facts[1], `${analysis} ${scope} fifo`).toEqual(facts[0]);
      expect(facts[2], `${analysis} ${scope} lifo`).toEqual(facts[0]);
      expect(facts[3], `${analysis} ${scope} picked`).toEqual(facts[0]);
    }
  }
});
