import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { dropContexts, missing } from "../../../testing/points-to/project.ts";
import { recordOnce, solve } from "../../../testing/points-to/record.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import type { PointsToResult } from "../index.ts";

/** Generated programs with exceptions, lambdas and collections, so that these laws are held by more than the core language. */
const seeds = share(seedsFrom(1_000, 40), 40);

function programOf(seed: number): ReturnType<typeof compileJava> {
  return compileJava(randomJava(seed, { classes: 2, statements: 2 }));
}

test.each(seeds)("seed %i: no selector, contexts dropped, finds more than context insensitivity", async (seed) => {
  const program = await programOf(seed);
  const insensitive = dropContexts(solve(program, { context: "ci", order: "coalesced" }));
  for (const context of ["1-call", "2-call", "1-obj", "2-obj", "1-type", "2-type", "1-hybrid"]) {
    const found = dropContexts(solve(program, { context, order: "coalesced" }));
    expect(missing(found, insensitive), context).toEqual([]);
  }
});

test.each(seeds)("seed %i: k-type finds at least what k-obj finds", async (seed) => {
  const program = await programOf(seed);
  for (const k of [1, 2]) {
    const [byObject, byType] = ["obj", "type"].map((family) =>
      dropContexts(solve(program, { context: `${k}-${family}`, order: "coalesced" })),
    );
    if (byObject === undefined || byType === undefined) throw new Error("two selectors");
    expect(missing(byObject, byType), `k = ${k}`).toEqual([]);
  }
});

test.each(seeds)("seed %i: the result is that of every order, recorded or not", async (seed) => {
  const program = await programOf(seed);
  const context = ["ci", "1-call", "2-obj", "2-type"][seed % 4];
  const expected = factsOf(solve(program, { context, order: "fifo" }));
  for (const order of ["lifo", "random:3", "coalesced", "picked:2.0.5.1.3.3.7"]) {
    expect(factsOf(solve(program, { context, order })), order).toEqual(expected);
  }
  expect(factsOf(recordOnce(program, { context }).result), "recorded").toEqual(expected);
});

function factsOf({ pointsTo, callEdges, reachable }: PointsToResult): unknown {
  return { pointsTo, callEdges, reachable };
}
