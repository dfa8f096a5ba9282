import { expect, test } from "vitest";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { defaultSatLimits, SatisfiabilityChecker } from "./satisfiability.ts";

const TREES = `data tree { int val; tree left; tree right; }
pred search(t, h, lo, hi) == emp & t = null & h = 0
  \\/ exists v, l, r, i, j. t -> tree(v, l, r) * search(l, i, lo, v) * search(r, j, v, hi) & h = i + 1 & j <= i & i <= j + 1 & lo < v & v < hi
  \\/ exists v, l, r, i, j. t -> tree(v, l, r) * search(l, i, lo, v) * search(r, j, v, hi) & h = j + 1 & j = i + 1 & lo < v & v < hi;
pred grow(t, a, b) == exists v. t -> tree(v, null, null) & a = v & b = v + v
  \\/ exists l, r, c, d, e, f. t -> tree(_, l, r) * grow(l, c, d) * grow(r, e, f) & a = c + f & b = d + e + e & c < d & f <= a;
`;

const bounds = [
  ...[0, 1, 3, 8, 40].map((maxUnfoldings) => ({ maxUnfoldings })),
  ...[0, 10, 1_000, 12_000].map((maxEffort) => ({ maxEffort })),
];

test.each([
  ["search(t, h, lo, hi) & h = 4", "sat"],
  // No fact of the predicate refutes it, and there is always another unfolding.
  ["grow(t, a, b) & a = 7 & b = 9", "unknown"],
])("a bound is no verdict: %s is %s under each", (formula, verdict) => {
  const { definitions, checks } = specificationOf(`${TREES}check ${formula};`);
  const verdicts = bounds.flatMap((limits) =>
    checks.map((query) => new SatisfiabilityChecker(definitions, { ...defaultSatLimits, ...limits }).decide(query)),
  );
  expect(verdicts.map((each) => each.verdict)).toEqual(bounds.map(() => verdict));
});

test.each([
  ["x = null & x != null", "x = null & x != null \\/ y = null & y != null"],
  ["a = 1 & a = 2", "a = 1 & a = 2 \\/ b = 1 & b = 2"],
])("why nothing is a model is said in one reason where all disjuncts have the same: %s", (one, both) => {
  const reasonOf = (formula: string): string => {
    const { definitions, checks } = specificationOf(`check emp & ${formula.replace("\\/", "\\/ emp &")};`);
    const [answer] = checks.map((query) => new SatisfiabilityChecker(definitions).decide(query));
    return answer !== undefined && "reason" in answer ? answer.reason : "";
  };
  expect(reasonOf(both)).toBe(reasonOf(one));
  expect(reasonOf("x = null & x != null \\/ a = 1 & a = 2")).toBe("no disjunct has a model");
});
