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

const pairs = productSemiring(minPlusSemiring as AnySemiring, minPlusSemiring as AnySemiring);
const huge = Number.MAX_VALUE;

test("a sum that no number holds is an overflow on its side of zero, and stays one; an end without a shortest run stays that", () => {
  const { extend, isOverflown, show } = minPlusSemiring;
  expect([extend(1e308, 1e308), extend(-1e308, -1e308), extend(huge, -5), extend(-7, -huge)]).toEqual([
    huge,
    -huge,
    huge,
    -huge,
  ]);
  expect([huge, -huge, 7, Number.POSITIVE_INFINITY].map((weight) => isOverflown?.(weight))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([huge, -huge].map(show)).toEqual(["overflow", "-overflow"]);
  const none = Number.NEGATIVE_INFINITY;
  expect([extend(none, 3), extend(3, none), extend(none, huge), extend(huge, none)]).toEqual([none, none, none, none]);
});

test("small fractions are written out as far as they have digits, smaller ones with an exponent", () => {
  expect([1e-15, 1.5e-7, -2e-9, 1e-16, 1e21].map(minPlusSemiring.show)).toEqual([
    "0.000000000000001",
    "0.00000015",
    "-0.000000002",
    "1e-16",
    "1e+21",
  ]);
  expect(["-.5", "1e3", "2.e1", "+-3", "3+", "5 "].map(minPlusSemiring.parse)).toEqual([
    -0.5,
    1000,
    20,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<readonly [string, readonly unknown[] | undefined]>([
  ["(3, 4)", [3, 4]],
  [" ( 3 ,4 ) ", [3, 4]],
  ["(3, 4", undefined],
  ["3, 4", undefined],
  ["(3)", undefined],
  ["(3, x)", undefined],
  ["(x, 4)", undefined],
  ["(3, 4, 5)", undefined],
])("a weight of two parts is read: %s", (text, weight) => {
  expect(pairs.parse(text)).toEqual(weight);
});

test("a part that is a pair itself has its own parentheses", () => {
  const nested = productSemiring(pairs as AnySemiring, relevancySemiring as AnySemiring);
  expect(nested.parse("((1, 2), any)")).toEqual([[1, 2], 3]);
  expect(nested.show([[1, 2], 3])).toBe("((1, 2), any)");
  expect(nested.parse("((1, 2, any)")).toBeUndefined();
  expect([[[1, 2], "any"], [[1, 2]], [[1, 2], "any", 3], [[1], "any"], "any"].map(nested.fromJson)).toEqual([
    [[1, 2], 3],
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("each part of a pair may fall for ever and overflow on its own", () => {
  const { descent, isOverflown, equals } = pairs;
  expect(descent?.parts).toBe(2);
  expect([0, 1].map((part) => descent?.isBelow([1, 5], [2, 5], part))).toEqual([true, false]);
  expect([0, 1].map((part) => descent?.isBelow([2, 4], [2, 5], part))).toEqual([false, true]);
  const none = Number.NEGATIVE_INFINITY;
  expect([0, 1].map((part) => descent?.sink([1, 5], part))).toEqual([
    [none, 5],
    [1, none],
  ]);
  expect(
    [
      [1, 2],
      [huge, 2],
      [1, huge],
    ].map((weight) => isOverflown?.(weight as [number, number])),
  ).toEqual([false, true, true]);
  expect([equals([1, 2], [1, 2]), equals([1, 2], [1, 3]), equals([1, 2], [0, 2])]).toEqual([true, false, false]);
  const finite = productSemiring(booleanSemiring as AnySemiring, relevancySemiring as AnySemiring);
  expect(finite.descent).toBeUndefined();
  expect(finite.isOverflown?.([1, 3])).toBe(false);
  const right = productSemiring(booleanSemiring as AnySemiring, minPlusSemiring as AnySemiring);
  expect([right.descent?.parts, right.descent?.isBelow([1, 2], [1, 3], 0)]).toEqual([1, true]);
});

test.each([
  ["min-plus", "min-plus"],
  ["boolean * min-plus", "boolean*min-plus"],
  ["min-plus*min-plus*min-plus*min-plus", "min-plus*min-plus*min-plus*min-plus"],
  ["min-plus*min-plus*min-plus*min-plus*min-plus", undefined],
  ["nothing", undefined],
  ["nothing*min-plus", undefined],
  ["min-plus*nothing", undefined],
  ["min-plusboolean", undefined],
  ["", undefined],
])("the semiring that %s names is %s", (name, found) => {
  expect(semiringOf(name)?.name).toBe(found);
});

test("what weights look like is told of each semiring", () => {
  const { parse, toJson, fromJson, equals } = booleanSemiring;
  expect(["1", "true", "0", "false"].map(parse)).toEqual([1, 1, undefined, undefined]);
  expect([[true, 1, "1", false, 0, "true"].map(fromJson), toJson(1), equals(0, 1)]).toEqual([
    [1, 1, 1, undefined, undefined, undefined],
    undefined,
    false,
  ]);
  expect(["const", "any", 3, undefined].map(relevancySemiring.fromJson)).toEqual([1, 3, undefined, undefined]);
  const said = ["boolean", "relevancy", "min-plus", "boolean*min-plus"].map((name) => semiringOf(name)?.expected);
  expect(said).toEqual(["nothing, or 1", "id, any or const", "a number, or -inf", "a pair such as (1, 0)"]);
});
