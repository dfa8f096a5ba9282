import { expect, test } from "vitest";
import { isLongRun, runSeed, seedsFrom } from "../../../../testing/seeds.ts";
import { randomSpecification } from "../../../../testing/separation/random-separation.ts";
import { concreteOf, heapsUpTo, specificationOf } from "../../../../testing/separation/separation.ts";
import { checkModel, SatisfiabilityChecker } from "../../index.ts";

/** How many formulas a run compares; each seed compares others. */
const COUNT = 300;

const heaps = [...heapsUpTo(3, "c", 1)];
const first = 100_000 + COUNT * runSeed;

test(`${COUNT} random formulas: models are accepted, and what is unsat has no model of up to 3 cells`, () => {
  const counts = { sat: 0, unsat: 0, unknown: 0 };
  for (const seed of seedsFrom(first, isLongRun ? 20 * COUNT : COUNT)) {
    const text = randomSpecification(seed);
    const { definitions, checks } = specificationOf(text);
    for (const query of checks) {
      const answer = new SatisfiabilityChecker(definitions).decide(query);
      counts[answer.verdict]++;
      const judgment =
        answer.verdict === "sat"
          ? checkModel(query, definitions, concreteOf(answer.model), 100_000)
          : heaps.find((heap) => checkModel(query, definitions, heap, 500) === "accepted");
      expect(judgment, `seed ${seed}\n${text}`).not.toBe("rejected");
      if (answer.verdict === "unsat") expect(judgment, `seed ${seed}\n${text}`).toBeUndefined();
    }
  }
  expect(counts.unknown).toBe(0);
  expect(Math.min(counts.sat, counts.unsat)).toBeGreaterThan(COUNT / 10);
});

const node = "data node { node next; }";
const twoSteps = `${node}
pred q(node y) == emp & y = null \\/ emp & y != null;
pred r(node y, node w) == exists n. y -> node(n) & w = null \\/ exists n. y -> node(n) & w != null;`;

test.each([
  // What the first call leaves open the second one decides: both of its pairs have to be tried.
  ["sat", `${twoSteps} pred two(node x) == exists y, w. q(y) * r(y, w) & x = null; check two(x);`],
  ["unsat", `${twoSteps} pred two(node x) == exists y, w. q(y) * r(y, w) & y = null; check two(x);`],
  ["sat", `${twoSteps} pred two(node x) == exists y, w. q(w) * r(y, w) & x = w & x != null; check two(x);`],
  // The pair of the third round is needed: saturation goes on while anything grows.
  [
    "sat",
    `${node} pred a(node x) == emp & x = null; pred b(node x, node y) == a(x) & y = null \\/ exists z. b(z, x) & y != null;
     pred c(node x, node y) == exists z. b(z, x) * b(x, y) & x != null; check c(x, y);`,
  ],
  // Of the pairs that one rule gives the first is new and the last is known: that is growth, too.
  [
    "sat",
    `${node} pred q(node x) == emp & x = null \\/ emp & x != null; pred p(node x) == emp & x != null \\/ q(x);
     pred r(node x) == p(x) & x = null; check r(x);`,
  ],
  ["unsat", `${node} pred loop(node x) == exists y. x -> node(y) * loop(y); check loop(x);`],
] as const)("%s: %s", (verdict, text) => {
  const { definitions, checks } = specificationOf(text);
  expect(checks.map((query) => new SatisfiabilityChecker(definitions).decide(query).verdict)).toEqual([verdict]);
});
