import { expect, test } from "vitest";
import { runProgram } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { shrinkText } from "../../../testing/java/shrink-text.ts";
import { isLongRun, seedsFrom, share } from "../../../testing/seeds.ts";
import { ALL_PRECISIONS, type Comparison, compareWithRun, SOME_PRECISIONS } from "../testing/counterexamples.ts";

const precisions = isLongRun ? ALL_PRECISIONS : SOME_PRECISIONS;
const PER_TEST = 5;
/** 10,000 programs in the long run. */
const firstSeeds = share(
  seedsFrom(0, 2_000).map((i) => i * PER_TEST),
  2_000,
);

test.each(firstSeeds)("5 programs from seed %i: what they do is in the result of every selector", async (first) => {
  let [all, withoutContexts] = [0, 0];
  for (let seed = first; seed < first + PER_TEST; seed++) {
    // Two of three raise exceptions of the virtual machine and have static initializers that fail.
    const text = randomJava(seed, { classes: 1 + (seed % 4), statements: 2 + (seed % 3), raises: seed % 3 > 0 });
    const { counterexamples, partial, hasContexts, shown, ...left } = await compare(text);
    expect(partial, `seed ${seed}`).toEqual([]);
    expect(hasContexts, `seed ${seed}`).toBe(true);
    all += shown;
    withoutContexts += left.withoutContexts;
    if (counterexamples.length > 0) expect(await shrunk(text), `seed ${seed}: ${counterexamples[0]}`).toBe("");
  }
  expect(withoutContexts / all, "most facts are compared under their contexts").toBeLessThan(0.05);
});

async function compare(text: string): Promise<Comparison> {
  const program = await compileJava(text);
  const run = runProgram(program, { stepLimit: 20_000_000, input: "", arguments: [], contexts: true });
  expect(run.exit.kind, "generated programs end").not.toBe("step-limit");
  return compareWithRun(program, run, precisions);
}

/** The smallest program found that is still a counterexample, to become one of `regressions.test.ts`. */
function shrunk(text: string): Promise<string> {
  return shrinkText(text, async (candidate) => {
    const found = await compare(candidate).catch(() => undefined);
    return found !== undefined && found.counterexamples.length > 0;
  });
}
