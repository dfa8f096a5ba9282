import { describe, expect, test } from "vitest";
import type { Method } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { analyze } from "../../../../testing/points-to/record.ts";
import { flowOf } from "./constant-flow.ts";
import { binaryValue, meet } from "./constant-values.ts";

/** `name@line = value` of each row. */
async function constantsOf(java: string, options: object = {}): Promise<readonly string[]> {
  const { constants } = await analyze(java, { constants: true, ...options });
  return (constants ?? []).map(({ name, line, value }) => `${name}@${line} = ${value}`);
}

/** The body of a `main`, from line 2 on, with helpers after it. */
function main(body: string, helpers = ""): string {
  return `class A { static int field; public static void main(String[] args) {\n${body}\n}\n${helpers}\n}`;
}

const lectureExample = `interface Number { int get(); }
class One implements Number { public int get() { return 1; } }
class Two implements Number { public int get() { return 2; } }
class C {
  static Number id(Number n) { return n; }
  public static void main(String[] args) {
    Number n1 = new One();
    Number n2 = new Two();
    Number x = C.id(n1);
    Number y = C.id(n2);
    int i = x.get();
  }
}`;

describe("the lecture's opening", () => {
  test("context insensitivity: x.get() has two targets, i is not a constant", async () => {
    expect(await constantsOf(lectureExample, { context: "ci" })).toEqual(["i@11 = NAC"]);
  });

  test("1-call-site sensitivity: i = 1", async () => {
    expect(await constantsOf(lectureExample, { context: "1-call" })).toEqual(["i@11 = 1"]);
  });

  test("no constants unless asked for", async () => {
    expect(await analyze(lectureExample, { context: "ci" })).not.toHaveProperty("constants");
  });
});

const programs: readonly (readonly [name: string, body: string, helpers: string, expected: readonly string[]])[] = [
  ["straight line", "int a = 6; int b = 7;\nint c = a * b;", "", ["a@2 = 6", "b@2 = 7", "c@3 = 42"]],
  [
    "comparisons of longs are not cut to the bits of an int",
    "long a = 4294967297L; long b = 1;\nboolean c = a == b; boolean d = a != b;\nboolean e = a > b; boolean f = a >= b + 1;\nboolean g = b < a; boolean h = a <= b;",
    "",
    ["a@2 = 4294967297", "b@2 = 1", "c@3 = 0", "d@3 = 1", "e@4 = 1", "f@4 = 1", "g@5 = 1", "h@5 = 0"],
  ],
  [
    "fractions are not followed",
    "float a = 1; double b = 2;\nint c = (int) a; int d = (int) b + 1;\nchar e = 'x'; byte g = (byte) 300;",
    "",
    ["c@3 = NAC", "d@3 = NAC", "e@4 = 120", "g@4 = 44"],
  ],
  [
    "a branch that both ways agree on",
    "int a = 1; int b;\nif (args == null) { b = 2; a = 3; }\nelse { b = 2; }\nint c = b;\nint d = a;",
    "",
    ["a@2 = 1", "b@3 = 2", "a@3 = 3", "b@4 = 2", "c@5 = 2", "d@6 = NAC"],
  ],
  [
    "a loop",
    "int i = 0; int k = 5;\nwhile (i < 10) {\n  i = i + 1;\n  k = 5; }\nint j = k;",
    "",
    ["i@2 = 0", "k@2 = 5", "i@4 = NAC", "k@5 = 5", "j@6 = 5"],
  ],
  [
    "a condition is not evaluated: both ways count",
    "int a = 1;\nif (a == 2) { a = 7; }\nint b = a;",
    "",
    ["a@2 = 1", "a@3 = 7", "b@4 = NAC"],
  ],
  [
    "division by zero has no value",
    "int z = 0;\nint a = 1 / z;\nint b = a + 1;\nint c = 1 % z;",
    "",
    ["z@2 = 0", "a@3 = UNDEF", "b@4 = UNDEF", "c@5 = UNDEF"],
  ],
  [
    "overflow, shifts, bit operations",
    "int a = 2147483647 + 1;\nint b = 1 << 33;\nint c = -1 >>> 28;\nint d = 6 & 3 | 8 ^ 1;\nint e = ~5;",
    "",
    ["a@2 = -2147483648", "b@3 = 2", "c@4 = 15", "d@5 = 11", "e@6 = -6"],
  ],
  [
    "int division and remainder round towards zero",
    "int n = -7;\nint a = n / 2;\nint b = n % 2;",
    "",
    ["n@2 = -7", "a@3 = -3", "b@4 = -1"],
  ],
  [
    "narrowing",
    "byte b = (byte) 200;\nchar c = (char) 65601;\nshort s = (short) 40000;",
    "",
    ["b@2 = -56", "c@3 = 65", "s@4 = -25536"],
  ],
  [
    "long",
    "long l = 1L << 40;\nint i = (int) (l >> 38);\nboolean big = l > 5L;",
    "",
    ["l@2 = 1099511627776", "i@3 = 4", "big@4 = 1"],
  ],
  [
    "booleans are 0 and 1",
    "boolean t = true;\nboolean f = !t;\nboolean less = 1 < 2;",
    "",
    ["t@2 = 1", "f@3 = 0", "less@4 = 1"],
  ],
  [
    "fields and arrays are not followed",
    "A.field = 3;\nint a = A.field;\nint[] xs = {1};\nint b = xs[0];\nint c = xs.length;",
    "",
    ["a@3 = NAC", "b@5 = NAC", "c@6 = NAC"],
  ],
  [
    "parameters meet over the calls, results over the returns",
    "int a = same(4, 1);\nint b = same(4, 2);\nint c = sign(a);",
    "static int same(int x, int y) { return x; }\nstatic int sign(int x) { if (x > 0) { return 1; } return -1; }",
    ["a@2 = 4", "b@3 = 4", "c@4 = NAC", "x@6 = 4", "y@6 = NAC", "x@7 = 4"],
  ],
  [
    "recursion",
    "int a = down(5, 7);",
    "static int down(int n, int k) { if (n == 0) { return k; } int r = down(n - 1, k); return r; }",
    ["a@2 = 7", "n@4 = NAC", "k@4 = 7", "r@4 = 7"],
  ],
  [
    "a call that never returns has no value",
    "int a = loop(1);",
    "static int loop(int n) { int r = loop(n); return r; }",
    ["a@2 = UNDEF", "n@4 = 1", "r@4 = UNDEF"],
  ],
];

test.each(programs)("%s", async (_name, body, helpers, expected) => {
  expect(await constantsOf(main(body, helpers))).toEqual(expected);
});

test("per context: one argument a call site under 1-call, shown by their meet", async () => {
  const program = main("int a = id(1);\nint b = id(2);", "static int id(int x) { int y = x; return y; }");
  expect(await constantsOf(program, { context: "ci" })).toEqual(["a@2 = NAC", "b@3 = NAC", "x@5 = NAC", "y@5 = NAC"]);
  expect(await constantsOf(program, { context: "1-call" })).toEqual(["a@2 = 1", "b@3 = 2", "x@5 = NAC", "y@5 = NAC"]);
});

test("a receiver that is always null: the call has no value", async () => {
  const helpers = "int get() { return 1; }";
  expect(await constantsOf(main("A a = null;\nint i = a.get();", helpers))).toEqual(["i@3 = UNDEF"]);
});

test("an exception may come before an assignment: the handler sees the value before it too", async () => {
  const program = await compileJava(main("int a = 1;\na = 2;\nint b = a;"));
  const method = program.methods.find(({ name }) => name === "main");
  const last = method?.body.findIndex(({ span }) => span.start.line === 4) ?? -1;
  const assignment = method?.body.findIndex(({ span }) => span.start.line === 3) ?? -1;
  if (method === undefined || assignment < 0) throw new Error("the program has a main with two assignments");
  const handlers = [{ from: assignment, to: assignment + 1, handler: last, types: [] }];
  const valueOfB = (of: Method): unknown => {
    const { after } = flowOf(of, ["NAC"], () => "NAC");
    return after[last]?.[method.variables.findIndex(({ name }) => name === "b")];
  };
  expect([valueOfB(method), valueOfB({ ...method, handlers })]).toEqual([2n, "NAC"]);
});

describe("the lattice", () => {
  test("meet", () => {
    expect([meet("UNDEF", 1n), meet(1n, 1n), meet(1n, 2n), meet("NAC", "UNDEF"), meet("UNDEF", "UNDEF")]).toEqual([
      1n,
      1n,
      "NAC",
      "NAC",
      "UNDEF",
    ]);
  });

  test("a quotient only goes down as its divisor does", () => {
    const quotients = (["UNDEF", 0n, 3n, "NAC"] as const).map((divisor) => binaryValue("/", "NAC", divisor, 32));
    expect(quotients).toEqual(["UNDEF", "UNDEF", "NAC", "NAC"]);
  });
});

test("what is assigned behind a try block does not reach its handler", async () => {
  const program = main(
    "int a = 1;\ntry { call(); } catch (RuntimeException e) { int b = a; }\na = 2;",
    "static void call() {}",
  );
  expect(await constantsOf(program)).toEqual(["a@2 = 1", "b@3 = 1", "a@4 = 2"]);
});
