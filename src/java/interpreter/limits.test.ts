import { expect, test } from "vitest";
import { Budget } from "../../kernel/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { runsThisTime } from "../../testing/seeds.ts";
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

/** Moves by a millisecond with each look. */
function tickingBudget(milliseconds: number): Budget {
  let now = 0;
  return new Budget(() => now++, milliseconds);
}

const catastrophic = (pattern: string): string =>
  main(`System.out.print("a".repeat(60).concat("!").matches("${pattern}"));`);

test("a pattern with exponentially many ways is answered", async () => {
  const { exit, output, steps } = await run(catastrophic("(a+)+b"));
  expect([exit.kind, output]).toEqual(["returned", "false"]);
  expect(steps).toBeLessThan(20_000);
});

test("a search for a pattern with references ends at the step limit", async () => {
  expect((await run(catastrophic("(a+)+\\\\1b"))).exit).toEqual({ kind: "step-limit" });
});

test("a search ends when the time of the run is over", async () => {
  const { exit, steps } = await run(catastrophic("(a+)+\\\\1b"), { budget: tickingBudget(50), stepLimit: 1e9 });
  expect(exit).toEqual({ kind: "canceled" });
  expect(steps).toBeLessThan(10_000_000);
});

test.runIf(runsThisTime(3, 2)).each([
  ["two dimensions", "long[][] x = new long[100000][100000];"],
  ["three dimensions", "Object x = new Object[1000][1000][1000];"],
  ["one dimension", "int[] x = new int[2147483647];"],
  ["a text", 'String s = "x".repeat(2000000000);'],
  ["a text that doubles", 'StringBuilder s = new StringBuilder("x"); while (true) s.append(s);'],
  ["a joined text that doubles", 'String s = "x"; while (true) s = s + s;'],
  [
    "a list that grows",
    "java.util.List<Object> l = new java.util.ArrayList<>(); while (true) l.add(new long[100000]);",
  ],
  [
    "an array that holds itself",
    "Object[] last = null; while (true) { Object[] a = new Object[100000]; a[0] = last; last = a; }",
  ],
])("what does not fit into the heap is an OutOfMemoryError: %s", async (_, body) => {
  const { exit } = await run(main(body));
  expect(exit).toMatchObject({ kind: "exception", type: "java.lang.OutOfMemoryError", message: "Java heap space" });
});

test.runIf(runsThisTime(8, 0))("garbage takes no room, and neither does what a caught error left behind", async () => {
  const body = `
    long sum = 0;
    for (int i = 0; i < 2000; i++) { long[] a = new long[100000]; sum += a.length; }
    for (int i = 0; i < 3; i++) {
      java.util.List<long[]> l = new java.util.ArrayList<>();
      try { while (true) l.add(new long[1000000]); } catch (OutOfMemoryError e) { sum += l.size() > 20 ? 1 : 0; }
    }
    System.out.print(sum);`;
  const { exit, output } = await run(main(body), { stepLimit: 20_000_000 });
  expect([exit.kind, output]).toEqual(["returned", "200000003"]);
});

test.runIf(runsThisTime(4, 1))("many small objects that stay are too much at some time", async () => {
  const text = main(
    "Node last = null; while (true) last = new Node(last);",
    "static class Node { Node next; long a, b, c, d, e, f, g, h; long[] more = new long[500]; Node(Node next) { this.next = next; } }",
  );
  expect((await run(text, { stepLimit: 20_000_000 })).exit).toMatchObject({ type: "java.lang.OutOfMemoryError" });
});

test("a program that prints without end stops with what is kept of it", async () => {
  const { exit, output } = await run(main('while (true) System.out.println("x".repeat(99999));'));
  expect(exit).toEqual({ kind: "output-limit" });
  expect(output).toHaveLength(1_000_000);
});

test.each([
  ["copying an array", "System.arraycopy(new int[N], 0, new int[N], 0, N);"],
  ["copying references", "System.arraycopy(new Object[N], 0, new Object[N], 0, N);"],
  ["cloning", "new int[N].clone();"],
  ["filling", "java.util.Arrays.fill(new int[N], 1);"],
  ["sorting", "java.util.Arrays.sort(new int[N]);"],
  ["making arrays", "Object o = new int[N / 100][100];"],
  ["repeating", '"ab".repeat(N);'],
  ["looking at a joined text", '("x".repeat(N) + N).charAt(3);'],
  ["characters of a text", '"x".repeat(N).toCharArray();'],
  ["a text of characters", "new String(new char[N]);"],
  ["bytes of a text", '"x".repeat(N).getBytes();'],
  ["reversing", 'new StringBuilder("x".repeat(N)).reverse();'],
  ["other case", '"x".repeat(N).toUpperCase();'],
  ["trimming", '(" ".repeat(N) + "b").trim();'],
  ["stripping", '(" ".repeat(N) + "b").strip();'],
  ["comparing", '"a".repeat(N).compareTo("a".repeat(N));'],
  ["comparing for equality", '"a".repeat(N).equals("a".repeat(N));'],
  ["comparing without case", '"a".repeat(N).equalsIgnoreCase("A".repeat(N));'],
  ["hashing", '"a".repeat(N).hashCode();'],
  ["searching", '"a".repeat(N).indexOf("b");'],
  ["searching backward", '"a".repeat(N).lastIndexOf("b");'],
  ["replacing", '"a".repeat(N).replace("a", "b");'],
  ["splitting", '"a,".repeat(N).split(",");'],
  ["joining", 'String.join(",", java.util.Collections.nCopies(N, "a"));'],
  ["reading a number", 'Double.parseDouble(" ".repeat(N) + "1");'],
])("long work within one instruction counts as steps: %s", async (_, body) => {
  const stepsFor = async (n: number): Promise<number> => {
    const { exit, steps } = await run(main(body.replaceAll("N", String(n))), { stepLimit: 1e9 });
    expect(exit).toEqual({ kind: "returned" });
    return steps;
  };
  const few = await stepsFor(20_000);
  expect(await stepsFor(80_000)).toBeGreaterThan(2 * few);
});

test.each([
  ["indexOf", '"a".repeat(200000).indexOf("b" + "a".repeat(100000))', "-1"],
  ["indexOf from a place", '("a".repeat(200000) + "b").indexOf("a".repeat(100000) + "b", 7)', "100000"],
  ["lastIndexOf", '"a".repeat(200000).lastIndexOf("a".repeat(100000) + "b")', "-1"],
  ["lastIndexOf a part", '("b" + "a".repeat(200000)).lastIndexOf("b" + "a".repeat(100000))', "0"],
  ["replace", '("ab".repeat(100000) + "c").replace("ab".repeat(50000), "x")', "xxc"],
])("searching for a long text takes no longer than reading both: %s", async (_, expression, found) => {
  const { output, steps } = await run(main(`System.out.print(${expression});`));
  expect(output).toBe(found);
  expect(steps).toBeLessThan(200_000);
});

test("a run ends soon after its time, whatever its instructions take", async () => {
  const body = "int[] a = new int[1000000]; while (true) a.clone();";
  const { exit, steps } = await run(main(body), { budget: tickingBudget(50), stepLimit: 1e9 });
  expect(exit).toEqual({ kind: "canceled" });
  expect(steps).toBeLessThan(10_000_000);
});
