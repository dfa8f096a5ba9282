import { expect, test } from "vitest";
import { recordSymbolic } from "../../../../testing/symbolic/record-symbolic.ts";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

const java = `class Row { int[] items; Row[] rows; char[] text; }
class A {
  static int at(Row r, int i) { return r.items[i]; }
  static int longer(Row r) { if (r.items.length > 2) return 1; return 0; }
  static int sum(int[] a) { int sum = 0; for (int x : a) sum += x; if (sum == 7) return 1; return 0; }
  static boolean self(Row r) { return r.rows[0] == r; }
  static boolean low(Row r) { return r.text[0] < 'a'; }
}`;

const data = "data Row { int[] items; Row[] rows; char[] text; }\n";

test("an index is checked against the length that the predicate names, and each element may be meant", async () => {
  const sl = `${data}pre at == exists i, a, b. r -> Row(i, null, null) * i -> int[2](a, b);`;
  const { tests, partial } = await testsOf(java, sl, { method: "at" });
  expect(partial).toBe(false);
  expect(tests.filter(({ valid }) => !valid)).toEqual([]);
  const kinds = tests.map(({ arguments: { i }, exception }) => exception ?? String(i));
  expect(kinds.toSorted()).toEqual(["0", "1", "ArrayIndexOutOfBoundsException", "ArrayIndexOutOfBoundsException"]);
});

test("the lengths of the disjuncts decide a condition on the length", async () => {
  const sl = `${data}pred row(Row r) == exists i. r -> Row(i, null, null) * i -> int[0]() \\/ exists i. r -> Row(i, null, null) * i -> int[3](_, _, _);
pre longer == row(r);`;
  const { tests, coverage, partial } = await testsOf(java, sl, { method: "longer" });
  expect(tests.map(({ heap }) => heap.map(({ type }) => type))).toEqual([
    ["Row", "int[0]"],
    ["Row", "int[3]"],
  ]);
  expect({ covered: coverage.covered, partial }).toEqual({ covered: 2, partial: false });
});

test("a length that the precondition leaves open is no claim: the path is unknown", async () => {
  const sl = `${data}pred other(Row r) == exists i. r -> Row(i, null, null) * i -> int[1](_);
pre longer == r -> Row(_, null, null);
pre at == other(r);`;
  const { coverage, partial, notes } = await testsOf(java, sl, { method: "longer" });
  expect({ partial, infeasible: coverage.infeasibleBranches }).toEqual({ partial: true, infeasible: [] });
  expect(notes.join()).toContain(
    "leaves the length of an array of type int[] open; state it, as in “x -> int[3](_, _, _)”",
  );
});

test("parameters may be arrays", async () => {
  const { tests, coverage } = await testsOf(java, "pre sum == exists x, y. a -> int[2](x, y) & x < y;", {
    method: "sum",
  });
  expect(tests.filter(({ valid }) => !valid)).toEqual([]);
  expect(coverage.openBranches).toEqual([]);
  expect(coverage.covered).toBe(4);
});

test("arrays of references may lead back to what holds them", async () => {
  const sl = `${data}pre self == exists o. r -> Row(null, o, null) * o -> Row[1](r);`;
  const { tests } = await testsOf(java, sl, { method: "self" });
  expect(tests.map(({ heap, valid }) => [heap.map(({ type, fields }) => [type, fields["0"]]), valid])).toEqual([
    [
      [
        ["Row", undefined],
        ["Row[1]", "n0"],
      ],
      true,
    ],
  ]);
});

test("elements have the numbers of their Java type", async () => {
  const sl = `${data}pre low == exists t, c. r -> Row(null, null, t) * t -> char[1](c) & c < 1;`;
  const { tests } = await testsOf(java, sl, { method: "low" });
  expect(tests.map(({ heap }) => heap[1]?.fields)).toEqual([{ 0: 0 }]);
});

test("an array that the class has with other elements is refused", async () => {
  const sl = "data Row { long[] items; } pre longer == r -> Row(_);";
  await expect(testsOf(java, sl, { method: "longer" })).rejects.toThrow("items");
});

test("elements that no formula names are variables with names of their own", async () => {
  const sl = `${data}pre at == exists i. r -> Row(i, null, null) * i -> int[2](_, _);`;
  const { board, recording } = await recordSymbolic({ java, sl }, { method: "at" });
  const texts = Array.from({ length: recording.length }, (_, seq) => board.why(seq, 1)?.text ?? "");
  expect(texts.join()).toContain("int[2](e1, e2)");
});

test.each([
  [
    "int[] a = new int[20]; a[i] = 1; return a[5];",
    "the index of an array of 20 elements is not a number on this path",
  ],
  [
    "int[] a = new int[1048576]; return a[i];",
    "the index of an array of 1048576 elements is not a number on this path",
  ],
  ["int[] a = new int[n]; a[i] = 1; return a[0];", "neither the index nor the length of an array is a number"],
])("an element that is not told apart names the limit, and is no answer: %s", async (body, reason) => {
  const { notes, partial, tests } = await testsOf(`class A { static int f(int i, int n) { ${body} } }`, "", {
    method: "f",
  });
  expect(partial).toBe(true);
  expect(notes.join()).toContain(reason);
  // Both ends of the check are inputs all the same.
  expect(tests.filter(({ exception }) => exception === "ArrayIndexOutOfBoundsException").length).toBeGreaterThan(1);
});
