import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluate, variableTerm } from "../../../separation/index.ts";
import { holds } from "../execution/arithmetic.ts";
import { comparedWithFractions, fractionsOf, orderOfFractions } from "./fractions.ts";

test("what is compared with a constant, or with what is, is a fraction", () => {
  const less = (left: string, right: string) =>
    ({ relation: "<", left: variableTerm(left), right: variableTerm(right) }) as const;
  const found = comparedWithFractions([less("A", "B"), less("B", "0.5"), less("n", "m")]);
  expect([...found].sort()).toEqual(["0.5", "A", "B"]);
});

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

test("constants are in their order, with 0 among them, and only next ones are compared", () => {
  const ordered = orderOfFractions(["X", "0.5", "-1", "1e+300", "val1"]);
  expect(
    ordered.map(({ left, right }) => [left.terms.map(([name]) => name), right.terms.map(([name]) => name)]),
  ).toEqual([
    [["-1"], []],
    [[], ["0.5"]],
    [["0.5"], ["1e+300"]],
  ]);
  expect(orderOfFractions(["X", "val1"])).toEqual([]);
});

test("integers that keep the order of constants stand for fractions in the same order", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(finite, { maxLength: 5 }),
      fc.array(fc.maxSafeInteger(), { maxLength: 8 }),
      (raw, open) => {
        const constants = [...new Set(raw.map((value) => value + 0))]
          .filter((value) => value !== 0)
          .sort((a, b) => a - b);
        const below = constants.filter((value) => value < 0).length;
        const integers = new Map(
          constants.map((value, index) => [String(value), 2n ** 20n * BigInt(index - below + (index < below ? 0 : 1))]),
        );
        for (const { relation, left, right } of orderOfFractions(integers.keys())) {
          const valueOf = (name: string): bigint => integers.get(name) ?? 0n;
          expect(holds(relation, evaluate(left, valueOf) - evaluate(right, valueOf))).toBe(true);
        }
        const values = open.map((value) => BigInt(value % 2 ** 22));
        const fractions = [...fractionsOf(values, integers)].sort(([a], [b]) => (a < b ? -1 : 1));
        for (const [name, integer] of integers) expect(new Map(fractions).get(integer)).toBe(Number(name));
        for (const [index, [, value]] of fractions.entries())
          expect(value).toBeGreaterThanOrEqual(fractions[index - 1]?.[1] ?? Number.NEGATIVE_INFINITY);
      },
    ),
  );
});

test.each([
  ["whole numbers where there are some", [3n, 5n], {}, [1, 2]],
  ["below 0, too", [-9n, -2n], {}, [-2, -1]],
  ["parts of a gap without one", [5n, 7n], { "0.25": 10n }, [0.08333333333333333, 0.16666666666666666]],
  ["above the last constant", [70_000n], { "2.5": 65_536n }, [3]],
  ["numbers too large to have a next one", [70_000n, 70_001n], { "1e+300": 65_536n }, [2e300, 4e300]],
] as const)("integers of a model stand for %s", (_, values, constants, fractions) => {
  const found = fractionsOf(values, new Map(Object.entries(constants)));
  expect(values.map((value) => found.get(value))).toEqual(fractions);
});
