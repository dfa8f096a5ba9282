import { expect, test } from "vitest";
import { randomFrom } from "../../../../kernel/index.ts";
import { runSeed, seedsFrom } from "../../../../testing/seeds.ts";
import { judgeDifferences } from "./differences.ts";

type System = Parameters<typeof judgeDifferences>[0];

/** Of three variables, constants up to 2: where there is a solution, there is one within 9 of 0. */
function random(seed: number): System {
  const next = randomFrom(seed);
  const relations = ["=", "≤", "<"] as const;
  return Array.from({ length: 2 + next(4) }, () => {
    const [a, b] = [next(3), next(4)];
    const parts =
      b === 3 || b === a
        ? ([[a, next(2) === 0 ? 1n : -1n]] as const)
        : ([
            [a, 1n],
            [b, -1n],
          ] as const);
    return { relation: relations[next(5)] ?? "≤", sum: { parts, constant: BigInt(next(5) - 2) } };
  });
}

function hasSolution(system: System): boolean {
  const range = Array.from({ length: 19 }, (_, index) => BigInt(index - 9));
  return range.some((x) =>
    range.some((y) =>
      range.some((z) =>
        system.every(({ relation, sum }) => {
          const total = sum.parts.reduce((at, [slot, factor]) => at + factor * ([x, y, z][slot] ?? 0n), sum.constant);
          return relation === "=" ? total === 0n : relation === "<" ? total < 0n : total <= 0n;
        }),
      ),
    ),
  );
}

test("bounds and differences are decided as trying all values does", () => {
  const systems = seedsFrom(runSeed * 100, 100).map(random);
  expect(systems.map(judgeDifferences)).toEqual(systems.map(hasSolution));
  expect(new Set(systems.map(judgeDifferences))).toEqual(new Set([true, false]));
});

test.each([
  [
    "a sum",
    {
      relation: "≤",
      sum: {
        parts: [
          [0, 1n],
          [1, 1n],
        ],
        constant: 0n,
      },
    },
  ],
  ["a multiple", { relation: "≤", sum: { parts: [[0, 2n]], constant: -1n } }],
  ["a disequality", { relation: "≠", sum: { parts: [[0, 1n]], constant: 0n } }],
] as const)("%s is not decided, but the others may refute it", (_, other) => {
  const [below, above] = [1n, -1n].map((sign) => ({
    relation: "<" as const,
    sum: { parts: [[0, sign]] as const, constant: 0n },
  }));
  expect(judgeDifferences([other])).toBeUndefined();
  if (below === undefined || above === undefined) throw new Error("two bounds");
  expect(judgeDifferences([other, below])).toBeUndefined();
  expect(judgeDifferences([other, below, above])).toBe(false);
});
