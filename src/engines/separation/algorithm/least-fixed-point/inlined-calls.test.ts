import { expect, test } from "vitest";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { showHeap } from "../syntax/index.ts";
import { withInlinedCalls } from "./inlined-calls.ts";

function rulesOf(text: string, name: string): readonly string[] {
  const { definitions } = specificationOf(`data Tree { int color; Tree left; Tree right; }\n${text}`);
  return (withInlinedCalls(definitions).predicates.get(name)?.rules ?? []).map((rule) => showHeap(rule));
}

const COLORS = `pred tree(Tree t, int h) == emp & t = null & h = 0 \\/ black(t, h) \\/ red(t, h);
pred black(Tree t, int h) == exists l, r. t -> Tree(1, l, r) * tree(l, h - 1) * tree(r, h - 1);
pred red(Tree t, int h) == exists l, r. t -> Tree(0, l, r) * black(l, h) * black(r, h);`;

test("a rule that only calls a predicate of one disjunct is that one, and what the rule adds to it", () => {
  expect(rulesOf(COLORS, "tree")).toEqual([
    "emp ∧ t = null ∧ h = 0",
    "∃l1, r1. t ↦ Tree(1, l1, r1) ∗ tree(l1, h - 1) ∗ tree(r1, h - 1)",
    "∃l1, r1. t ↦ Tree(0, l1, r1) ∗ black(l1, h) ∗ black(r1, h)",
  ]);
  const high = rulesOf(`${COLORS}\npred high(Tree t) == exists h. black(t, h) & h > 3;`, "high");
  expect(high).toEqual(["∃h, l1, r1. t ↦ Tree(1, l1, r1) ∗ tree(l1, h - 1) ∗ tree(r1, h - 1) ∧ 3 < h"]);
});

test.each([
  ["has a cell", "pred p(Tree t) == exists l. t -> Tree(1, l, null) * black(l, 2);"],
  ["calls two", "pred p(Tree t, Tree u) == black(t, 0) * black(u, 0);"],
  ["calls a predicate of several disjuncts", "pred p(Tree t) == tree(t, 3);"],
])("a rule that %s stays", (_, text) => {
  const [rule] = rulesOf(`${COLORS}\n${text}`, "p");
  expect(rule).toMatch(/black\(|tree\(t/);
});

test("predicates that only call each other stay", () => {
  expect(rulesOf("pred a(x) == b(x); pred b(x) == c(x); pred c(x) == b(x);", "a")).toEqual(["b(x)"]);
});
