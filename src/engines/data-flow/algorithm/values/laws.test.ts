import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Comparison,
  evaluate,
  evaluateUnary,
  INT,
  isComparison,
  narrow,
  type PrimitiveName,
  type Range,
  rangeOf,
  type UnaryOperator,
} from "../../../../java/index.ts";
import { binaryOperators } from "../own/value-language.ts";
import { type ConstantValue, constants } from "./constants.ts";
import { intervals } from "./intervals.ts";
import { membersOf } from "./members.ts";
import type { ValueDomain } from "./value-domain.ts";

const COMPARISONS = binaryOperators.filter((each): each is Comparison => isComparison(each));
const UNARY: readonly UnaryOperator[] = ["-", "~"];
const TYPES: readonly PrimitiveName[] = ["byte", "short", "char", "int"];

/** Ints, those at the ends and around 0 often. */
const int = fc.oneof(
  fc.integer({ min: -9, max: 40 }),
  fc.constantFrom(INT.low, INT.low + 1, INT.high - 1, INT.high, 65_535, 65_536, -32_769, 128),
  fc.integer({ min: INT.low, max: INT.high }),
);
const constant: fc.Arbitrary<ConstantValue> = fc.oneof(int, fc.constant<ConstantValue>("NAC"));
const interval: fc.Arbitrary<Range> = fc.tuple(int, int, fc.boolean()).map(([a, b, isPoint]) => ({
  low: isPoint ? a : Math.min(a, b),
  high: isPoint ? a : Math.max(a, b),
}));

/** γ: whether a value stands for a number. */
type Covers<V> = (value: V | undefined, n: number) => boolean;

function laws<V>(domain: ValueDomain<V>, value: fc.Arbitrary<V>, covers: Covers<V>): void {
  const option = fc.option(value, { nil: undefined, freq: 8 });
  const meet = (a: V | undefined, b: V | undefined): V | undefined =>
    a === undefined ? b : b === undefined ? a : domain.meet(a, b);
  const same = (a: V | undefined, b: V | undefined): boolean =>
    a === b || (a !== undefined && b !== undefined && domain.equals(a, b));
  /** `a` says at most as much as `b` rules out: a ⊒ b. */
  const below = (a: V | undefined, b: V | undefined): boolean => same(meet(a, b), b);

  test("meet is commutative, associative and idempotent", () => {
    fc.assert(
      fc.property(option, option, option, (a, b, c) => {
        expect(same(meet(a, b), meet(b, a))).toBe(true);
        expect(same(meet(meet(a, b), c), meet(a, meet(b, c)))).toBe(true);
        expect(same(meet(a, a), a)).toBe(true);
      }),
    );
  });

  test("operators are monotone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...binaryOperators), option, option, option, option, (operator, a, b, c, d) => {
        const [more, less] = [domain.binary(operator, a, b), domain.binary(operator, meet(a, c), meet(b, d))];
        expect(below(more, less), `${operator} ${JSON.stringify([a, b, c, d, more, less])}`).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test("operators cover what Java computes", () => {
    fc.assert(
      fc.property(fc.constantFrom(...binaryOperators), int, int, value, value, (operator, x, y, a, b) => {
        const result = evaluate(operator, x, y);
        const found = domain.binary(operator, domain.meet(domain.constant(x), a), domain.meet(domain.constant(y), b));
        if (result !== undefined) expect(covers(found, result), `${x} ${operator} ${y}`).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test("unary operators and conversions cover what Java computes, and are monotone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNARY), fc.constantFrom(...TYPES), int, value, (operator, name, x, a) => {
        const range = rangeOf({ kind: "primitive", name }) ?? INT;
        const wide = domain.meet(domain.constant(x), a);
        expect(covers(domain.unary(operator, wide), evaluateUnary(operator, x))).toBe(true);
        expect(covers(domain.convert(range, wide), narrow(range, x))).toBe(true);
        expect(below(domain.unary(operator, domain.constant(x)), domain.unary(operator, wide))).toBe(true);
        expect(below(domain.convert(range, domain.constant(x)), domain.convert(range, wide))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test("what is shown can be read again, and stands for the numbers that the value stands for", () => {
    fc.assert(
      fc.property(value, int, (a, n) => {
        const read = domain.read(domain.show(a));
        expect(read !== undefined && domain.equals(read, a)).toBe(true);
        expect(domain.covers(a, n)).toBe(covers(a, n));
        expect(membersOf(domain).covers?.(domain.show(a), n)).toBe(covers(a, n));
        expect(membersOf(domain).covers?.("no value", n)).toBe(false);
        const { low, high } = domain.bounds(a);
        expect(low <= n && n <= high).toBe(covers(a, n));
        expect(domain.numberOf(a) === n).toBe(low === n && high === n);
      }),
    );
  });

  test("what gives a value by one operation on a number is a candidate, and so is what a comparison tells apart", () => {
    const small = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 3 }), fc.integer({ min: -9, max: 9 }), (low, width, number) => {
        const wanted = domain.between({ low, high: low + width });
        if (wanted === undefined) return;
        const found = membersOf(domain).candidates(domain.show(wanted), [number]);
        const isFound = (from: number, to: number): boolean => {
          const candidate = domain.between({ low: from, high: to });
          return candidate === undefined || found.includes(domain.show(candidate));
        };
        for (let from = -50; from <= 50; from++) {
          const to = from + width;
          const isResult = resultsOf(from, to, number).some(([first, last]) => first === low && last === low + width);
          if (isResult) expect(isFound(from, to), `${from}..${to}`).toBe(true);
        }
        for (const each of [number - 1, number, number + 1, -1, 0, 1]) expect(isFound(each, each)).toBe(true);
        expect(found).toContain(domain.show(domain.unknown(INT)));
        expect(found).toHaveLength(new Set(found).size);
      }),
    );
  });

  test("indices that may be equal stay so on the way down", () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        if (domain.mayEqual(a, b)) expect(domain.mayEqual(domain.meet(a, c), b)).toBe(true);
      }),
    );
  });
}

describe("constants", () => {
  laws(constants, constant, (value, n) => value === "NAC" || value === n);
});

describe("intervals", () => {
  laws(intervals, interval, (value, n) => value !== undefined && value.low <= n && n <= value.high);

  test("a condition keeps the values that fulfill it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMPARISONS), int, int, interval, interval, (operator, x, y, a, b) => {
        const [left, right] = [intervals.meet(intervals.constant(x), a), intervals.meet(intervals.constant(y), b)];
        if (evaluate(operator, x, y) === 0) return;
        const [first, second] = intervals.refine?.(operator, left, right) ?? [];
        expect(first !== undefined && first.low <= x && x <= first.high).toBe(true);
        expect(second !== undefined && second.low <= y && y <= second.high).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test("widening covers both, and a chain of widenings ends after two steps", () => {
    fc.assert(
      fc.property(interval, fc.array(interval, { minLength: 3, maxLength: 6 }), (start, steps) => {
        let changes = 0;
        let value = start;
        for (const step of steps) {
          const met = intervals.meet(value, step);
          const next = intervals.widen?.(INT, value, met, met) ?? value;
          expect(intervals.equals(intervals.meet(next, step), next)).toBe(true);
          if (!intervals.equals(next, value)) changes++;
          value = next;
        }
        expect(changes).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test("narrow is Java's conversion", () => {
  const java: Readonly<Partial<Record<PrimitiveName, (n: number) => number>>> = {
    byte: (n) => (n << 24) >> 24,
    short: (n) => (n << 16) >> 16,
    char: (n) => n & 0xffff,
    int: (n) => n,
  };
  fc.assert(
    fc.property(fc.constantFrom(...TYPES), int, (name, n) => {
      expect(narrow(rangeOf({ kind: "primitive", name }) ?? INT, n)).toBe(java[name]?.(n));
    }),
  );
});

test.each([
  [{ low: 3, high: 3 }, "[3,3]"],
  [{ low: -1, high: INT.high }, "[-1,+inf]"],
  [{ low: INT.low, high: 7 }, "[-inf,7]"],
  [INT, "[-inf,+inf]"],
  [{ low: INT.low, high: INT.low }, "[-2147483648,-2147483648]"],
  [{ low: INT.high, high: INT.high }, "[2147483647,2147483647]"],
])("an interval is shown with infinite ends where it is no point: %j", (range, text) => {
  expect(intervals.show(range)).toBe(text);
});

test.each<readonly [text: string, range: Range | undefined]>([
  ["5", { low: 5, high: 5 }],
  ["-inf,2", undefined],
  ["[-inf,2]", { low: INT.low, high: 2 }],
  ["[2,inf]", { low: 2, high: INT.high }],
  ["[3,2]", undefined],
  ["[,2]", undefined],
  ["[a,2]", undefined],
  ["[1,info]", undefined],
  ["", undefined],
])("read as an interval: %s", (text, range) => {
  expect(intervals.read(text)).toEqual(range);
});

test("unary operators of intervals and constants", () => {
  const range = { low: -2, high: 5 };
  expect(["-", "~"].map((operator) => intervals.unary(operator as UnaryOperator, range))).toEqual([
    { low: -5, high: 2 },
    { low: -6, high: 1 },
  ]);
  expect(intervals.unary("!", { low: 0, high: 0 })).toEqual({ low: 1, high: 1 });
  expect([
    constants.unary("!", 1),
    constants.unary("~", "NAC"),
    constants.convert({ low: -128, high: 127 }, 200),
  ]).toEqual([0, "NAC", -56]);
  expect([constants.unknown(INT), constants.show("NAC"), constants.read("NAC"), constants.read("x")]).toEqual([
    "NAC",
    "NAC",
    "NAC",
    undefined,
  ]);
});

test("widening goes to the end of the type where the back edge grows, and only there", () => {
  const old = { low: 0, high: 4 };
  const next = { low: -1, high: 9 };
  const byte = { low: -128, high: 127 };
  expect(intervals.widen?.(byte, old, next, { low: 1, high: 9 })).toEqual({ low: -1, high: 127 });
  expect(intervals.widen?.(byte, old, next, { low: -1, high: 4 })).toEqual({ low: -128, high: 9 });
  expect(intervals.widen?.(byte, old, { low: 1, high: 2 }, old)).toEqual(old);
});

/** What one operation with a number makes of the numbers between two. */
function resultsOf(from: number, to: number, number: number): readonly (readonly [number, number])[] {
  return [
    [from + number, to + number],
    [from - number, to - number],
    [number - to, number - from],
    [-to, -from],
    [~to, ~from],
    // Times zero is zero, whatever it was.
    ...(number === 0 ? [] : [[from * number, to * number] as const]),
  ];
}
