import { expect, test } from "vitest";
import { runsThisTime, share } from "../../../../testing/seeds.ts";
import { concreteOf, specificationOf } from "../../../../testing/separation/separation.ts";
import { checkModel, SatisfiabilityChecker } from "../../index.ts";
import type { Verdict } from "./satisfiability.ts";

const trees = `data tree { tree left; tree right; }
pred full(x, h, n) == emp & x = null & h = 0 & n = 0
  \\/ exists l, r, m, k. x -> tree(l, r) * full(l, h - 1, m) * full(r, h - 1, k) & n = m + k + 1;
pred twice(x, h, n) == emp & x = null & h = 0 & n = 0
  \\/ exists l, r, k, m. x -> tree(l, r) * twice(l, k, m) * twice(r, k, m) & n = 2 # m + 1 & h = k + 1;
pred avl(x, h, n) == emp & x = null & h = 0 & n = 0
  \\/ exists l, r, m, k. x -> tree(l, r) * avl(l, h - 1, m) * avl(r, h - 1, k) & n = m + k + 1
  \\/ exists l, r, m, k. x -> tree(l, r) * avl(l, h - 2, m) * avl(r, h - 1, k) & n = m + k + 1;
pred tall(x, h) == emp & x = null & h = 0
  \\/ exists l, r. x -> tree(l, r) * tall(l, h - 1) * tall(r, h - 1)
  \\/ exists l, r. x -> tree(l, r) * tall(l, h - 2) * tall(r, h - 1);
`;

/** The verdict; what is sat has a model that the independent checker does not reject. */
function decide(formula: string): Verdict {
  const { definitions, checks } = specificationOf(`${trees}check ${formula};`);
  const [query] = checks;
  if (query === undefined) throw new Error("no check");
  const verdict = new SatisfiabilityChecker(definitions).decide(query);
  if (verdict.verdict === "sat")
    expect(checkModel(query, definitions, concreteOf(verdict.model), 200_000), formula).not.toBe("rejected");
  return verdict;
}

function cellsOf(formula: string): number | string {
  const verdict = decide(formula);
  return verdict.verdict === "sat" ? verdict.model.heap.length : verdict.verdict;
}

test.each(share(["full", "twice"], 2))(
  "a tree of %s height has 2ʰ - 1 nodes, whichever of the two is given",
  (name) => {
    expect(cellsOf(`${name}(x, h, n) & h = 6`)).toBe(63);
    expect(cellsOf(`${name}(x, h, n) & n = 1023`)).toBe(1023);
    expect(cellsOf(`${name}(x, h, n) & n = 1022`)).toBe("unsat");
    expect(cellsOf(`${name}(x, h, n) & h = 6 & n = 62`)).toBe("unsat");
    expect(cellsOf(`${name}(x, h, n) & h = 10 & n = 1023`)).toBe(1023);
    expect(cellsOf(`${name}(x, h, n) & h = -3`)).toBe("unsat");
  },
);

test("two trees share a height, not a node", () => {
  expect(cellsOf("full(x, h, n) * avl(y, h, m) & h = 4 & m = 7")).toBe(22);
  expect(cellsOf("full(x, h, n) * avl(y, h, m) & h = 4 & m = 6")).toBe("unsat");
  expect(cellsOf("full(x, h, n) * full(x, h, m) & h = 4")).toBe("unsat");
});

test.runIf(runsThisTime(8, 0))("a balanced tree of some height is given with the fewest nodes", () => {
  expect(cellsOf("tall(x, h) & h = 9")).toBe(88);
});

test.runIf(runsThisTime(8, 1))("heights and sizes of balanced trees are those that counting finds", () => {
  /** By height: the possible sizes. */
  const sizes: ReadonlySet<number>[] = [new Set([0])];
  const sums = (a: ReadonlySet<number>, b: ReadonlySet<number>): readonly number[] =>
    [...a].flatMap((left) => [...b].map((right) => left + right + 1));
  for (let height = 1; height <= 3; height++) {
    const [lower = new Set<number>(), low = new Set<number>()] = [sizes[height - 1], sizes[height - 2]];
    sizes.push(new Set([...sums(lower, lower), ...sums(low, lower)]));
  }
  for (const [height, possible] of sizes.entries())
    for (let size = 0; size <= 9; size++)
      expect(decide(`avl(x, ${height}, ${size})`).verdict, `${height}, ${size}`).toBe(
        possible.has(size) ? "sat" : "unsat",
      );
});

test("a tree that is too large to build is found and not built", () => {
  expect(decide("full(x, h, n) & h = 40")).toEqual({
    verdict: "unknown",
    reason: "a model was found, but its derivation uses more than 2,000,000 rules",
  });
});
