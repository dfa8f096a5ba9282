import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { solve } from "../../testing/record.ts";
import { scaledProgram } from "../../testing/scaled-program.ts";
import { type Metrics, parseOptions, startPointsTo } from "./index.ts";

test.each(["ci", "2-call", "2-obj", "2-type"])(
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

test.each(["ci", "2-call", "2-obj", "2-type"])(
  "%s: twice the program, twice the result, twice the work",
  async (context) => {
    const [small, middle, large] = [
      await effort(2_000, context),
      await effort(4_000, context),
      await effort(8_000, context),
    ];
    for (const [less, more] of [
      [small, middle],
      [middle, large],
    ]) {
      if (less === undefined || more === undefined) throw new Error("three sizes");
      expect(more.pointsToPairs / less.pointsToPairs).toBeLessThan(2.6);
      for (const work of ["pops", "steps", "propagated"] as const) {
        const perFact = ({ pointsToPairs, pfgEdges, [work]: done }: Metrics): number =>
          done / (pointsToPairs + pfgEdges);
        console.log(
          context,
          work,
          perFact(less).toFixed(2),
          perFact(more).toFixed(2),
          more.pointsToPairs / less.pointsToPairs,
        );
        expect(perFact(more) / perFact(less), work).toBeLessThan(1.15);
      }
    }
  },
);

async function effort(statements: number, context: string): Promise<Metrics> {
  const options = parseOptions({ context, order: "coalesced" });
  if (!options.ok) throw new Error(context);
  const analysis = startPointsTo(await compileJava(scaledProgram(statements)), options.value, false);
  if (!analysis.ok) throw new Error("the program has no main");
  while (!analysis.value.advance(100_000));
  return analysis.value.metrics();
}
