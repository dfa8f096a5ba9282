import { expect, test } from "vitest";
import { runProgram } from "../../java/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { seedsFrom, share } from "../../testing/seeds.ts";
import { randomFlow } from "./testing/random-flow.ts";
import { contradictions } from "./testing/soundness.ts";

const PER_TEST = 5;
const firstSeeds = share(
  seedsFrom(0, 100).map((i) => i * PER_TEST),
  100,
);

test.each(firstSeeds)("5 programs from seed %i: no run contradicts a fact", async (first) => {
  for (let seed = first; seed < first + PER_TEST; seed++) {
    const { analyzed, traced } = randomFlow(seed);
    const order = (["rpo", "fifo", "lifo"] as const)[seed % 3] ?? "rpo";
    const { output } = runProgram(await compileJava(traced), { stepLimit: 6_000, input: "", arguments: [] });
    expect(contradictions(await compileJava(analyzed), output, order), `seed ${seed}`).toEqual([]);
  }
});
