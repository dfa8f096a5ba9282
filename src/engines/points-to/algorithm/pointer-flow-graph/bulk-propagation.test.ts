import { expect, test } from "vitest";
import type { Program } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { scaledProgram } from "../../../../testing/java/scaled-program.ts";
import { solve } from "../../../../testing/points-to/record.ts";
import { runsThisTime, share } from "../../../../testing/seeds.ts";
import { type Metrics, parseOptions, startPointsTo } from "../../index.ts";

const selectors = ["ci", "2-call", "2-obj", "2-type"];

test.each(share(selectors, 4))(
  "%s on a program with large sets: in bulk and entry by entry the result is the same",
  async (context) => {
    const program = await compileJava(scaledProgram(1_000));
    const [bulk, entries] = ["coalesced", "fifo"].map((order) => solve(program, { context, order }));
    const { pops, steps, propagated, ...counts } = bulk?.metrics ?? {};
    expect(entries?.metrics).toMatchObject(counts);
    expect(bulk?.callEdges).toEqual(entries?.callEdges);
    expect(bulk?.pointsTo).toEqual(entries?.pointsTo);
    expect(Math.max(...(bulk?.pointsTo ?? []).map(({ objects }) => objects.length))).toBeGreaterThan(16);
  },
);

test("a step limit ends a run in bulk too", async () => {
  const result = solve(await compileJava(scaledProgram(1_000)), { context: "ci", order: "coalesced", maxSteps: 500 });
  expect(result.partial).toBe(true);
});

test("a scaled program is the same every time, grows as asked, and nearly all of it is reached", async () => {
  expect(scaledProgram(1_000)).toBe(scaledProgram(1_000));
  const [one, three] = [await compileJava(scaledProgram(1_000)), await compileJava(scaledProgram(3_000))];
  const own = (program: typeof one): number => program.methods.filter(({ class: { isLibrary } }) => !isLibrary).length;
  expect(own(three) / own(one)).toBeGreaterThan(2.5);
  const { metrics } = solve(one, { context: "ci", order: "coalesced" });
  expect(metrics.reachableCi).toBeGreaterThan(own(one) * 0.8);
});

/** How much work a fact (a pair or an edge) may cost: what would grow with the size of the program breaks these. */
const limits = { pops: 0.35, steps: 2.8, propagated: 3.5 };

test.runIf(runsThisTime(4, 2)).each(share(selectors, 16))(
  "twice the program: twice the result for twice the work, under %s",
  async (context) => {
    const programs = await Promise.all([2_000, 4_000, 8_000].map((size) => compileJava(scaledProgram(size))));
    const efforts = programs.map((program) => effort(program, context));
    for (const [index, now] of efforts.entries()) {
      const before = efforts[index - 1] ?? now;
      const facts = now.pointsToPairs + now.pfgEdges;
      expect(now.pointsToPairs / before.pointsToPairs, "growth of the result").toBeLessThan(2.2);
      for (const work of ["pops", "steps", "propagated"] as const) {
        expect(now[work] / facts, `${work} per fact`).toBeLessThan(limits[work]);
        expect(now[work] / before[work], `growth of ${work}`).toBeLessThan(3);
      }
    }
  },
);

function effort(program: Program, context: string): Metrics {
  const options = parseOptions({ context, order: "coalesced" });
  if (!options.ok) throw new Error(context);
  const analysis = startPointsTo(program, options.value, false);
  if (!analysis.ok) throw new Error("the program has no main");
  while (!analysis.value.advance(100_000));
  return analysis.value.metrics();
}
