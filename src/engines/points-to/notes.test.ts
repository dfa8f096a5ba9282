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
  ["o.getClass().newInstance();", /^Reflection is not modeled/],
  ['Class.forName("A");', /^Reflection is not modeled/],
  ["o.getClass().getDeclaredConstructor();", /^Reflection is not modeled/],
  ['System.loadLibrary("native");', /^Native code is not loaded/],
  ["o.wait();", /^“start” runs a thread to its end/],
  ["o.notifyAll();", /^“start” runs a thread to its end/],
])("%s is noted at its line", async (statement, text) => {
  expect(await notesAt(5, statement)).toEqual([expect.stringMatching(text)]);
});

test("a native method is noted where it is declared", async () => {
  expect(await notesAt(2, "outside();")).toEqual([expect.stringMatching(/^A native method has no code here/)]);
});

test("Thread.start reaches run and needs no note", async () => {
  expect(await notesAt(5, "t.start(); t.join();")).toEqual([]);
  const { callEdges } = await analyze(
    'class A { public static void main(String[] args) { new Thread(() -> System.out.println("x")).start(); } }',
    { context: "ci" },
  );
  expect(callEdges.map(({ callee }) => callee)).toContain("A.lambda$0()");
});

test("profile lecture says at which place it leaves something out", async () => {
  expect(await notesAt(4, "", "lecture")).toEqual(["Profile lecture has no objects for string literals."]);
});
