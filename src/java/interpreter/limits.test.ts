import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { type ExecutionOptions, type RunResult, runProgram } from "./index.ts";

const options: ExecutionOptions = { stepLimit: 2_000_000, input: "", arguments: [] };

async function run(text: string, more: Partial<ExecutionOptions> = {}): Promise<RunResult> {
  return runProgram(await compileJava(text), { ...options, ...more });
}

const main = (body: string, rest = ""): string =>
  `class A { ${rest} public static void main(String[] args) { ${body} } }`;

test.each([
  ["no handler", main("f();", "static int f() { return 1 + f(); }")],
  [
    "handlers of other exceptions",
    main("try { f(); } catch (RuntimeException e) { }", "static int f() { return 1 + f(); }"),
  ],
  ["a text that holds itself", main('String s = "" + new A();', 'public String toString() { return "A" + this; }')],
  ["constructors", main("new A();", "A next = new A();")],
])("a stack that overflows with %s is the outcome of the run, with 1,024 frames", async (_, text) => {
  const { exit, errors } = await run(text);
  expect(exit).toMatchObject({ kind: "exception", type: "java.lang.StackOverflowError", message: null });
  expect(errors.trimEnd().split("\n")).toHaveLength(1 + 1024);
});

test("leaving a deep stack again and again counts as steps", async () => {
  const text = main("f();", "static void f() { try { f(); } catch (Throwable e) { f(); } }");
  const { exit, steps } = await run(text);
  expect(exit).toEqual({ kind: "step-limit" });
  expect(steps).toBeLessThan(options.stepLimit + 1_000);
});

test("an exception whose message takes forever ends at the step limit", async () => {
  const text = main(
    "throw new E();",
    "static class E extends RuntimeException { public String getMessage() { while (true) { } } }",
  );
  expect((await run(text)).exit).toEqual({ kind: "step-limit" });
});
