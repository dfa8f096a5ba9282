import { expect, test } from "vitest";
import { analyze } from "../../testing/points-to/record.ts";

/** The notes of a result whose place is on this line, without their places. */
async function notesAt(line: number, statement: string, profile = "java"): Promise<readonly string[]> {
  const { notes } = await analyze(
    `class A {
  static native int outside();
  public static void main(String[] args) throws Exception {
    Object o = new A(); Thread t = new Thread(() -> System.out.println("x"));
    ${statement}
  }
}`,
    { context: "1-obj", profile },
  );
  return notes.flatMap((note) => {
    const [, place, text] = /^A\.java:(\d+):\d+: (.*)/.exec(note) ?? [];
    return place === String(line) && text !== undefined ? [text] : [];
  });
}

test.each([
  ['System.loadLibrary("native");', /^Native code is not loaded/],
  ["t.start(); new Thread().start();", /^Threads, tasks and futures take turns/],
  ["java.time.LocalDate.now(); java.time.LocalDate.now();", /^The clock of a run begins/],
])("%s is noted at its line", async (statement, text) => {
  expect(await notesAt(5, statement)).toEqual([expect.stringMatching(text)]);
});

test("a native method is noted where it is declared", async () => {
  expect(await notesAt(2, "outside();")).toEqual([expect.stringMatching(/^A native method has no code here/)]);
});

test("what threads, executors and futures are given is called", async () => {
  const { callEdges } = await analyze(
    `import java.util.concurrent.*;
class A extends Thread {
  public void run() {}
  static void task(Object o) {}
  public static void main(String[] args) throws Exception {
    new A().start();
    new Thread(() -> task(1)).start();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.submit(() -> "result").get();
    CompletableFuture.supplyAsync(() -> "first").thenApply(x -> x).thenAccept(x -> task(x));
  }
}`,
    { context: "ci" },
  );
  const callees = callEdges.map(({ callee }) => callee);
  const lambdas = [0, 1, 2, 3, 4].map((index) => `A.lambda$${index}`);
  for (const name of ["A.run", ...lambdas]) expect(callees.some((callee) => callee.startsWith(`${name}(`))).toBe(true);
});

test("profile lecture says at which place it leaves something out", async () => {
  expect(await notesAt(4, "", "lecture")).toEqual(["Profile lecture has no objects for string literals."]);
});
