import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

const LARGEST = `class Tree { int key; Tree left; Tree right; int height; }
class Largest { static int largest(Tree t) {
  if (t == null) return -1;
  while (t.right != null) t = t.right;
  return t.key;
} }`;
const CELL = "t -> Tree(k, l, r, h) * tree(l, lo, k, a) * tree(r, k, hi, b) & lo < k & k < hi";
const avl = (...balances: readonly string[]): string => `data Tree { int key; Tree left; Tree right; int height; }
pred tree(Tree t, int lo, int hi, int h) == emp & t = null & h = -1
  ${balances.map((each) => `\\/ exists k, l, r, a, b. ${CELL} & ${each}`).join("\n")};
pre largest == exists lo, hi, h. tree(t, lo, hi, h);`;

test("an AVL tree in three cases of balance takes as many solver calls, and gets the same inputs, as in one", async () => {
  const three = await testsOf(LARGEST, avl("a = b & h = a + 1", "a = b + 1 & h = a + 1", "b = a + 1 & h = b + 1"), {});
  const one = await testsOf(LARGEST, avl("a < h & b < h & 2 # h <= a + b + 3"), {});
  expect(three.coverage).toMatchObject({ branches: 4, covered: 4 });
  expect([three.solverCalls, three.paths, three.depth]).toEqual([one.solverCalls, one.paths, one.depth]);
  expect(three.tests).toEqual(one.tests);
});

const SEARCH_TREE = `data Tree { int key; Tree left; Tree right; int height; }
pred tree(Tree t, int lo, int hi) == emp & t = null
  \\/ exists k, l, r. t -> Tree(k, l, r, _) * tree(l, lo, k) * tree(r, k, hi) & lo < k & k < hi;
pre largest == exists lo, hi. tree(t, lo, hi);`;

const WITH_PARENTS = `data Tree { int key; Tree left; Tree right; Tree parent; }
pred tree(Tree t, Tree p) == emp & t = null
  \\/ exists l, r. t -> Tree(_, l, r, p) * tree(l, t) * tree(r, t);
pre largest == exists p. tree(t, p);`;

const LEAVES = `data Tree { int key; Tree left; Tree right; Tree next; }
pred tll(Tree t, Tree ll, Tree lr) == t -> Tree(_, null, null, lr) & t = ll
  \\/ exists l, r, z. t -> Tree(_, l, r, _) * tll(l, ll, z) * tll(r, z, lr);
pre largest == exists x, y. tll(t, x, y);`;

const linked = LARGEST.replace("int height;", "Tree next;");

test.each([
  [
    "all is known of the root after one unfolding",
    LARGEST.replace("int height;", "Tree parent;"),
    WITH_PARENTS,
    "once",
  ],
  ["the leftmost leaf may be another cell", linked, LEAVES, "fixed-point"],
] as const)("auto chooses by what is said of references: %s", async (_, java, sl, chosen) => {
  const run = (contexts?: string) => testsOf(java, sl, { depth: 1, ...(contexts === undefined ? {} : { contexts }) });
  const [auto, same] = [await run(), await run(chosen)];
  expect(auto).toEqual(same);
  const other = await run(chosen === "once" ? "fixed-point" : "once");
  expect(other.tests).not.toEqual(auto.tests);
});

test("integers make no larger tables: the fixed point of a search tree with bounds is one unfolding", async () => {
  const run = (contexts: string) => testsOf(LARGEST, SEARCH_TREE, { depth: 1, contexts });
  expect(await run("fixed-point")).toEqual(await run("once"));
});
