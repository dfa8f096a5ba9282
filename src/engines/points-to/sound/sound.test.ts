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
});
