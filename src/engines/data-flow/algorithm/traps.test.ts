import { describe, expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import type { DataFlowGiven } from "../options.ts";
import { solve, tableOf, valueAt } from "../testing/flow.ts";

/** A static method `m` with these lines, from line 2 on, and members behind it. */
function method(parameters: string, lines: string, members = ""): string {
  return `class A { static void m(${parameters}) {\n${lines}\n} ${members} }`;
}

function main(lines: string, members = ""): string {
  return `class A { public static void main(String[] args) {\n${lines}\n}\n${members}\n}`;
}

async function values(source: string, names: string, options: DataFlowGiven = {}): Promise<string> {
  const result = solve(await compileJava(source), { analysis: "constants", ...options });
  const method = result.methods.some(({ method: label }) => label.includes("main(")) ? "main(" : ".m(";
  return names
    .split(" ")
    .map((name) => `${name}=${valueAt(result, method, name)}`)
    .join(" ");
}

describe("1: constants of int-like variables, in Java's arithmetic", () => {
  const programs: readonly (readonly [name: string, lines: string, names: string, expected: string])[] = [
    ["overflow", "int a = 2147483647 + p / p * 0;\nint b = 2147483647;\nb = b + 1;", "b", "b=-2147483648"],
    [
      "shifts use five bits",
      "int k = 33;\nint a = 1 << k;\nint b = -8 >> k;\nint n = -1;\nint c = n >>> 28;",
      "a b c",
      "a=2 b=-4 c=15",
    ],
    [
      "conversions",
      "int i = 200;\nbyte b = (byte) i;\nchar c = (char) (i - 201);\nshort s = (short) (i * 200);",
      "b c s",
      "b=-56 c=65535 s=-25536",
    ],
    ["booleans are 0 and 1", "int i = 3;\nboolean t = i < 4;\nboolean f = !t;", "t f", "t=1 f=0"],
    [
      "a quotient by 0 is UNDEF, also NAC / 0",
      "int z = 0;\nint a = 1 / z;\nint b = p % z;\nint c = a + 1;\nint d = b + p;",
      "a b c d",
      "a=undefined b=undefined c=undefined d=NAC",
    ],
    [
      "long, float, double and references are not tracked",
      'long l = 3;\ndouble d = 2;\nString s = "";\nint i = (int) l;\nboolean big = l > 2;',
      "l d s i big",
      "l=undefined d=undefined s=undefined i=NAC big=NAC",
    ],
    ["−7 / 2 and −7 % 2 round towards 0", "int n = -7;\nint q = n / 2;\nint r = n % 2;", "q r", "q=-3 r=-1"],
  ];
  test.each(programs)("%s", async (_name, lines, names, expected) => {
    expect(await values(method("int p", lines), names)).toBe(expected);
  });
});

test("2: UNDEF ⊓ v = v, c ⊓ c = c, else NAC; a condition is not evaluated", async () => {
  const lines = "int a; int b = 1; int c = 2;\nif (p) { a = 4; c = 3; } else { a = 4; b = 1; }\nint d = a;";
  expect(await values(method("boolean p", lines), "a b c d")).toBe("a=4 b=1 c=NAC d=4");
});

test("3: in one method a call, a field load and an array load give NAC", async () => {
  const lines =
    "A o = new A();\no.f = 1;\nint a = o.f;\ns = 2;\nint b = s;\nint[] xs = {3};\nint c = xs[0];\nint d = one();\nint e = xs.length;";
  expect(await values(method("", lines, "int f; static int s; static int one() { return 1; }"), "a b c d e")).toBe(
    "a=NAC b=NAC c=NAC d=NAC e=NAC",
  );
});

describe("4: widening at loop heads, one narrowing pass, conditions", () => {
  const nested =
    "int i = 0; int j = 0;\nwhile (i < 10) {\nj = 0;\nwhile (j < i) {\nj = j + 1;\n}\ni = i + 1;\n}\nint k = i;";
  test("nested loops", async () => {
    const result = solve(await compileJava(method("", nested)), { analysis: "intervals" });
    expect([valueAt(result, 4, "i"), valueAt(result, 6, "j"), valueAt(result, 10, "k")]).toEqual([
      "[0,9]",
      "[1,9]",
      "[10,10]",
    ]);
  });

  test("without conditions the bound is lost, and so is the one that an overflow may pass", async () => {
    expect(await values(method("", nested), "i k", { analysis: "intervals", refine: false })).toBe(
      "i=[-inf,+inf] k=[-inf,+inf]",
    );
  });

  test("a branch that cannot be taken says nothing", async () => {
    const lines = "int c = 0; int x = 5;\nif (x > 7) { c = 9; }\nint d = c;";
    expect(await values(method("", lines), "d", { analysis: "intervals" })).toBe("d=[0,0]");
  });

  test("a comparison that was made on another way, or before its operand changed, refines nothing", async () => {
    const early = "boolean v = x < -7;\nwhile (v) {\nx = x * 2;\n}";
    expect(await values(method("int x", early), "x", { analysis: "intervals" })).toBe("x=[-inf,+inf]");
    const either = "int k = 0;\nif (p ? x < 0 : x > 9) { k = x; }";
    expect(await values(method("int x, boolean p", either), "k", { analysis: "intervals" })).toBe("k=[-inf,+inf]");
    const itself = "int k = 0;\np = p == q;\nif (p) { k = p ? 1 : 2; }";
    expect(await values(method("boolean p, boolean q", itself), "k", { analysis: "intervals" })).toBe("k=[0,2]");
  });

  test("a comparison of references says nothing of them", async () => {
    const lines = "int k = 1;\nif (o == p) { k = 2; }\nint d = k;";
    expect(await values(method("Object o, Object p", lines), "o p d", { analysis: "intervals" })).toBe(
      "o=undefined p=undefined d=[1,2]",
    );
  });

  test("a byte is widened to the ends of byte", async () => {
    const lines = "byte b = 0;\nwhile (p) {\nb = (byte) (b + 1);\n}";
    expect(await values(method("boolean p", lines), "b", { analysis: "intervals" })).toBe("b=[-128,127]");
  });
});

describe("5: across calls", () => {
  const scope = { scope: "program" } as const;

  test("arguments to parameters, the meet over returns to the target, and what the call does not change", async () => {
    const members = "static int pick(boolean p, int x) {\nif (p) { return 4; }\nreturn x;\n}";
    expect(await values(main("int k = 7;\nint a = pick(args.length > 0, 4);\nint b = k;", members), "a b", scope)).toBe(
      "a=4 b=7",
    );
  });

  test("two calls meet in the parameter", async () => {
    const members = "static int id(int x) { return x; }";
    expect(await values(main("int a = id(1);\nint b = id(2);", members), "a b", scope)).toBe("a=NAC b=NAC");
    expect(
      await values(main("int a = id(1);\nint b = id(2);", members), "a b", { ...scope, analysis: "intervals" }),
    ).toBe("a=[1,2] b=[1,2]");
  });

  test("recursion ends", async () => {
    const members = "static int down(int n, int k) { if (n <= 0) { return k; } return down(n - 1, k); }";
    expect(await values(main("int a = down(5, 7);", members), "a", scope)).toBe("a=7");
    expect(await values(main("int a = down(5, 7);", members), "a", { ...scope, analysis: "intervals" })).toBe(
      "a=[7,7]",
    );
  });

  test("a method that is reached by no call has no facts, one that is called from the library any argument", async () => {
    const members = "static int never(int x) { return x; }\nstatic int twice(int x) { return x + x; }";
    const lines = "java.util.function.IntUnaryOperator f = x -> twice(1);\nint a = f.andThen(y -> y).applyAsInt(3);";
    const result = solve(await compileJava(main(lines, members)), { analysis: "constants", ...scope });
    expect(result.methods.map(({ method: label }) => label)).not.toContain("A.never(int)");
    expect(tableOf(result, "A.twice")).toEqual(["6: $1 = x + x {x=1} {x=1}", "6: return $1 {x=1} {x=1}"]);
    expect(tableOf(result, "lambda$1")[0]).toBe("3: return y {y=NAC} {y=NAC}");
  });

  test("a call that never returns has no value", async () => {
    const members = "static int loop(int n) { int r = loop(n); return r; }";
    expect(await values(main("int a = loop(1);", members), "a", scope)).toBe("a=undefined");
  });

  test("an exception reaches its handler with the values from before the call", async () => {
    const members = "static int fail(int d) { return 1 / d; }";
    const lines = "int a = 1;\ntry {\na = 2;\na = fail(0);\na = 3;\n} catch (ArithmeticException e) { }\nint b = a;";
    expect(await values(main(lines, members), "b", { ...scope, analysis: "intervals" })).toBe("b=[2,3]");
  });
});

describe("6: through the heap", () => {
  const scope = { scope: "program" } as const;
  const members = "int f; static int s; static int t;\nvoid set(int v) { f = v; }";
  const programs: readonly (readonly [name: string, lines: string, expected: string])[] = [
    ["aliases", "A a = new A();\na.f = 1;\nA b = a;\nb.f = 1;\nA c = new A();\nc.f = 2;\nint x = a.f;", "x=1"],
    [
      "one of two objects",
      "A a = new A();\na.f = 1;\nA b = new A();\nb.f = 2;\nA c = a;\nif (args == null) c = b;\nint x = c.f;",
      "x=NAC",
    ],
    ["statics by the field", "s = 4;\nt = 5;\nint x = s;", "x=4"],
    ["a setter", "A a = new A();\na.f = 3;\na.set(3);\nint x = a.f;", "x=3"],
    [
      "a setter alone: calls are not followed to see that 0 is gone",
      "A a = new A();\na.set(3);\nint x = a.f;",
      "x=NAC",
    ],
    ["array indices that differ", "int[] a = new int[2];\na[0] = 1;\na[1] = 2;\nint x = a[1];", "x=2"],
    ["an index that is NAC", "int[] a = new int[2];\na[0] = 1;\na[1] = 2;\nint x = a[args.length];", "x=NAC"],
    [
      "what is stored later in the text",
      "A a = new A();\na.f = 1;\nint x = 0;\nfor (int i = 0; i < 3; i++) {\nx = a.f;\na.f = x + 1;\n}",
      "x=NAC",
    ],
    ["the 0 before the first store", "A a = new A();\nint y = a.f;\na.f = 3;\nint x = a.f;", "x=NAC"],
    ["the 0 of an element that is never stored", "int[] a = new int[2];\na[0] = 1;\nint x = a[1];", "x=0"],
    ["an array that the library writes", "int[] a = {1, 1};\njava.util.Arrays.fill(a, 5);\nint x = a[0];", "x=NAC"],
  ];
  test.each(programs)("%s", async (_name, lines, expected) => {
    expect(await values(main(lines, members), "x", scope)).toBe(expected);
  });

  test("a value that grows from its load to a later store is widened at the load", async () => {
    const lines =
      "A a = new A();\nint x = 0;\nfor (int i = 0; i < 9; i++) {\nx = a.f;\na.f = x + 1;\n}\nint y = a.f;\nint z = s;";
    expect(await values(main(lines, members), "x y z", { ...scope, analysis: "intervals" })).toBe(
      "x=[-inf,+inf] y=[-inf,+inf] z=[0,0]",
    );
  });

  test("switched off, a load gives NAC", async () => {
    expect(await values(main("s = 4;\nint x = s;", members), "x", { ...scope, alias: false })).toBe("x=NAC");
  });
});

describe("7: dead code", () => {
  async function dead(source: string, options: DataFlowGiven = {}): Promise<readonly string[]> {
    const result = solve(await compileJava(source), { analysis: "dead-code", ...options });
    return result.dead.map(({ line, text, reason }) => `${line} ${text} ${reason}`);
  }

  test("behind an endless loop, and in an arm that is never taken", async () => {
    const lines = "boolean on = true;\nif (!on) {\nuse(1);\n}\nwhile (on) {\nuse(2);\n}\nuse(3);";
    expect(await dead(method("", lines, "static void use(int x) { }"))).toEqual([
      "4 use(1) unreachable",
      "9 use(3) unreachable",
    ]);
  });

  test("assignments whose right side has an effect stay", async () => {
    const lines =
      "int a = p + 1;\nint b = p / q;\nint c = xs[0];\nint d = f();\nObject e = new A();\nA g = (A) o;\nint h = (byte) p;\ndouble i = 1.0 / p;\nlong j = 1L / p;";
    expect(await dead(method("int p, int q, int[] xs, Object o", lines, "static int f() { return 1; }"))).toEqual([
      "2 a = p + 1 dead-assignment",
      "8 h = (int) $1 dead-assignment",
      "9 i = 1.0 / $2 dead-assignment",
    ]);
  });

  test("what the text has is listed: no jumps, no empty statements, no tests within a condition", async () => {
    const lines =
      "boolean on = true;\nif (!on) {\nif (p > 0 || p < q) {\nuse(1);\n} else {\nuse(2);\n}\nwhile (p > 1) {\np = p - 1;\n}\nint a;\n;\n}\nreturn;";
    expect(await dead(method("int p, int q", lines, "static void use(int x) { }"))).toEqual([
      "4 if $2 unreachable",
      "5 use(1) unreachable",
      "7 use(2) unreachable",
      "9 if $3 unreachable",
      "10 p = p - 1 unreachable",
    ]);
  });

  test("a constant that comes from a call, across calls", async () => {
    const source = main(
      "if (mode() == 2) {\nuse(1);\n}",
      "static int mode() { return 1; }\nstatic void use(int x) { }",
    );
    expect(await dead(source, { scope: "program" })).toEqual(["3 use(1) unreachable"]);
    expect(await dead(source)).toEqual([]);
  });

  test("a block behind finally is dead only when all of its copies are", async () => {
    const lines =
      "int x = 1;\ntry {\nx = p / p;\n} finally {\nuse(2);\n}\nboolean on = true;\nif (on) return;\nuse(3);";
    expect(await dead(method("int p", lines, "static void use(int x) { }"))).toEqual([
      "2 x = 1 dead-assignment",
      "10 use(3) unreachable",
    ]);
  });
});
