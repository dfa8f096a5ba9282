import { expect, test } from "vitest";
import { isLongRun, seedsFrom, share } from "../../../../testing/seeds.ts";
import { randomSpecification } from "../../../../testing/separation/random-separation.ts";
import { concreteOf, heapsUpTo, specificationOf } from "../../../../testing/separation/separation.ts";
import { checkModel, SatisfiabilityChecker } from "../../index.ts";

const seeds = share(seedsFrom(1, 5_200), 400);
const heaps = [...heapsUpTo(4, "c", 1)];

test(`${seeds.length} random formulas: every model is accepted, and no heap of up to 4 cells satisfies what is unsat`, () => {
  const counts = { sat: 0, unsat: 0, unknown: 0 };
  /** Derivations so long without cells that the checker's search gives up. */
  let undecided = 0;
  for (const seed of seeds) {
    const text = randomSpecification(seed);
    const { definitions, checks } = specificationOf(text);
    const [query] = checks;
    if (query === undefined) throw new Error("no check");
    const answer = new SatisfiabilityChecker(definitions).decide(query);
    counts[answer.verdict]++;
    if (answer.verdict === "sat") {
      const judgment = checkModel(query, definitions, concreteOf(answer.model), 1_000_000);
      expect(judgment, `seed ${seed}\n${text}`).not.toBe("rejected");
      if (judgment === "undecided") undecided++;
    } else {
      const witness = heaps.find((heap) => checkModel(query, definitions, heap, 2_000) === "accepted");
      expect(witness, `seed ${seed}\n${text}`).toBeUndefined();
    }
  }
  expect(counts.unknown).toBe(0);
  expect(undecided).toBeLessThanOrEqual(Math.ceil(seeds.length / 1_000));
  // A share is too small to have much of both.
  if (isLongRun) expect(Math.min(counts.sat, counts.unsat)).toBeGreaterThan(seeds.length / 10);
});
