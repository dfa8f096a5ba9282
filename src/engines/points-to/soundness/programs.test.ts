import { expect, test } from "vitest";
import { runProgram } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../../../testing/golden-programs.ts";
import { isLongRun, share } from "../../../testing/seeds.ts";
import { ALL_PRECISIONS, compareWithRun, SOME_PRECISIONS } from "../testing/counterexamples.ts";

const precisions = isLongRun ? ALL_PRECISIONS : SOME_PRECISIONS;

test("there are programs", () => {
  expect(goldenPrograms.length).toBeGreaterThanOrEqual(185);
});

test.each(share(goldenPrograms, 144))("%s: what it does is in the result of every selector", async (name) => {
  const program = await compileJava(filesOfGoldenProgram(name));
  const run = runProgram(program, { stepLimit: 200_000_000, input: "", arguments: [], contexts: true });
  expect(run.observed.calls.length).toBeGreaterThan(0);
  expect(compareWithRun(program, run, precisions)).toMatchObject({ counterexamples: [], partial: [] });
});
