import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

/** A condition on an input, and the sides of it that no number of the type takes. */
const conditions: readonly (readonly [type: string, condition: string, infeasible: readonly string[]])[] = [
  ["char", "x < 0", ["1T"]],
  ["char", "x > 65535", ["1T"]],
  ["char", "x > 65534", []],
  ["byte", "x < -128", ["1T"]],
  ["byte", "x >= -128", ["1F"]],
  ["short", "x == 32767", []],
  ["short", "x == 32768", ["1T"]],
  ["long", "x > 5000000000L", []],
];

test.each(conditions)("%s: %s", async (type, condition, infeasible) => {
  const java = `class A { static int f(${type} x) { if (${condition}) return 1; return 0; } }`;
  const { coverage, partial, tests } = await testsOf(java, "", { method: "f" });
  expect({ infeasible: coverage.infeasibleBranches, open: coverage.openBranches, partial }).toEqual({
    infeasible,
    open: [],
    partial: false,
  });
  expect(tests).toHaveLength(2 - infeasible.length);
});

test("a field has the numbers of its type, in a class above too", async () => {
  const java = "class B { long v; } class A extends B { int f() { if (v > 5000000000L) return 1; return 0; } }";
  const { coverage } = await testsOf(java, "data A { int v; } pre f == exists n. this -> A(n);", { method: "f" });
  expect(coverage.openBranches).toEqual([]);
  expect(coverage.covered).toBe(2);
});

test.each([
  ["byte", "a[0] > 127", ["T"]],
  ["byte", "a[0] > 126", []],
  ["short", "a[0] < -32768", ["T"]],
  ["char", "a[0] < 0", ["T"]],
  ["long", "a[0] > 5000000000L", []],
  ["int", "a[0] > 2147483646", []],
  ["int", "(long) a[0] > 2147483647L", ["T"]],
])("an element of %s[]: %s", async (type, condition, infeasible) => {
  const java = `class A { static int f(${type}[] a) {
  if (${condition}) return 1;
  return 2;
} }`;
  const { coverage, partial } = await testsOf(java, `pre f == exists e. a -> ${type}[1](e);`, { method: "f" });
  const { infeasibleBranches, openBranches } = coverage;
  expect([infeasibleBranches.map((each) => each.at(-1)), openBranches, partial]).toEqual([infeasible, [], false]);
});
