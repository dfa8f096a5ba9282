import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { type ExecutionOptions, type RunResult, runProgram, startRun } from "./index.ts";

const options: ExecutionOptions = { stepLimit: 1_000_000, input: "", arguments: [] };

async function run(text: string, more: Partial<ExecutionOptions> = {}): Promise<RunResult> {
  return runProgram(await compileJava(text), { ...options, ...more });
}

const main = (body: string, rest = ""): string =>
  `class A { ${rest} public static void main(String[] args) { ${body} } }`;

/** How runs end: the first line of what Java prints, and the exception's frames. */
const failures: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    "division by zero",
    main("int x = 0;\n x = 1 / x;"),
    "java.lang.ArithmeticException: / by zero",
    ["A.main(A.java:2)"],
  ],
  [
    "remainder of a long by zero",
    main("long x = 0; x = 1L % x;"),
    "java.lang.ArithmeticException: / by zero",
    ["A.main(A.java:1)"],
  ],
  [
    "an index out of bounds",
    main("f(new int[3], 5);", "static void f(int[] a, int i) {\n a[i] = 1; }\n"),
    "java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 3",
    ["A.f(A.java:2)", "A.main(A.java:3)"],
  ],
  [
    "a negative index",
    main("int[] a = new int[0]; int x = a[-1];"),
    "java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 0",
    ["A.main(A.java:1)"],
  ],
  [
    "a negative length",
    main("int n = -1; int[][] a = new int[2][n];"),
    "java.lang.NegativeArraySizeException: -1",
    ["A.main(A.java:1)"],
  ],
  [
    "a failing cast",
    main("Object o = new A(); B b = (B) o;", "static class B {}"),
    "java.lang.ClassCastException: class A cannot be cast to class A$B (A and A$B are in unnamed module of loader 'app')",
    ["A.main(A.java:1)"],
  ],
  [
    "a cast of an array",
    main("Object o = new A[1]; String s = (String) o;"),
    "java.lang.ClassCastException: class [LA; cannot be cast to class java.lang.String ([LA; is in unnamed module of loader 'app'; java.lang.String is in module java.base of loader 'bootstrap')",
    ["A.main(A.java:1)"],
  ],
  [
    "an element of another type",
    main('Object[] a = new A[1]; a[0] = "text";'),
    "java.lang.ArrayStoreException: java.lang.String",
    ["A.main(A.java:1)"],
  ],
  [
    "a field of null",
    main("A a = null; a.next.next = a;", "A next;"),
    'java.lang.NullPointerException: Cannot read field "next" because "a" is null',
    ["A.main(A.java:1)"],
  ],
  [
    "a field of a null field",
    main("A a = new A(); a.next.next = a;", "A next;"),
    'java.lang.NullPointerException: Cannot assign field "next" because "a.next" is null',
    ["A.main(A.java:1)"],
  ],
  [
    "a call on null",
    main("new A().get().get();", "A get() { return null; }"),
    'java.lang.NullPointerException: Cannot invoke "A.get()" because the return value of "A.get()" is null',
    ["A.main(A.java:1)"],
  ],
  [
    "the length of null",
    main("int[] a = null; int n = a.length;"),
    'java.lang.NullPointerException: Cannot read the array length because "a" is null',
    ["A.main(A.java:1)"],
  ],
  [
    "an element of null",
    main("int[][] a = new int[1][]; a[0][2] = 1;"),
    'java.lang.NullPointerException: Cannot store to int array because "a[0]" is null',
    ["A.main(A.java:1)"],
  ],
  [
    "an exception in a constructor and in a field initializer",
    main("new B();", "static class B {\n int x = 1;\n int y = x / (x - 1);\n}\n"),
    "java.lang.ArithmeticException: / by zero",
    ["A$B.<init>(A.java:3)", "A.main(A.java:5)"],
  ],
];

test.each(failures)("%s", async (_, text, first, frames) => {
  const { errors, exit } = await run(text);
  const [type, message] = first.split(/: (.*)/, 2);
  expect(exit).toMatchObject({ kind: "exception", type, message });
  const lines = errors.trimEnd().split("\n");
  expect(lines[0]).toBe(`Exception in thread "main" ${first}`);
  expect(lines.slice(1)).toEqual(frames.map((frame) => `\tat ${frame}`));
});

test("an exception in a static initializer comes as the cause of an ExceptionInInitializerError", async () => {
  const { exit } = await run(
    main("int x = B.x;", "static class B {\n static int x = 1 / zero();\n static int zero() { return 0; } }\n"),
  );
  expect(exit).toMatchObject({ kind: "exception", type: "java.lang.ExceptionInInitializerError", message: null });
  expect(exit.kind === "exception" && exit.trace.split("\n").filter((line) => !line.startsWith("\t"))).toEqual([
    'Exception in thread "main" java.lang.ExceptionInInitializerError',
    "Caused by: java.lang.ArithmeticException: / by zero",
    "",
  ]);
});

test("endless recursion is a StackOverflowError, deep recursion is not", async () => {
  const recursion = "static int f(int n) { if (n == 0) { return 0; } return 1 + f(n - 1); }";
  expect((await run(main("f(-1);", recursion))).exit).toMatchObject({ type: "java.lang.StackOverflowError" });
  expect((await run(main("f(9000);", recursion))).exit).toEqual({ kind: "returned" });
});

test("an endless loop ends at the step limit", async () => {
  const { exit, steps } = await run(main("while (true) { }"), { stepLimit: 1000 });
  expect([exit.kind, steps]).toEqual(["step-limit", 1000]);
});

test("a run can be cut short, and says so", async () => {
  const current = startRun(await compileJava(main("while (true) { }")), options);
  expect(current.advance(100)).toBe(false);
  expect(current.result()).toMatchObject({ exit: { kind: "canceled" }, steps: 100 });
});

test("a program without main has nothing to run", async () => {
  expect((await run("class A { }")).exit).toEqual({ kind: "no-entry" });
});

test("an instance main runs on a new object", async () => {
  const { exit, observed } = await run("class A { int x = 1; A self; void main() { self = this; x = x / x; } }");
  expect(exit).toEqual({ kind: "returned" });
  expect(observed.reachable).toEqual(["A.<init>()", "A.main()", "Object.<init>()"]);
});

test("observations: what variables, fields, arrays and calls showed", async () => {
  const { observed } = await run(
    `class A {
  A next;
  static A last;
  A get() { return next; }
  public static void main(String[] args) {
    A a = new A();
    a.next = new B();
    last = a.get();
    A[] all = new A[2];
    all[0] = a; all[1] = last;
    A x = all[1];
    A y = x.get();
    String s = args[0];
    Object o = "text";
  }
}
class B extends A { A get() { return this; } }
`,
    { arguments: ["one"] },
  );
  const variables = observed.variables
    .filter(({ method, name }) => method === "A.main(String[])" && !name.startsWith("$"))
    .map(({ name, objects }) => `${name}: ${objects.join(" ")}`);
  expect(variables).toEqual(["args: args", "a: o6", "all: o9", "x: o7", "y: o7", "s: args[]", 'o: "text"']);
  expect(observed.fields).toEqual([{ object: "o6", class: "A", field: "next", objects: ["o7"] }]);
  expect(observed.statics).toEqual([{ class: "A", field: "last", objects: ["o7"] }]);
  expect(observed.arrays).toEqual([
    { object: "o9", objects: ["o6", "o7"] },
    { object: "args", objects: ["args[]"] },
  ]);
  expect(observed.calls.filter(({ callee }) => callee.includes("get"))).toEqual([
    { site: "8", callee: "A.get()" },
    { site: "12", callee: "B.get()" },
  ]);
  expect(observed.reachable).toContain("B.get()");
});

test("a copy that overwrites a variable nothing reads any more is not observed", async () => {
  const { observed } = await run(main("A a = new A();\n A b = a; a = b;\n b = new A();\n"));
  expect(observed.variables.find(({ name }) => name === "b")?.objects).toEqual(["o1", "o3"]);
});

test("classes are initialized when they are first used, superclasses first, each once", async () => {
  const { observed } = await run(
    main(
      "int[] order = B.order; B.order = C.order;",
      "static int count; static class S { static int[] first = new int[1]; } static class B extends S { static int[] order = first; } static class C { static int[] order = B.order; } static class D { static int[] never = new int[1]; }",
    ),
  );
  expect(observed.reachable.filter((label) => label.includes("clinit"))).toEqual([
    "A.S.<clinit>()",
    "A.B.<clinit>()",
    "A.C.<clinit>()",
  ]);
  expect(observed.statics.map(({ class: owner, field }) => `${owner}.${field}`)).toEqual([
    "A.S.first",
    "A.B.order",
    "A.C.order",
  ]);
});

test("the same program and input give the same result", async () => {
  const text = main("int h = new A().hashCode(); int[] a = new int[h];");
  expect(await run(text)).toEqual(await run(text));
});

test.each([
  ["IllegalStateException.class.getName()", "java.lang.IllegalStateException"],
  ["java.util.NoSuchElementException[].class.getName()", "[Ljava.util.NoSuchElementException;"],
  ["int[].class.getName()", "[I"],
])("the class literal of a type that nothing else mentions: %s", async (expression, name) => {
  expect((await run(main(`System.out.print(${expression});`))).output).toBe(name);
});

test("a listener is told of every instruction before it is executed, with the values of the variables", async () => {
  const program = await compileJava(main("int x = 1;\nwhile (x < 3) {\nx = x + 1;\n}"));
  const told: string[] = [];
  runProgram(program, {
    ...options,
    listener: {
      decided() {},
      executed() {},
      before({ body, variables }, pc, values) {
        const x = variables.find(({ name }) => name === "x")?.index ?? -1;
        const { kind } = body[pc] ?? {};
        if (kind === "binary" || kind === "return") told.push(`${kind} ${String(values[x])}`);
      },
    },
  });
  expect(told).toEqual(["binary 1", "binary 1", "binary 2", "binary 2", "binary 3", "return 3"]);
});
