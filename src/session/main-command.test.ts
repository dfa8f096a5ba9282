import { expect, test } from "vitest";
import { describe } from "../kernel/index.ts";
import { testFrontEnd } from "../testing/front-end.ts";
import { execute } from "./commands.ts";
import { executeForPage } from "./page-requests.ts";
import type { ExecutionMessage } from "./protocol.ts";
import { RunSession } from "./run-session.ts";

const counter = "class Counter { int n; void up() { n++; } static int twice(int of) { return 2 * of; } }\n";

async function answer(command: string, text: string, options: Record<string, unknown> = {}) {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  return execute(session, { command, files: [{ name: "A.java", text }], options });
}

test("main prints a main for a program that has none, with which it is analyzed and runs", async () => {
  const written = await answer("main", counter);
  const text = written.ok && written.value.kind === "text" ? written.value.text : "";
  expect(text).toContain("counter.up();");
  expect((await answer("run", counter + text)).ok).toBe(true);
  expect(await answer("pta", counter + text)).toMatchObject({
    value: { value: { options: { entry: "Main.main(String[])" } } },
  });
});

test.each(["pta", "run"])("%s of a program without main says how one comes about", async (command) => {
  const failed = await answer(command, counter);
  expect(failed.ok ? "" : failed.errors.map(describe).join()).toBe(
    "There is no single “main” to start from. Choose one with the entry option: Counter.twice(int), Counter.up(). " +
      "Or let “fixscope main FILE.java” write a “main” that calls its methods.",
  );
});

test("on the page, executing a program without main says the same", async () => {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const files = [{ name: "A.java", text: counter }];
  const told: ExecutionMessage[] = [];
  for (const options of [{}, { entry: "Counter.down()" }])
    await executeForPage(session, { files, options }, (message) => told.push(message));
  const known = ["Counter.twice(int)", "Counter.up()"];
  expect(told).toMatchObject([
    {
      kind: "failed",
      errors: [{ kind: "no-entry", known, written: { text: expect.stringContaining("counter.up();") } }],
    },
    { kind: "failed", errors: [{ kind: "no-entry", wanted: "Counter.down()", known }] },
  ]);
});

test("any method of the program may be the entry", async () => {
  expect(await answer("pta", counter, { entry: "Counter.up()" })).toMatchObject({ ok: true });
});
