import { expect, test } from "vitest";
import type { Program } from "../../java/index.ts";
import { Budget, BudgetSpent } from "../../kernel/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { largeProgram } from "../../testing/java/large-program.ts";
import { solve } from "../../testing/points-to/record.ts";
import { runsThisTime } from "../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../testing/symbolic/random-symbolic-program.ts";
import { type PointsToFacts, parseOptions, startPointsTo } from "./index.ts";

const options = [
  {},
  { context: "1-call", heap: 0 },
  { context: "2-obj", heap: 1 },
  { context: "1-type" },
  { context: "1-call", variableContexts: false },
];

test.each([1, 2])("program %i: the facts are those of the printed result, in whatever order", async (seed) => {
  const program = await compileJava(randomSymbolicProgram(seed));
  for (const each of options) {
    const facts = printed(factsOf(program, each));
    const { reachable, callEdges, pointsTo } = solve(program, each);
    expect(facts.reachable).toEqual(reachable.map(({ context, method }) => `[${context.join()}]:${method}`));
    expect(facts.callEdges.toSorted()).toEqual(
      callEdges
        .map((row) => `[${row.context.join()}]:${row.site} → [${row.calleeContext.join()}]:${row.callee}`)
        .sort(),
    );
    expect(facts.pointers).toEqual(pointsTo.map(({ kind, objects }) => `${kind} ${[...objects].sort().join()}`).sort());
    expect(printed(factsOf(program, { ...each, order: "random:7" }))).toEqual(facts);
  }
});

test("an assignment that is never read afterwards counts, in both profiles", async () => {
  const text = `class A { static void main() { Object a = new A(); Object b = new A(); use(a); a = b; } static void use(Object o) {} }`;
  const program = await compileJava([{ name: "A.java", text }]);
  for (const profile of ["lecture", "java"]) {
    const { pointsTo } = solve(program, { profile });
    const a = pointsTo.find((row) => row.kind === "variable" && row.name === "a");
    expect(a?.objects).toEqual(["[]:o1a", "[]:o1b"]);
  }
});

/** The solver has all the time, then the clock goes on by a millisecond a look. */
async function solvedUntil(milliseconds: number) {
  let looks = 0;
  let isRunning = false;
  const budget = new Budget(() => (isRunning ? looks++ : 0), milliseconds);
  const parsed = parseOptions({ context: "1-obj" });
  const program = await compileJava(largeProgram(12));
  const run = parsed.ok ? startPointsTo(program, parsed.value, false, budget) : parsed;
  if (!run.ok) throw new Error("the options are refused");
  while (!run.value.advance(1000));
  expect(run.value.stoppedBy).toBeUndefined();
  isRunning = true;
  return { analysis: run.value, looks: () => looks };
}

test.runIf(runsThisTime(4, 2))("facts are gathered and sorted within the time, whenever that is over", async () => {
  const whole = await solvedUntil(1e9);
  whole.analysis.facts();
  expect(whole.looks()).toBeGreaterThan(100);
  for (let part = 0; part < 8; part++) {
    const milliseconds = Math.floor((whole.looks() * part) / 8);
    const { analysis, looks } = await solvedUntil(milliseconds);
    expect(() => analysis.facts()).toThrow(BudgetSpent);
    expect(looks()).toBeLessThan(milliseconds + 5);
  }
});

test("a result for which the time does not suffice has what there was time for", async () => {
  const whole = await solvedUntil(1e9);
  const rows = whole.analysis.result().pointsTo.length;
  // The rows are gathered first, then sorted.
  const milliseconds = Math.floor(whole.looks() / 16);
  expect(milliseconds).toBeGreaterThan(0);
  const { analysis, looks } = await solvedUntil(milliseconds);
  const { pointsTo, metrics } = analysis.result();
  expect(pointsTo.length).toBeLessThan(rows);
  expect(metrics).toEqual(whole.analysis.metrics());
  expect(looks()).toBeLessThan(milliseconds + 10);
  expect(analysis.result().pointsTo.length).toBeGreaterThan(0);
});

function factsOf(program: Program, given: Readonly<Record<string, unknown>>): PointsToFacts {
  const parsed = parseOptions(given);
  const run = parsed.ok ? startPointsTo(program, parsed.value, false) : parsed;
  if (!run.ok) throw new Error("the options are refused");
  while (!run.value.advance(1000));
  return run.value.facts();
}

function printed({ program, objects, methods, reachable, callEdges, pointers }: PointsToFacts) {
  const method = (id: number): string => `${methods[id]?.context.label}:${methods[id]?.method.label}`;
  const object = (id: number): string => `${objects[id]?.context.label}:${objects[id]?.site.label}`;
  return {
    objects: objects.map((_, id) => object(id)),
    reachable: reachable.map(method),
    callEdges: callEdges.map(
      ({ caller, site, callee }) =>
        `${methods[caller]?.context.label}:${program.callSites[site]?.labels.java} → ${method(callee)}`,
    ),
    pointers: pointers.map((pointer) => `${pointer.kind} ${pointer.objects.map(object).sort().join()}`).sort(),
  };
}

/** Methods in a circle, each calling the next four: contexts of six call sites without end, all of them inside one step. */
const circle = `class A { public static void main(String[] s) { m0(s); }
${Array.from({ length: 8 }, (_, i) => {
  const callees = Array.from({ length: 4 }, (__, k) => (i + k + 1) % 8);
  return `static void m${i}(Object o) { ${callees.map((callee) => `m${callee}(o);`).join(" ")} }`;
}).join("\n")} }`;

test("calls that are under way or wait end with the time of the run", async () => {
  const program = await compileJava(circle);
  const parsed = parseOptions({ context: "6-call" });
  if (!parsed.ok) throw new Error("the options are refused");
  let looks = 0;
  const run = startPointsTo(program, parsed.value, false, new Budget(() => looks++, 10));
  if (!run.ok) throw new Error("the program has no main");
  while (!run.value.advance(1000));
  // A look every 64 methods that are reached, and a little for the class library.
  const { callEdges } = run.value.metrics();
  expect(run.value.stoppedBy).toEqual({ kind: "timeout", milliseconds: 10 });
  expect(callEdges).toBeGreaterThan(300);
  expect(callEdges).toBeLessThan(1_500);
});
