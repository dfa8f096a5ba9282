import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { runProgram } from "../index.ts";

/** A synchronized method, or a statement in one: however it is left, the next thread gets the lock. */
test.each([
  ["a return", "static synchronized int f() { return 1; }"],
  ["an end without return", "static synchronized void f() { }"],
  ["a return from a synchronized statement", "static int f() { synchronized (A.class) { return 1; } }"],
  ["a break", "static void f() { while (true) { synchronized (A.class) { break; } } }"],
  ["an exception", 'static synchronized void f() { throw new RuntimeException("f"); }'],
  ["an exception in a statement", 'static void f() { synchronized (A.class) { throw new RuntimeException("f"); } }'],
  [
    "a call from within",
    "static synchronized void f() { g(); } static synchronized void g() { synchronized (A.class) { } }",
  ],
])("a lock is free after %s", async (_name, method) => {
  const call = "try { f(); } catch (RuntimeException e) { }";
  const text = `class A { ${method}
    public static void main(String[] args) throws Exception {
      ${call}
      Thread other = new Thread(() -> { ${call} System.out.print("other "); });
      other.start();
      other.join();
      System.out.print("end");
    } }`;
  const { output, exit } = runProgram(await compileJava(text), { stepLimit: 1_000_000, input: "", arguments: [] });
  expect([output, exit.kind]).toEqual(["other end", "returned"]);
});
