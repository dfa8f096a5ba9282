import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "../../../../../kernel/index.ts";
import { law } from "../../../../../testing/seeds.ts";
import { addScaled, coefficientOf, evaluate, type Linear, scale, substituteLinear } from "../../heaps/linear.ts";
import { solveDifferences } from "./differences.ts";
import { boundsOf, fixedValues } from "./fixed-values.ts";
import { lackValues } from "./pigeonholes.ts";
import { floorDivide, fraction, gcd, less, minus, over, type Rational, times } from "./rational.ts";

const NAMES = ["x", "y", "z"];
/** The values that are tried for each variable. */
const VALUES = [-4n, -3n, -2n, -1n, 0n, 1n, 2n, 3n, 4n];
const everyPoint = NAMES.reduce<readonly ReadonlyMap<string, bigint>[]>(
  (points, name) => points.flatMap((point) => VALUES.map((value) => new Map([...point, [name, value]]))),
  [new Map()],
);

function linear(factors: readonly number[], constant: number): Linear {
  const terms = factors.flatMap((factor, place) =>
    factor === 0 ? [] : [[NAMES[place] ?? "", BigInt(factor)] as const],
  );
  return { terms, constant: BigInt(constant) };
}

const small = fc.integer({ min: -3, max: 3 });
const terms = fc.tuple(fc.tuple(small, small, small), fc.integer({ min: -9, max: 9 })).map(([f, c]) => linear(f, c));
const isAtMostZero = (point: ReadonlyMap<string, bigint>) => (term: Linear) =>
  evaluate(term, (name) => point.get(name) ?? 0n) <= 0n;
/** `-4 ≤ v ≤ 4` for each variable. */
const box = [0, 1, 2].flatMap((place) =>
  [1, -1].map((sign) =>
    linear(
      [0, 1, 2].map((each) => (each === place ? sign : 0)),
      -4,
    ),
  ),
);

test("bounds that follow from inequalities hold for every solution, and where none follow there is none", () => {
  fc.assert(
    fc.property(fc.array(terms, { maxLength: 4 }), (given) => {
      const all = [...given, ...box];
      const solutions = everyPoint.filter((point) => all.every(isAtMostZero(point)));
      const bounds = boundsOf(all, Budget.unlimited);
      const fixed = fixedValues(all, Budget.unlimited);
      if (bounds === "unsat") {
        expect([solutions.length, fixed]).toEqual([0, "unsat"]);
        return;
      }
      for (const name of NAMES) {
        const { low = -5n, high = 5n } = bounds.get(name) ?? {};
        expect(solutions.filter((point) => (point.get(name) ?? 0n) < low || (point.get(name) ?? 0n) > high)).toEqual(
          [],
        );
        expect([low >= -4n, high <= 4n, fixed !== "unsat" && fixed.get(name)]).toEqual([
          true,
          true,
          low === high ? low : undefined,
        ]);
      }
    }),
    law(150, 91),
  );
});

test.each([
  ["3x ≤ 7", [linear([3, 0, 0], -7)], { low: undefined, high: 2n }],
  ["3x ≤ -7", [linear([3, 0, 0], 7)], { low: undefined, high: -3n }],
  ["-2x ≤ 5", [linear([-2, 0, 0], -5)], { low: -2n, high: undefined }],
  [
    "x ≤ y ≤ z ≤ 1",
    [linear([1, -1, 0], 0), linear([0, 1, -1], 0), linear([0, 0, 1], -1)],
    { low: undefined, high: 1n },
  ],
  ["x + y ≤ 3 and y is free", [linear([1, 1, 0], -3)], { low: undefined, high: undefined }],
  ["x + y ≤ 3 and y ≥ 1", [linear([1, 1, 0], -3), linear([0, -1, 0], 1)], { low: undefined, high: 2n }],
] as const)("the bounds of x in %s", (_, given, expected) => {
  const bounds = boundsOf(given, Budget.unlimited);
  expect(bounds !== "unsat" && bounds.get("x")).toEqual(expected);
});

describe("differences", () => {
  const difference = fc
    .tuple(
      fc.constantFrom([1, -1, 0], [-1, 1, 0], [0, 1, -1], [-1, 0, 1], [1, 0, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]),
      small,
    )
    .map(([factors, constant]) => linear(factors, constant));

  test("are solved exactly", () => {
    fc.assert(
      fc.property(fc.array(difference, { minLength: 1, maxLength: 6 }), (given) => {
        const values = solveDifferences(given);
        if (values === undefined) throw new Error("all are differences");
        if (values === "unsat") expect(everyPoint.filter((point) => given.every(isAtMostZero(point)))).toEqual([]);
        else expect(given.filter((term) => !isAtMostZero(values)(term))).toEqual([]);
      }),
      law(200, 92),
    );
  });

  test.each([
    ["2x ≤ 0", [2, 0, 0]],
    ["-2x ≤ 0", [-2, 0, 0]],
    ["x + y ≤ 0", [1, 1, 0]],
    ["-x - y ≤ 0", [-1, -1, 0]],
    ["2x - y ≤ 0", [2, -1, 0]],
    ["x - y + z ≤ 0", [1, -1, 1]],
    ["0 ≤ 0", [0, 0, 0]],
  ])("%s is none", (_, factors) => {
    expect(solveDifferences([linear(factors, 0)])).toBeUndefined();
  });
});

test("variables that all differ lack values where no choice of them does", () => {
  const range = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 }));
  const names = ["a", "b", "c", "d"];
  const of = (factors: Readonly<Record<string, bigint>>, constant: bigint): Linear => ({
    terms: Object.entries(factors),
    constant,
  });
  fc.assert(
    fc.property(fc.array(range, { minLength: 3, maxLength: 4 }), (ranges) => {
      const used = names.slice(0, ranges.length);
      const atMost = ranges.flatMap(([low, width], place) => {
        const name = names[place] ?? "";
        return [of({ [name]: -1n }, BigInt(low)), of({ [name]: 1n }, BigInt(-low - width))];
      });
      const unequal = used.flatMap((a, place) => used.slice(place + 1).map((b) => of({ [a]: 1n, [b]: -1n }, 0n)));
      const choose = (place: number, taken: ReadonlySet<number>): boolean => {
        const [low, width] = ranges[place] ?? [0, -1];
        return (
          place === ranges.length ||
          Array.from({ length: width + 1 }, (_, index) => low + index).some(
            (value) => !taken.has(value) && choose(place + 1, new Set([...taken, value])),
          )
        );
      };
      expect(lackValues(atMost, unequal, Budget.unlimited)).toBe(!choose(0, new Set()));
      expect(lackValues(atMost, unequal.slice(1), Budget.unlimited) && choose(0, new Set())).toBe(false);
    }),
    law(150, 93),
  );
});

test("terms are added, scaled and filled in as their values are", () => {
  fc.assert(
    fc.property(terms, terms, small, fc.constantFrom(...everyPoint), (a, b, factor, point) => {
      const valueOf = (name: string): bigint => point.get(name) ?? 0n;
      const [left, right] = [evaluate(a, valueOf), evaluate(b, valueOf)];
      const sum = addScaled(a, b, BigInt(factor));
      expect(evaluate(sum, valueOf)).toBe(left + BigInt(factor) * right);
      expect(evaluate(scale(a, BigInt(factor)), valueOf)).toBe(BigInt(factor) * left);
      const filled = substituteLinear(a, (name) => (name === "x" ? b : undefined));
      expect(evaluate(filled, valueOf)).toBe(evaluate(a, (name) => (name === "x" ? right : valueOf(name))));
      for (const each of [sum, filled, scale(a, BigInt(factor))]) {
        const names = each.terms.map(([name]) => name);
        expect(names).toEqual([...new Set(names)].sort());
        expect(each.terms.every(([name, own]) => own !== 0n && coefficientOf(each, name) === own)).toBe(true);
      }
      expect(coefficientOf(a, "none")).toBe(0n);
    }),
    law(150, 94),
  );
});

test("fractions are exact and in lowest terms", () => {
  const nonzero = fc.integer({ min: -12, max: 12 }).filter((n) => n !== 0);
  const fractions = fc.tuple(fc.integer({ min: -30, max: 30 }), nonzero);
  const number = ({ n, d }: Rational): number => Number(n) / Number(d);
  fc.assert(
    fc.property(fractions, fractions, ([n, d], [m, e]) => {
      const [a, b] = [fraction(BigInt(n), BigInt(d)), fraction(BigInt(m), BigInt(e))];
      expect(number(a)).toBeCloseTo(n / d, 9);
      expect(number(minus(a, b))).toBeCloseTo(n / d - m / e, 9);
      expect(number(times(a, b))).toBeCloseTo((n / d) * (m / e), 9);
      if (m !== 0) expect(number(over(a, b))).toBeCloseTo(n / d / (m / e), 9);
      expect(less(a, b)).toBe(n * e * Math.sign(d * e) < m * d * Math.sign(d * e));
      for (const each of [a, b, minus(a, b), times(a, b)])
        expect([each.d > 0n, gcd(each.n, each.d)]).toEqual([true, 1n]);
      expect(floorDivide(BigInt(n), BigInt(Math.abs(d)))).toBe(BigInt(Math.floor(n / Math.abs(d))));
    }),
    law(200, 95),
  );
});
