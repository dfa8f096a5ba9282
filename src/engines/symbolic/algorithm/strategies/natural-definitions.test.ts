import { expect, test } from "vitest";
import { share } from "../../../../testing/seeds.ts";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

const JAVA = `class Tree { int key; Tree left; Tree right; int color; }
class Find { static boolean find(Tree t, int k) {
  while (t != null) { if (k == t.key) return true; t = k < t.key ? t.left : t.right; }
  return false;
} }`;

const DATA = "data Tree { int key; Tree left; Tree right; int color; }\n";
const NODE = (color: string): string => `t -> Tree(k, l, r, ${color})`;
const ORDER = "low < k & k < high";

/** As the lessons write search trees and red-black trees: one rule besides the empty tree. */
const SEARCH = `${DATA}pred tree(Tree t, int low, int high) == emp & t = null
  \\/ exists k, l, r. ${NODE("_")} * tree(l, low, k) * tree(r, k, high) & ${ORDER};
pre find == exists a, b. tree(t, a, b);`;
const RED_BLACK = `${DATA}pred tree(Tree t, int c, int h, int low, int high) == emp & t = null & c = 1 & h = 0
  \\/ exists k, l, r, i, j, m. ${NODE("c")} * tree(l, i, m, low, k) * tree(r, j, m, k, high)
     & h = m + c & 0 <= c & c <= 1 & c + i >= 1 & c + j >= 1 & ${ORDER};
pre find == exists h, a, b. tree(t, 1, h, a, b);`;

const EMPTY = "emp & t = null & h = 0";
const BLACK = `exists k, l, r, g. ${NODE("1")} * any(l, g, low, k) * any(r, g, k, high) & h = g + 1 & ${ORDER}`;
const red = (below: string): string =>
  `exists k, l, r. ${NODE("0")} * ${below}(l, h, low, k) * ${below}(r, h, k, high) & ${ORDER}`;
const PARAMETERS = "Tree t, int h, int low, int high";

/** Other ways to write them, with what the lessons' own form is. */
const spellings: readonly (readonly [string, string, string])[] = [
  [
    "least and greatest key as parameters, beyond any order in an empty tree",
    `${DATA}pred tree(Tree t, int min, int max) == emp & t = null & min > max
  \\/ exists k, l, r, a, b, c, d. ${NODE("_")} * tree(l, a, b) * tree(r, c, d)
     & b < k & k < c & min <= a & min <= k & d <= max & k <= max;
pre find == exists a, b. tree(t, a, b);`,
    SEARCH,
  ],
  [
    "two predicates, one for trees that are black or empty",
    `${DATA}pred any(${PARAMETERS}) == ${EMPTY} \\/ ${BLACK} \\/ ${red("black")};
pred black(${PARAMETERS}) == ${EMPTY} \\/ ${BLACK};
pre find == exists h, a, b. black(t, h, a, b);`,
    RED_BLACK,
  ],
  [
    "a predicate for each color, and two that only call them",
    `${DATA}pred any(${PARAMETERS}) == ${EMPTY} \\/ black(t, h, low, high) \\/ red(t, h, low, high);
pred notRed(${PARAMETERS}) == ${EMPTY} \\/ black(t, h, low, high);
pred black(${PARAMETERS}) == ${BLACK};
pred red(${PARAMETERS}) == ${red("notRed")};
pre find == exists h, a, b. notRed(t, h, a, b);`,
    RED_BLACK,
  ],
  [
    "the color as a parameter, a rule for each",
    `${DATA}pred any(Tree t, int c, int h, int low, int high) == emp & t = null & c = 1 & h = 0
  \\/ exists k, l, r, g, i, j. ${NODE("c")} * any(l, i, g, low, k) * any(r, j, g, k, high) & c = 1 & h = g + 1 & ${ORDER}
  \\/ exists k, l, r. ${NODE("c")} * any(l, 1, h, low, k) * any(r, 1, h, k, high) & c = 0 & ${ORDER};
pre find == exists h, a, b. any(t, 1, h, a, b);`,
    RED_BLACK,
  ],
];

test.each(share(spellings, 3))(
  "%s: valid inputs for all branches, in at most twice the solver calls",
  async (_, sl, own) => {
    const [natural, lesson] = [await testsOf(JAVA, sl, {}), await testsOf(JAVA, own, {})];
    expect(natural.tests.filter(({ valid }) => !valid)).toEqual([]);
    expect(natural.coverage.covered).toBe(natural.coverage.branches);
    expect(natural.partial).toBe(false);
    expect(natural.solverCalls).toBeLessThanOrEqual(2 * lesson.solverCalls);
  },
);
