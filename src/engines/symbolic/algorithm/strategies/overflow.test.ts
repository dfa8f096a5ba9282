import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

const f = (signature: string, body: string): string => `class A { static ${signature} { ${body} return 0; } }`;

/** Whether an overflow takes what unbounded integers refuse: what the note names, or undefined where there is none. */
const methods: readonly (readonly [string, string, string | undefined])[] = [
  ["a sum that is smaller than its parts", f("int f(int a)", "if (a + 1 < a) return 1;"), "1T"],
  ["comparisons of inputs", f("int f(int a, int b)", "if (a < b) if (b < a) return 1;"), undefined],
  ["two positive numbers", f("int f(int a, int b)", "if (a > 0 && b > 0 && a + b < 0) return 1;"), "1cT"],
  ["no overflow within these bounds", f("int f(int a)", "if (a > 0 && a < 9) if (a + 1 > 20) return 1;"), undefined],
  ["an overflow keeps the last bit", f("int f(int a)", "if (a * 2 == 7) return 1;"), undefined],
  ["the smallest number has no negative", f("int f(int a)", "if (a < 0) if (-a < 0) return 1;"), "1bT"],
  ["long has room for an int", f("int f(int a)", "if (a + 1L < a) return 1;"), undefined],
  ["a narrowing conversion", f("int f(int a)", "if ((byte) a != a) return 1;"), "1T"],
  ["a widening conversion", f("int f(byte a)", "if ((int) a != a) return 1;"), undefined],
  ["the negation of a condition", f("int f(int a)", "boolean b = a <= a + 1; boolean c = !b; if (c) return 1;"), "1T"],
  [
    "a condition behind the arithmetic",
    f("int f(int a)", "if (a + 1 > 5) { if (a < 0) return 1; return 2; } if (a > 10) return 3;"),
    "1cT",
  ],
  ["the sign of a dividend", f("int f(int a)", "if (a > 0) return (a + 3) / 2;"), "A + 3 < 0"],
  ["an index", f("int f(int i)", "int[] x = new int[3]; if (i >= 0) return x[i + 1];"), "I + 1 < 0"],
];

test.each(methods)("%s", async (_, java, place) => {
  const { notes, coverage, partial } = await testsOf(java, "", { method: "f" });
  const note = `Integers are unbounded here; only an overflow reaches ${place}, and no path was followed from there.`;
  expect({ notes, partial }).toEqual({ notes: place === undefined ? [] : [note], partial: false });
  if (place?.endsWith("T")) expect(coverage.coveredBranches).toContain(place);
});

test("the run of an input shows the overflow", async () => {
  const java = f("int f(int a)", "if (a > 0 && a + 2147483646 < 0) return 1;");
  const { tests, coverage } = await testsOf(java, "", { method: "f" });
  expect(coverage.covered).toBe(coverage.branches);
  expect(tests.filter(({ branches }) => branches.includes("1bT")).map(({ arguments: { a } }) => Number(a) > 1)).toEqual(
    [true],
  );
});

test("questions about overflow are not counted, and do not make a run deeper", async () => {
  const { solverCalls, depth, partial } = await testsOf(f("int f(int a)", "if (a + 1 < a) return 1;"), "", {
    method: "f",
  });
  expect({ solverCalls, depth, partial }).toEqual({ solverCalls: 1, depth: 1, partial: false });
});

const SIZED = `data node { node next; } data A { node head; int size; }
pred list(node x, int n) == emp & x = null & n = 0 \\/ exists m, k. x -> node(m) * list(m, k) & n = k + 1;
pre f == exists h, n. this -> A(h, n) * list(h, n);`;

test("where it takes a list of 2³¹ nodes to overflow, that is left open", async () => {
  const java =
    "class node { node next; } class A { node head; int size; int f() { if (size + 1 < 0) return 1; return 0; } }";
  const { notes, coverage, partial } = await testsOf(java, SIZED, { method: "f" });
  expect([coverage.infeasibleBranches, coverage.openBranches, partial]).toEqual([[], ["1T"], true]);
  expect(notes).toEqual(["It is not known whether an overflow reaches 1T."]);
});

test("divisions of divisions: the work on overflows is bounded, and what is left is open", async () => {
  const java = f("int f(int lo, int hi)", "while (lo < hi) { int mid = (lo + hi) / 2; lo = mid; }");
  const { findings, notes, partial, coverage } = await testsOf(java, "", { method: "f" });
  expect(findings).toMatchObject([{ kind: "may-not-terminate" }]);
  expect([coverage.openBranches, partial]).toEqual([[], true]);
  expect(notes.at(-1)).toMatch(/^It is not known whether an overflow reaches .*\.$/);
});
