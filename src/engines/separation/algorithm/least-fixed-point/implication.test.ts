import { expect, test } from "vitest";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { implies } from "./implication.ts";
import { project } from "./projection.ts";

/** The disjuncts of a formula over a, b, c. */
function heapsOf(formula: string) {
  const { checks } = specificationOf(`data node { node left; node right; }\ncheck ${formula};`);
  return checks.flatMap(({ disjuncts }) => disjuncts);
}

function coveredBy(formula: string, covering: string): readonly number[] | undefined {
  const [x] = heapsOf(formula);
  if (x === undefined) throw new Error("no disjunct");
  return implies(x, heapsOf(covering), ["a", "b", "c"]);
}

test.each([
  ["what has no model is covered by none", "emp & a = b & a != b", "emp & a = null", []],
  ["the same is covered", "emp & a = b", "emp & a = b", [0]],
  ["less is not covered by more", "emp & a = b", "emp & a = b & b != null", undefined],
  ["more is covered by less", "emp & a = b & b != null", "emp & b != c \\/ emp & a = b", [1]],
  ["cases are told apart", "emp & a != b", "emp & a = null \\/ emp & a != null", [0, 1]],
  ["one case alone is not enough", "emp & a != b", "emp & a = null", undefined],
  ["a cell covers a cell", "a -> node(b, c)", "exists v, w. a -> node(v, w)", [0]],
  ["a cell covers no other cell", "a -> node(b, c)", "exists v, w. b -> node(v, w)", undefined],
  ["a pattern that stands twice is one value", "a -> node(b, b)", "exists v. a -> node(v, v)", [0]],
  ["and not two", "a -> node(b, c) & b != c", "exists v. a -> node(v, v)", undefined],
  ["a don't-care is any value", "a -> node(b, c) & b != c", "a -> node(_, _)", [0]],
  ["one cell is not two", "a -> node(b, c) & a = b", "exists v. a -> node(_, _) * v -> node(_, _)", undefined],
] as const)("%s", (_, formula, covering, expected) => {
  expect(coveredBy(formula, covering)).toEqual(expected);
});

test.each([
  ["exists v. emp & v = a & v != b", ["substituted a/v", "kept a ≠ b"]],
  ["exists v. emp & a = b & v != b", ["kept a = b", "dropped v ≠ b"]],
  ["exists v. emp & null = a & v = null", ["kept null = a", "substituted null/v"]],
  ["exists v. emp & v = a & v != a", ["substituted a/v", "false a ≠ a"]],
])("projection of %s on a, b: %j", (formula, expected) => {
  const [heap] = heapsOf(formula);
  const actions = heap === undefined ? [] : project(heap, new Set(["a", "b"])).actions;
  expect(actions.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});
