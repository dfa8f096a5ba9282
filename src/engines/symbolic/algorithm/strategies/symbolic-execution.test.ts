import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";
import type { GeneratedTest, TestsResult } from "../../index.ts";

const NODE = "class node { int val; node next; boolean seen; node() {} }";
const DATA = "data node { int val; node next; }";
const LIST = `${DATA} pred list(x) == emp & x = null \\/ exists n. x -> node(_, n) * list(n);`;

/** A method `f` of class A. */
const f = (signature: string, body: string): string => `${NODE} class A { static ${signature} { ${body} } }`;

/** `return 12T` or `NullPointerException 12T 13F`, sorted. */
function ends({ tests }: TestsResult): readonly string[] {
  const show = ({ outcome, exception, branches }: GeneratedTest): string =>
    [outcome === "return" ? "return" : exception, ...branches].join(" ");
  return tests.map(show).sort();
}

/** What the paths of small methods end with. */
const paths: readonly (readonly [string, string, string, Record<string, unknown>, readonly string[]])[] = [
  [
    "a null reference ends a path of its own",
    f("int f(node x)", "return x.val;"),
    "",
    {},
    ["NullPointerException", "return"],
  ],
  ["division by zero", f("int f(int a, int b)", "return a / b;"), "", {}, ["ArithmeticException", "return"]],
  [
    "a constant divisor",
    f("int f(int a)", "if (a / 3 == -2) return 1; return 0;"),
    "",
    {},
    ["return 1F", "return 1F", "return 1T"],
  ],
  [
    "remainders have the sign of the dividend",
    f("int f(int a)", "if (a % 4 == -3) return 1; return 0;"),
    "",
    {},
    ["return 1F", "return 1F", "return 1T"],
  ],
  [
    "an index outside of an array",
    f("int f(int i)", "int[] a = new int[2]; a[1] = 7; return a[i];"),
    "",
    {},
    ["ArrayIndexOutOfBoundsException", "ArrayIndexOutOfBoundsException", "return", "return"],
  ],
  [
    "a negative length",
    f("int f(int n)", "int[] a = new int[n]; return a.length;"),
    "",
    {},
    ["NegativeArraySizeException", "return"],
  ],
  [
    "a cast that fails",
    `${NODE} class A { static Object f(int a) { Object o = a > 0 ? new node() : new A(); return (node) o; } }`,
    "",
    {},
    ["ClassCastException 1F", "return 1T"],
  ],
  [
    "what is caught is no end",
    f("int f(node x)", "try { return x.val; } catch (NullPointerException e) { return -1; }"),
    "",
    {},
    ["return", "return"],
  ],
  [
    "what the method throws itself",
    f("int f(int a)", 'if (a < 0) throw new IllegalArgumentException("negative"); return a;'),
    "",
    {},
    ["IllegalArgumentException 1T", "return 1F"],
  ],
  [
    "an assertion: both sides of its condition are branches, and the false one throws",
    f("int f(int a)", 'assert a > 0 : "a = " + a; return a;'),
    "",
    {},
    ["AssertionError 1F", "return 1T"],
  ],
  [
    "an assertion of two conditions about the heap",
    f("int f(node x)", "assert x != null && x.val > 0; return x.val;"),
    `${LIST} pre f == list(x);`,
    { depth: 1 },
    ["AssertionError 1aF", "AssertionError 1aT 1bF", "return 1aT 1bT"],
  ],
  [
    "an assertion that holds on every path",
    f("int f(int a)", "if (a < 3) a = 3; assert a >= 3; return a;"),
    "",
    {},
    ["return 1aF 1bT", "return 1aT 1bT"],
  ],
  [
    "an AssertionError can be caught",
    f("int f(int a)", "try { assert a > 0; return a; } catch (AssertionError e) { return 1; }"),
    "",
    {},
    ["return 1F", "return 1T"],
  ],
  [
    "two references without a precondition may be the same object",
    f("boolean f(node x, node y)", "if (x == y) return true; return false;"),
    "",
    { depth: 2 },
    ["return 1F", "return 1F", "return 1F", "return 1T", "return 1T"],
  ],
  [
    "separate lists are no aliases",
    f("boolean f(node x, node y)", "if (x == y) return true; return false;"),
    `${LIST} pre f == list(x) * list(y);`,
    { depth: 2 },
    ["return 1F", "return 1F", "return 1F", "return 1T"],
  ],
  [
    "an alias into cells that are not unfolded yet",
    f("int f(node x, node y)", "if (y == null || x == null) return 0; if (x.next == y) return 1; return 2;"),
    `${LIST} pre f == list(x);`,
    { depth: 2 },
    [
      "return 1aF 1bF 1cF",
      "return 1aF 1bF 1cF",
      "return 1aF 1bF 1cF",
      "return 1aF 1bF 1cT",
      "return 1aF 1bT",
      "return 1aT",
    ],
  ],
  [
    "a reference may point to an object of a subclass",
    `class Animal { int legs; int noise() { return 1; } } class Dog extends Animal { int noise() { if (legs > 4) return 2; return 3; } }
class A { static int f(Animal a) { int n = a.noise(); if (a instanceof Dog) return n; return 0; } }`,
    "",
    {},
    ["NullPointerException", "return 1F 2T", "return 1T 2T", "return 2F"],
  ],
  [
    "a reference to an interface points to an object of a class that implements it",
    `interface Shape { int area(); } class Square implements Shape { int w; public int area() { return w; } }
class A { static int f(Shape s) { if (s == null) return 0; return s.area(); } }`,
    "",
    {},
    ["return 2F", "return 2T"],
  ],
  [
    "the receiver may be an object of a subclass",
    `class B { int f() { if (part() > 1) return 1; return 0; } int part() { return 1; } } class C extends B { int part() { return 2; } }`,
    "",
    { method: "B.f" },
    ["return 1F", "return 1T"],
  ],
  [
    "references that the class alone has stay within the heap of the precondition",
    `class node { int val; node next; node other; } class A { static int f(node x) { if (x == null) return 0; if (x.other == null) return 1; return 2; } }`,
    `${LIST} pre f == list(x);`,
    { depth: 1 },
    ["return 1aF 1bF", "return 1aF 1bT", "return 1aT"],
  ],
  [
    "truth values in fields",
    f("int f(node x)", "if (x.seen) return 1; return 0;"),
    `${LIST} pre f == list(x) & x != null;`,
    {},
    ["return 1F", "return 1T"],
  ],
  [
    "recursion",
    f("int f(node x)", "return x == null ? 0 : 1 + f(x.next);"),
    `${LIST} pre f == list(x);`,
    { depth: 3 },
    ["return 1F 1T", "return 1F 1T", "return 1F 1T", "return 1T"],
  ],
  [
    "operators that do not jump",
    f("int f(int a, int b)", "if (a > 0 & b > 0) return 1; return 0;"),
    "",
    {},
    ["return 1F", "return 1F", "return 1T"],
  ],
  [
    "a loop over a number",
    f("int f(int n)", "int i = 0; while (i < n) i++; return i;"),
    "",
    { loops: 3 },
    ["return 1F", "return 1T 1F", "return 1T 1F"],
  ],
  [
    "static fields start as their class says",
    `${NODE} class A { static int limit = 3; static int f(int a) { if (a > limit) return 1; return 0; } }`,
    "",
    {},
    ["return 1F", "return 1T"],
  ],
];

test.each(paths)("%s", async (_, java, sl, options, expected) => {
  const result = await testsOf(java, sl, { method: "f", ...options });
  expect(ends(result)).toEqual(expected);
  expect(result.partial).toBe(false);
  expect(result.tests.every(({ valid }) => valid)).toBe(true);
});

test("numbers are those of Java", async () => {
  const { tests, paths } = await testsOf(
    f("int f(int a, int b)", "if (a > 2000000000) if (b > a + 100000000) return 1; return 0;"),
    "",
    { method: "f" },
  );
  expect(paths).toBe(3);
  for (const { arguments: given } of tests)
    for (const value of Object.values(given)) expect(Math.abs(Number(value))).toBeLessThan(2 ** 31);
});
