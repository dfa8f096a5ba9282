import { expect, test } from "vitest";
import { runProgram } from "../../../java/index.ts";
import { Budget } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { solve } from "../analysis.ts";
import { selectorExamples } from "../messages/selector-examples.ts";
import { parseOptions } from "../options.ts";
import { sound } from "./sound.ts";
import { coveredContexts } from "./uncovered-contexts.ts";

test.each(share(seedsFrom(0, 100), 100))("seed %i: own selectors have what an execution shows", async (seed) => {
  const program = await compileJava(randomJava(seed, { classes: 3, statements: 3 }));
  for (const { id, text } of selectorExamples) {
    const answer = sound(program, { context: text, profile: "lecture" }, Budget.unlimited);
    if (!answer.ok) throw new Error(id);
    expect(answer.value.missing, id).toEqual([]);
    if (!answer.value.partial) expect(answer.value.shown, id).toBeGreaterThan(3);
  }
});

test("a result that lacks something is found out", async () => {
  const program = await compileJava(
    "class A { public static void main(String[] a) { id(new A()); } static A id(A x) { return x; } }",
  );
  const { contexts } = runProgram(program, { stepLimit: 10_000, input: "", arguments: [], contexts: true }).observed;
  const options = parseOptions({ context: selectorExamples[1]?.text, without: "argument", maxSteps: 1_000 });
  const solver = options.ok ? solve(program, options.value, Budget.unlimited) : options;
  if (!solver.ok || typeof contexts !== "object") throw new Error("a run and an analysis");
  expect(coveredContexts(solver.value, contexts).missing).toEqual(["[1b]|A.id(A) x ∋ o1"]);
  // The run without what it tells of contexts: nothing passes for being unknown.
  const variables = contexts.variables.map((row) => ({
    ...row,
    held: row.held.map(([, origin]) => [-1, origin] as const),
  }));
  const calls = contexts.calls.map((call) => ({ ...call, caller: -1 }));
  const unknown = coveredContexts(solver.value, { ...contexts, variables, calls });
  expect(unknown.missing).toEqual(["[?]|A.id(A) x ∋ o1"]);
  expect(unknown.withoutContexts).toBeGreaterThan(2);
});

test("what has no place in the program is counted, and not passed for found", async () => {
  const program = await compileJava(`class A {
  public int hashCode() { return 1; }
  public static void main(String[] args) { Object mirror = new A().getClass(); System.out.println(mirror == A.class); }
}`);
  const answer = sound(program, { context: "1-call" }, Budget.unlimited);
  if (!answer.ok) throw new Error("an answer");
  expect(answer.value).toMatchObject({ missing: [], partial: false, withoutContexts: 0 });
  expect(answer.value.notCompared).toBeGreaterThan(0);
});

test("the cause of a failed initializer is found out where the analysis lacks it", async () => {
  const program = await compileJava(`class A {
  static class Bad { static int z = 1 / zero(); static int zero() { return 0; } }
  public static void main(String[] args) {
    try { System.out.println(Bad.z); } catch (ExceptionInInitializerError e) { System.out.println(e.getCause().toString()); }
  }
}`);
  for (const context of ["ci", "1-call", "2-obj", "2-type"]) {
    const answer = sound(program, { context }, Budget.unlimited);
    expect(answer.ok && answer.value.missing, context).toEqual([]);
  }
  const { contexts } = runProgram(program, { stepLimit: 100_000, input: "", arguments: [], contexts: true }).observed;
  const options = parseOptions({ context: "2-obj" });
  const solver = options.ok ? solve(program, { ...options.value, profile: "lecture" }, Budget.unlimited) : options;
  if (!solver.ok || typeof contexts !== "object") throw new Error("a run and an analysis");
  expect(coveredContexts(solver.value, contexts).missing.join()).toContain("Throwable.toString()");
});
