import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { type RunResult, startRun } from "../index.ts";

const main = (body: string): string => `class A {
  static volatile boolean stop;
  static int n;
  public static void main(String[] args) throws Exception {
    ${body}
  }
}`;

/** Runs to the end, so many steps at a time. */
async function run(body: string, slice = 1_000_000): Promise<RunResult> {
  const going = startRun(await compileJava(main(body)), { stepLimit: 20_000_000, input: "", arguments: [] });
  while (!going.advance(slice));
  return going.result();
}

test.each([
  [
    "a daemon that never ends does not keep the program from its end",
    'Thread t = new Thread(() -> { while (true) n++; }); t.setDaemon(true); t.start(); System.out.print("main ends");',
    "main ends",
  ],
  [
    "a thread that waits in a loop sees what others set later",
    "Thread t = new Thread(() -> { while (!stop) n++; }); t.start(); stop = true; t.join(); System.out.print(n > 0);",
    "true",
  ],
  [
    "time goes on for those that sleep while a thread runs on and on",
    "Thread t = new Thread(() -> { while (!stop) n++; }); t.start(); Thread.sleep(50); stop = true; t.join(); System.out.print(n > 0);",
    "true",
  ],
  [
    "a thread is interrupted in its loop",
    "Thread t = new Thread(() -> { while (!Thread.currentThread().isInterrupted()) n++; }); t.start(); Thread.sleep(9); t.interrupt(); t.join(); System.out.print(n > 0);",
    "true",
  ],
  [
    "who loses the turn keeps its locks",
    "Object lock = new Object(); Thread t = new Thread(() -> { synchronized (lock) { for (int i = 0; i < 900_000; i++) n++; } }); t.start(); synchronized (lock) { System.out.print(n); }",
    "900000",
  ],
])("%s", async (_, body, output) => {
  const result = await run(body);
  expect([result.output, result.exit]).toEqual([output, { kind: "returned" }]);
});

test("who runs when does not depend on how many steps a run advances at a time", async () => {
  const count = (name: string) =>
    `Thread ${name} = new Thread(() -> { for (int i = 0; i < 900_000; i++) if (i % 100_000 == 0) System.out.print("${name}" + i / 100_000 + " "); });`;
  const body = `${count("x")} ${count("y")} x.start(); y.start(); x.join(); y.join();`;
  const [whole, pieces] = [await run(body), await run(body, 7_777)];
  expect(pieces.output).toBe(whole.output);
  expect(
    whole.output
      .split(" ")
      .filter((each) => each !== "")
      .toSorted()
      .join(" "),
  ).toBe(["x", "y"].flatMap((name) => Array.from({ length: 9 }, (_, i) => `${name}${i}`)).join(" "));
  expect(whole.output.lastIndexOf("x")).toBeGreaterThan(whole.output.indexOf("y"));
});
