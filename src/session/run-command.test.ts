import { expect, test } from "vitest";
import { testFrontEnd } from "../testing/front-end.ts";
import { execute } from "./commands.ts";
import { RunSession } from "./run-session.ts";

/** What `run` answers for a program with this `main`; the clock moves by a millisecond with every look. */
async function ran(body: string, options: Record<string, unknown>): Promise<{ value: object; isPartial: boolean }> {
  let now = 0;
  const session = new RunSession(await testFrontEnd(), { now: () => now++, pause: async () => undefined });
  const text = `class A { public static void main(String[] args) { ${body} } }`;
  const answer = await execute(session, { command: "run", files: [{ name: "A.java", text }], options });
  if (!answer.ok || answer.value.kind !== "json") throw new Error("run answers JSON");
  return { value: answer.value.value, isPartial: answer.value.isPartial === true };
}

test.each([
  ["step-limit", "while (true) { }", { maxSteps: "1000" }],
  ["time-limit", "while (true) { }", { timeout: "20" }],
  ["time-limit", '"a".repeat(80).matches("(a+)+\\\\1b");', { timeout: "20" }],
  ["output-limit", 'while (true) System.out.println("again and again");', {}],
])("a run that a limit ends is partial and says which: %s", async (kind, body, options) => {
  const { value, isPartial } = await ran(body, options);
  expect(value).toMatchObject({ exit: { kind }, partial: true, limit: kind });
  expect(isPartial).toBe(true);
});

test.each([
  ["StackOverflowError", "main(args);"],
  ["OutOfMemoryError", "long[][] all = new long[100000][100000];"],
])("an uncaught error is the outcome of the run: %s", async (name, body) => {
  const { value, isPartial } = await ran(body, {});
  expect(value).toMatchObject({ exit: { kind: "exception", type: `java.lang.${name}` }, partial: false });
  expect(isPartial).toBe(false);
});

test("a deadlock is the outcome of the run, and what threads do to its order is noted", async () => {
  const body =
    'Thread t = new Thread(() -> { synchronized ("x") { try { "x".wait(); } catch (Exception e) { } } }); t.start();';
  const { value, isPartial } = await ran(body, {});
  const wait = { thread: "Thread-0", reason: "notify", file: "A.java", line: 1 };
  expect(value).toMatchObject({ exit: { kind: "deadlock", waits: [wait] }, partial: false });
  expect(value).toMatchObject({ notes: [{ file: "A.java", line: 1, text: expect.stringMatching(/^Threads/) }] });
  expect(isPartial).toBe(false);
});
