import { expect, test } from "vitest";
import { isLongRun, runSeed, seedsFrom } from "../../../../testing/seeds.ts";
import { randomNumbers } from "../../../../testing/separation/random-numbers.ts";
import { concreteOf, specificationOf } from "../../../../testing/separation/separation.ts";
import { checkModel } from "../model-checking/model-checker.ts";
import { defaultSatLimits, SatisfiabilityChecker, type Verdict } from "../satisfiability/satisfiability.ts";

/** How many predicates a run tries; each seed tries others. */
const COUNT = 24;
const first = 200_000 + COUNT * runSeed;

test.each([1, 2] as const)(
  "of predicates with numbers (%i), what few rules derive is sat, and models are accepted",
  (arity) => {
    const counts = { sat: 0, unsat: 0, unknown: 0 };
    for (const seed of seedsFrom(first, isLongRun ? 20 * COUNT : COUNT)) {
      const { text, names, factsOf } = randomNumbers(seed, arity);
      for (const { name, numbers, isNull } of asked(seed, arity, names)) {
        const formula = `${name}(x, ${numbers.join(", ")}) & x ${isNull ? "=" : "!="} null`;
        const { verdict, judgment } = decide(`${text}\ncheck ${formula};`);
        counts[verdict]++;
        const isDerived = factsOf(name).some(
          (fact) => fact.isNull === isNull && fact.numbers.join() === numbers.join(),
        );
        const context = `seed ${seed}\n${text}\n${formula}`;
        if (isDerived) expect(verdict, context).not.toBe("unsat");
        expect(judgment, context).not.toBe("rejected");
      }
    }
    expect(counts.unknown).toBeLessThan(COUNT);
    expect(Math.min(counts.sat, counts.unsat)).toBeGreaterThan(COUNT / 4);
  },
);

interface Asked {
  readonly name: string;
  readonly numbers: readonly number[];
  readonly isNull: boolean;
}

function asked(seed: number, arity: number, names: readonly string[]): readonly Asked[] {
  const number = (salt: number): number => ((seed * 7 + salt * 5) % 9) - 3;
  return names.flatMap((name) =>
    [0, 1, 2].flatMap((salt) =>
      [true, false].map((isNull) => ({
        name,
        isNull,
        numbers: Array.from({ length: arity }, (_, index) => number(salt + 3 * index)),
      })),
    ),
  );
}

function decide(text: string): { readonly verdict: Verdict["verdict"]; readonly judgment: string } {
  const { definitions, checks } = specificationOf(text);
  const [query] = checks;
  if (query === undefined) throw new Error("no check");
  const answer = new SatisfiabilityChecker(definitions, {
    ...defaultSatLimits,
    maxEffort: 200_000,
    maxUnfoldings: 40,
  }).decide(query);
  const judgment = answer.verdict === "sat" ? checkModel(query, definitions, concreteOf(answer.model), 20_000) : "";
  return { verdict: answer.verdict, judgment };
}
