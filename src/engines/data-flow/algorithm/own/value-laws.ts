import { brokenLaws, type Law, type OwnValue, operationOf, showOwnValue } from "../../../../definitions/index.ts";
import { evaluate, evaluateUnary, INT, narrow } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import type { OwnValues } from "./own-values.ts";
import { binaryOperators } from "./value-language.ts";

/** `none` is undefined. */
type Value = OwnValue | undefined;

/** Numbers that operators are tried with. */
const NUMBERS: readonly number[] = [0, 1, 2, 3, -1, -4, 7, INT.high, INT.low];

/** The most named values that laws are tried with. */
const MOST_TRIED = 16;

/** The types that numbers are converted to. */
const CONVERSIONS = [
  { name: "byte", range: { low: -128, high: 127 } },
  { name: "short", range: { low: -32_768, high: 32_767 } },
  { name: "char", range: { low: 0, high: 65_535 } },
  { name: "int", range: INT },
];

/** What Java computes, and what it is of values. Operands of `arity` one are given as pairs, too. */
interface Operation {
  readonly arity: 1 | 2;
  write(a: string, b: string): string;
  java(x: number, y: number): number | undefined;
  apply(a: Value, b: Value): Value;
}

/** The broken laws of values that a reader defined, each with its first counterexample. */
export function brokenValueLaws(values: OwnValues): readonly string[] {
  const tried = triedValues(values);
  const operations = operationsOn(values);
  const broken = [...brokenMeet(values, tried), ...firstOf(uncovered(values, operations))];
  // Without a meet there is no order, and nothing can be monotone.
  return broken.length > 0 ? broken : firstOf(notMonotone(values, operations, tried));
}

/** Whether laws are tried with all values. */
export function isAllTried({ all }: OwnValues): boolean {
  return all !== undefined && all.length <= MOST_TRIED;
}

/** Those that are named, or those of some numbers. */
function triedValues(values: OwnValues): readonly OwnValue[] {
  const named = values.all?.slice(0, MOST_TRIED) ?? NUMBERS.map((number) => values.constant(number));
  const all: readonly Value[] = [...named, values.unknown(INT)];
  return [...new Set(all.filter((value) => value !== undefined))];
}

function operationsOn(values: OwnValues): readonly Operation[] {
  // Nothing comes out of a value that is not there; of binary operators the reader says so.
  const strict = (apply: (a: OwnValue) => Value) => (a: Value) => (a === undefined ? undefined : apply(a));
  return [
    ...binaryOperators.map(
      (operator): Operation => ({
        arity: 2,
        write: (a, b) => `${a} ${operator} ${b}`,
        java: (x, y) => evaluate(operator, x, y),
        apply: (a, b) => values.binary(operator, a, b),
      }),
    ),
    ...(["-", "~", "!"] as const).map(
      (operator): Operation => ({
        arity: 1,
        write: (a) => `${operator}${a}`,
        // Truth values are 0 and 1.
        java: (x) => (operator === "!" && x !== 0 && x !== 1 ? undefined : evaluateUnary(operator, x)),
        apply: strict((a) => values.unary(operator, a)),
      }),
    ),
    ...CONVERSIONS.map(
      ({ name, range }): Operation => ({
        arity: 1,
        write: (a) => `(${name}) ${a}`,
        java: (x) => narrow(range, x),
        apply: strict((a) => values.convert(range, a)),
      }),
    ),
  ];
}

function brokenMeet(values: OwnValues, tried: readonly OwnValue[]): readonly string[] {
  const join = operationOf<OwnValue>("⊔", values.meet);
  const unknown = { text: show(values.unknown(INT)), value: values.unknown(INT) };
  const laws: readonly Law<OwnValue>[] = [
    { name: say("own.law.commutative"), arity: 2, sides: (a, b) => [join(a, b), join(b, a)] },
    { name: say("own.law.associative"), arity: 3, sides: (a, b, c) => [join(join(a, b), c), join(a, join(b, c))] },
    { name: say("own.law.idempotent"), arity: 1, sides: (a) => [join(a, a), a] },
    { name: say("own.law.unknown"), arity: 1, sides: (a) => [join(a, unknown), unknown] },
  ];
  return brokenLaws(laws, tried, show);
}

/** What Java computes of two numbers, and what their values give does not stand for. */
function* uncovered(values: OwnValues, operations: readonly Operation[]): Generator<string> {
  for (const { arity, write, java, apply } of operations)
    for (const [x, y] of pairsOf(NUMBERS, arity)) {
      const result = java(x, y);
      if (result === undefined) continue;
      const [a, b] = [values.constant(x), values.constant(y)];
      const value = apply(a, b);
      if (value === undefined || !values.covers(value, result))
        yield say("own.law.covers", {
          java: write(String(x), String(y)),
          result,
          meant: show(values.constant(result)),
          abstract: write(show(a), show(b)),
          value: show(value),
        });
    }
}

/** Operands that grow while the result does not. */
function* notMonotone(
  values: OwnValues,
  operations: readonly Operation[],
  tried: readonly OwnValue[],
): Generator<string> {
  const all: readonly Value[] = [undefined, ...tried];
  const isBelow = (a: Value, b: Value): boolean =>
    a === undefined || a === b || (b !== undefined && values.meet(a, b) === b);
  const growing = pairsOf(all, 2).filter(([less, more]) => less !== more && isBelow(less, more));
  for (const { arity, write, apply } of operations)
    for (const [less, more] of growing)
      for (const [from, to] of operandsOf(less, more, arity === 1 ? [undefined] : all)) {
        const [before, after] = [apply(...from), apply(...to)];
        if (!isBelow(before, after))
          yield say("own.law.monotone", {
            less: show(less),
            more: show(more),
            from: write(show(from[0]), show(from[1])),
            to: write(show(to[0]), show(to[1])),
            before: show(before),
            after: show(after),
          });
      }
}

type Operands = readonly [Value, Value];

/** The one operand as it grows, at the left and at the right of each other one. */
function operandsOf(less: Value, more: Value, others: readonly Value[]): readonly (readonly [Operands, Operands])[] {
  return others.flatMap((other): readonly (readonly [Operands, Operands])[] => [
    [
      [less, other],
      [more, other],
    ],
    [
      [other, less],
      [other, more],
    ],
  ]);
}

/** How many values a chain has at most, none not counted. */
export function heightOf(values: OwnValues): number {
  const all = values.all ?? [];
  const heights = new Map<OwnValue, number>();
  const heightAbove = (value: OwnValue): number => {
    const known = heights.get(value);
    if (known !== undefined) return known;
    // Where the meet has no order, values may go round in a circle.
    heights.set(value, 1);
    const greater = all.filter((other) => other !== value && values.meet(value, other) === other);
    const height = 1 + Math.max(0, ...greater.map(heightAbove));
    heights.set(value, height);
    return height;
  };
  return Math.max(0, ...all.map(heightAbove));
}

function pairsOf<T>(all: readonly T[], arity: 1 | 2): readonly (readonly [T, T])[] {
  return arity === 1 ? all.map((each) => [each, each]) : all.flatMap((a) => all.map((b) => [a, b] as const));
}

function firstOf(broken: Iterable<string>): readonly string[] {
  for (const law of broken) return [law];
  return [];
}

function show(value: Value): string {
  return value === undefined ? "none" : showOwnValue(value);
}
