import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnySemiring,
  booleanSemiring,
  minPlusSemiring,
  productSemiring,
  relevancySemiring,
  semiringOf,
} from "./index.ts";

const relevancy = fc.nat(3);
const boolean = fc.nat(1);
const signed = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);
const minPlus = fc.oneof(fc.nat(50), fc.constantFrom(Number.POSITIVE_INFINITY, Number.MAX_VALUE, 2 ** 1023));

const cases: readonly { readonly semiring: AnySemiring; readonly weight: fc.Arbitrary<unknown> }[] = [
  { semiring: relevancySemiring as AnySemiring, weight: relevancy },
  { semiring: booleanSemiring as AnySemiring, weight: boolean },
  { semiring: minPlusSemiring as AnySemiring, weight: minPlus },
  { semiring: minPlusSemiring as AnySemiring, weight: signed },
  {
    semiring: productSemiring(minPlusSemiring as AnySemiring, relevancySemiring as AnySemiring) as AnySemiring,
    weight: fc.tuple(minPlus, relevancy),
  },
  {
    semiring: productSemiring(
      productSemiring(minPlusSemiring as AnySemiring, booleanSemiring as AnySemiring) as AnySemiring,
      relevancySemiring as AnySemiring,
    ) as AnySemiring,
    weight: fc.tuple(fc.tuple(minPlus, boolean), relevancy),
  },
  {
    semiring: semiringOf("boolean*relevancy*min-plus") as AnySemiring,
    weight: fc.tuple(boolean, fc.tuple(relevancy, minPlus)),
  },
];

describe.each(cases)("$semiring.name", ({ semiring, weight }) => {
  const { zero, one, combine, extend } = semiring;
  const same = (a: unknown, b: unknown): void =>
    expect(semiring.equals(a, b), `${semiring.show(a)} = ${semiring.show(b)}`).toBe(true);

  test("combine is associative, commutative and idempotent, 0 is neutral", () => {
    fc.assert(
      fc.property(weight, weight, weight, (a, b, c) => {
        same(combine(combine(a, b), c), combine(a, combine(b, c)));
        same(combine(a, b), combine(b, a));
        same(combine(a, a), a);
        same(combine(a, zero), a);
      }),
    );
  });

  test("extend is associative, 1 is neutral, 0 absorbs", () => {
    fc.assert(
      fc.property(weight, weight, weight, (a, b, c) => {
        same(extend(extend(a, b), c), extend(a, extend(b, c)));
        same(extend(a, one), a);
        same(extend(one, a), a);
        same(extend(a, zero), zero);
        same(extend(zero, a), zero);
      }),
    );
  });

  test("extend distributes over combine on both sides", () => {
    fc.assert(
      fc.property(weight, weight, weight, (a, b, c) => {
        same(extend(a, combine(b, c)), combine(extend(a, b), extend(a, c)));
        same(extend(combine(a, b), c), combine(extend(a, c), extend(b, c)));
      }),
    );
  });

  test("what show prints, parse reads", () => {
    fc.assert(
      fc.property(weight, (a) => {
        const read = semiring.parse(semiring.show(a));
        if (read !== undefined) same(read, a);
        const json = semiring.fromJson(semiring.toJson(a));
        if (json !== undefined) same(json, a);
      }),
    );
    expect(semiring.parse(semiring.show(one))).toEqual(one);
    expect(semiring.parse("nonsense")).toBeUndefined();
  });
});

test("relevancy: const does not annihilate, and extend is not commutative", () => {
  const { extend, parse, show } = relevancySemiring;
  const product = (first: string, then: string): string => show(extend(parse(first) ?? 0, parse(then) ?? 0));
  expect(product("const", "any")).toBe("any");
  expect(product("any", "const")).toBe("const");
  expect(product("id", "any")).toBe("any");
  expect(product("const", "id")).toBe("const");
});

test("min-plus takes negative weights and minus infinity, and ∞ for none", () => {
  const { parse, fromJson, show, extend, zero } = minPlusSemiring;
  expect(["-1", "-2.5e1", "+3", "-inf", "-0"].map(parse)).toEqual([-1, -25, 3, Number.NEGATIVE_INFINITY, 0]);
  expect([-1, "-inf", "inf", "∞", Number.POSITIVE_INFINITY].map(fromJson)).toEqual([
    -1,
    Number.NEGATIVE_INFINITY,
    undefined,
    undefined,
    undefined,
  ]);
  expect(show(extend(Number.NEGATIVE_INFINITY, 7))).toBe("-inf");
  expect(extend(Number.NEGATIVE_INFINITY, zero)).toBe(zero);
  expect(extend(zero, Number.NEGATIVE_INFINITY)).toBe(zero);
});

test("a cycle of decimals that comes to nothing comes to exactly nothing", () => {
  const { extend } = minPlusSemiring;
  const cycle = [-0.3, 0.1, 0.2, 1e-7, -0.3, 0.3000001, -2e-7, 12.7, -12.7];
  expect([0.1, 0.2, -0.3].reduce(extend)).toBe(0);
  expect([-0.3, 0.1, 0.2].reduce(extend)).toBe(0);
  expect(cycle.reduce(extend)).toBe(0);
});

test("decimals print as they are written, their sums too", () => {
  const { parse, show, extend, toJson } = minPlusSemiring;
  for (const text of ["0.1", "2.5", "0.0000001", "123456.789", "0.000001234", "9007199254740991"])
    expect(show(parse(text) ?? Number.NaN)).toBe(text);
  expect([".5", "2."].map((text) => show(parse(text) ?? Number.NaN))).toEqual(["0.5", "2"]);
  expect([".", "1,5", "0x1", ""].map(parse)).toEqual([undefined, undefined, undefined, undefined]);
  expect(show(extend(0.1, 0.2))).toBe("0.3");
  expect(toJson(extend(0.1, 0.2))).toBe(0.3);
});
