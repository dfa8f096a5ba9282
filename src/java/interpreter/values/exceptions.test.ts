import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { type RunResult, runProgram } from "../index.ts";

async function run(text: string): Promise<RunResult> {
  return runProgram(await compileJava(text), { stepLimit: 10_000_000, input: "", arguments: [] });
}

const main = (body: string, rest = ""): string =>
  `class A { ${rest} public static void main(String[] args) { ${body} } }`;

/** Exceptions and concatenation where the order of events shows. The texts are what Java 17 prints. */
const outputs: readonly (readonly [string, string, string])[] = [
  [
    "a StackOverflowError can be caught, and the stack is free again",
    main(
      'for (int i = 0; i < 3; i++) { try { f(); } catch (StackOverflowError e) { System.out.print(e + " "); } }',
      "static int f() { return 1 + f(); }",
    ),
    "java.lang.StackOverflowError java.lang.StackOverflowError java.lang.StackOverflowError ",
  ],
  [
    "throwing null is a NullPointerException",
    main(
      "RuntimeException none = null; try { throw none; } catch (NullPointerException e) { System.out.print(e.getMessage()); }",
    ),
    'Cannot throw exception because "none" is null',
  ],
  [
    "a lock that is null is a NullPointerException, which no clause within catches",
    main(
      'Object none = null; try { synchronized (none) { try { System.out.print("never"); } catch (NullPointerException e) { System.out.print("inside"); } } } catch (NullPointerException e) { System.out.print(e.getMessage()); }',
    ),
    'Cannot enter synchronized block because "none" is null',
  ],
  [
    "null given to a method reference is a NullPointerException without a message",
    main(
      "java.util.function.Function<String, Integer> f = String::length; try { f.apply(null); } catch (NullPointerException e) { System.out.print(e.getMessage()); }",
    ),
    "null",
  ],
  [
    "concatenation calls toString of each object, left to right, and prints null for null",
    main(
      'Object a = new A(); Object b = new B(); String s = a + " " + 1 + b + null; System.out.print(s);',
      'public String toString() { System.out.print("a "); return "A"; } static class B { public String toString() { System.out.print("b "); return null; } }',
    ),
    "a b A 1nullnull",
  ],
  [
    "an exception in toString of a part ends the concatenation",
    main(
      'try { System.out.print("never" + new A()); } catch (IllegalStateException e) { System.out.print("caught " + e.getMessage()); }',
      'public String toString() { throw new IllegalStateException("inside"); }',
    ),
    "caught inside",
  ],
  [
    "an exception of a static initializer is wrapped once, and the class cannot be used again",
    main(
      'for (int i = 0; i < 2; i++) { try { B.f(); } catch (Throwable e) { System.out.print(e + "; " + e.getCause() + "; "); } }',
      "static class B { static int zero = 0; static int x = 1 / zero; static void f() { } }",
    ),
    'java.lang.ExceptionInInitializerError; java.lang.ArithmeticException: / by zero; java.lang.NoClassDefFoundError: Could not initialize class A$B; java.lang.ExceptionInInitializerError: Exception java.lang.ArithmeticException: / by zero [in thread "main"]; ',
  ],
];

test.each(outputs)("%s", async (_, text, output) => {
  const result = await run(text);
  expect([result.exit.kind, result.output]).toEqual(["returned", output]);
});

test("an uncaught exception prints its causes, with the frames they share only counted", async () => {
  const { errors, exit } = await run(`class A {
  static void f() { throw new IllegalArgumentException("inner"); }
  static void g() {
    try { f(); } catch (RuntimeException e) {
      throw new IllegalStateException("outer", e);
    }
  }
  public static void main(String[] args) {
    Runnable r = () -> g();
    r.run();
  }
}`);
  expect(exit).toMatchObject({ kind: "exception", type: "java.lang.IllegalStateException", message: "outer" });
  expect(errors.split("\n")).toEqual([
    'Exception in thread "main" java.lang.IllegalStateException: outer',
    "\tat A.g(A.java:5)",
    "\tat A.lambda$main$0(A.java:9)",
    "\tat A.main(A.java:10)",
    "Caused by: java.lang.IllegalArgumentException: inner",
    "\tat A.f(A.java:2)",
    "\tat A.g(A.java:4)",
    "\t... 2 more",
    "",
  ]);
});

test("exit ends the run with its status, finally blocks left out", async () => {
  const { exit, output } = await run(
    main('try { System.out.print("before"); System.exit(3); } finally { System.out.print("never"); }'),
  );
  expect([exit, output]).toEqual([{ kind: "exited", status: 3 }, "before"]);
});
