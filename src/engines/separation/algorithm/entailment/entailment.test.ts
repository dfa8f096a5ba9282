import { expect, test } from "vitest";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { entails, exactSolver } from "../../index.ts";

const cases = [
  ["x -> node(n, y) * y -> node(m, null) & n > 3", "exists v, z. x -> node(v, z) * z -> node(_, null) & v > 2", true],
  ["x -> node(n, y) * y -> node(m, null)", "x -> node(n, y)", false],
  ["x -> node(n, y) & n = 3", "x -> node(3, y) & x != null", true],
  ["x -> node(n, y)", "x -> node(n, y) & y != null", false],
  ["x -> node(1, y) * y -> node(2, x)", "x -> node(1, y) * y -> node(2, x) & x != y", true],
  ["x -> node(1, y) * x -> node(2, y)", "emp & x = null", true],
  ["emp & x = y & y = z", "emp & z = x", true],
  ["emp & a = null & a != b & b = null & n = 0", "emp & n = 1", true],
] as const;

test.each(cases)("%s entails %s: %s", (left, right, expected) => {
  const text = `data node { int val; node next; } check ${left}; check ${right};`;
  const [x, y] = specificationOf(text).checks.map(({ disjuncts }) => disjuncts[0]);
  if (x === undefined || y === undefined) throw new Error("no formulas");
  expect(entails(x, y, exactSolver())).toBe(expected);
});
