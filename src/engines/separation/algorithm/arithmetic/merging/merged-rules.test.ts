import { expect, test } from "vitest";
import { specificationOf } from "../../../../../testing/separation/separation.ts";
import { showHeap } from "../../syntax/index.ts";
import { withMergedRules } from "./merged-rules.ts";

const data = "data Tree { int key; Tree left; Tree right; int height; }\n";
const cell = "t -> Tree(k, l, r, h) * tree(l, lo, k, a) * tree(r, k, hi, b) & lo < k & k < hi";

function rulesOf(text: string): readonly string[] {
  const { definitions } = specificationOf(data + text);
  return [...withMergedRules(definitions).predicates.values()].flatMap(({ rules }) =>
    rules.map((rule) => showHeap(rule)),
  );
}

test("the three balances of an AVL tree are one rule", () => {
  const rules = rulesOf(`pred tree(Tree t, int lo, int hi, int h) == emp & t = null & h = -1
    \\/ exists k, l, r, a, b. ${cell} & a = b & h = a + 1
    \\/ exists k, l, r, a, b. ${cell} & a = b + 1 & h = a + 1
    \\/ exists k, l, r, a, b. ${cell} & b = a + 1 & h = b + 1;`);
  expect(rules).toHaveLength(2);
  expect(rules[1]).toContain("lo < k ∧ k < hi");
  expect(rules[1]).not.toContain("$");
});

test("names of existentials and the order of constraints do not matter", () => {
  expect(
    rulesOf(`pred p(Tree t, int h) == exists k, l, r. t -> Tree(k, l, r, h) & l = null & r = null & h = 1 & k > 0
      \\/ exists v, x, y. t -> Tree(v, x, y, h) & x = null & y = null & v > 0 & h = 2;`),
  ).toHaveLength(1);
});

test.each([
  ["a gap between them", "h = 1", "h = 3"],
  ["a point that neither has", "h = 1 & k = 1", "h = 2 & k = 3"],
  ["a disequality", "h != 1", "h = 1"],
])("rules with %s stay apart", (_, first, second) => {
  const rule = (numbers: string): string => `exists k. t -> Tree(k, null, null, h) & ${numbers}`;
  expect(rulesOf(`pred p(Tree t, int h) == ${rule(first)} \\/ ${rule(second)};`)).toHaveLength(2);
});

test("rules with other heaps, or with a number that no cell or call holds, stay as they are", () => {
  expect(
    rulesOf(`pred p(Tree t, int h) == exists k. t -> Tree(k, null, null, h) & h = 1
      \\/ exists k. t -> Tree(k, t, null, h) & h = 2
      \\/ exists k, m. t -> Tree(k, null, null, h) & h = m & m > 4;`),
  ).toHaveLength(3);
});
