import { expect, test } from "vitest";
import { runsThisTime } from "../../../../testing/seeds.ts";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

const TREE = `data Tree { int v; Tree l; Tree r; }
pred tree(Tree x) == emp & x = null \\/ exists a, b. x -> Tree(_, a, b) * tree(a) * tree(b);
pre isBalanced == tree(t);`;

const BALANCED = `class Tree { int v; Tree l, r; }
class A {
  static int h(Tree t) { return t == null ? 0 : 1 + Math.max(h(t.l), h(t.r)); }
  static boolean isBalanced(Tree t) {
    if (t == null) return true;
    int d = h(t.l) - h(t.r);
    if (d > 1 || d < -1) return false;
    return isBalanced(t.l) && isBalanced(t.r);
  }
}`;

test.runIf(runsThisTime(4, 2))(
  "a branch that takes six nodes is found beyond the bound: an unbalanced subtree beside one that is nearly as high",
  async () => {
    const { coverage, tests } = await testsOf(BALANCED, TREE, { method: "isBalanced" });
    expect({ infeasible: coverage.infeasibleBranches, open: coverage.openBranches }).toEqual({
      infeasible: [],
      open: [],
    });
    expect(tests.every(({ valid }) => valid)).toBe(true);
    expect(Math.max(...tests.map(({ heap }) => heap.length))).toBeGreaterThanOrEqual(6);
  },
);

const LIST = `data node { node next; }
pred list(node x) == emp & x = null \\/ exists n. x -> node(n) * list(n);
pre f == list(x);`;

test("a branch at the seventh node of a list is found, one that no list takes stays open", async () => {
  const java = `class node { node next; } class A {
    static int f(node x) {
      int n = 0;
      while (x != null) { n++; x = x.next; }
      if (n == 7) return 1;
      if (n < 0) return 2;
      return 0;
    }
  }`;
  const { coverage } = await testsOf(java, LIST, { method: "f", depth: 2 });
  expect(coverage.openBranches).toEqual(["6T"]);
  expect(coverage.infeasibleBranches).toEqual([]);
});
