import type { Type } from "../../../../java/index.ts";
import { type Constraint, constantTerm, type Linear, scale, variableTerm } from "../../../separation/index.ts";
import { EXACT_IN_FLOAT, LARGEST_FLOAT } from "./floats.ts";
import type { SymbolicValue } from "./values.ts";

/**
 * Numbers of the types `float` and `double`. Formulas have integers only, so that of fractions nothing is kept but their
 * order: an input is an integer variable, a constant of the program is a variable that is called like it, `0.5`, and 0 is
 * the integer 0. A model puts constants as far apart as it needs, as between any two fractions there are more. Where a path
 * converts an integer I, there is a variable `double(I)`, and a unit is fixed: `double(I)` is I times the unit, and
 * constants have their places between the multiples of the unit.
 */
export function isFractional(type: Type): boolean {
  return fractionType(type) !== undefined;
}

export type FractionType = "float" | "double";

/** Which of the two types it is; undefined for all others. */
export function fractionType(type: Type): FractionType | undefined {
  if (type.kind !== "primitive") return undefined;
  return type.name === "float" || type.name === "double" ? type.name : undefined;
}

/** What an input or a field of the type holds. */
export function fractionOf(term: Linear, type: Type): SymbolicValue {
  return { kind: "fraction", term, isFloat: fractionType(type) === "float" };
}

/** A constant. NaN has no place in the order, and no input is infinite. */
export function fraction(value: number): SymbolicValue {
  if (!Number.isFinite(value)) return { kind: "opaque", text: String(value) };
  return { kind: "fraction", term: termOf(value), isFloat: false };
}

function termOf(value: number): Linear {
  return value === 0 ? constantTerm(0n) : variableTerm(String(value));
}

/** The constant that a term stands for; undefined for what is not known. */
export function constantFraction({ terms, constant }: Linear): number | undefined {
  const [only, ...others] = terms;
  if (only === undefined) return Number(constant);
  return others.length === 0 && only[1] === 1n && constant === 0n ? fractionNamed(only[0]) : undefined;
}

/** No name in Java begins like a number. */
function fractionNamed(name: string): number | undefined {
  return /^-?\d/.test(name) ? Number(name) : undefined;
}

/** Whether a variable of Δ stands for a constant, or for an integer that was converted. */
export function isFractionName(name: string): boolean {
  return fractionNamed(name) !== undefined || integerWithin(name) !== undefined;
}

/** An integer variable of Δ as a `double`. */
export function convertedInteger(name: string): SymbolicValue {
  return { kind: "fraction", term: variableTerm(`double(${name})`), isFloat: false };
}

/** I of `double(I)`. */
function integerWithin(name: string): string | undefined {
  return /^double\((.*)\)$/.exec(name)?.[1];
}

/** What 1.0 is where integers are converted: room for the fractions between two whole numbers that a path tells apart. */
const UNIT = 2n ** 20n;

/** The variables that constraints compare with a constant or a converted integer, or with one that is: they are fractions. */
export function comparedWithFractions(constraints: readonly Constraint[]): ReadonlySet<string> {
  const sides = constraints.map(({ left, right }) => [...left.terms, ...right.terms].map(([name]) => name));
  const compared = new Set(sides.flat().filter(isFractionName));
  // The set grows while it is read.
  for (const name of compared)
    for (const names of sides) if (names.includes(name)) for (const each of names) compared.add(each);
  return compared;
}

/** That the constants among these names, and 0, are in their order; with converted integers, where they are, too. */
export function orderOfFractions(names: Iterable<string>): readonly Constraint[] {
  const all = [...names];
  const constants = all.flatMap((name) => fractionNamed(name) ?? []);
  const converted = all.flatMap((name): readonly Constraint[] => {
    const integer = integerWithin(name);
    if (integer === undefined) return [];
    return [{ relation: "=", left: variableTerm(name), right: scale(variableTerm(integer), UNIT) }];
  });
  const ordered = constants.length === 0 ? [] : [...new Set([0, ...constants])].sort((a, b) => a - b);
  return [
    ...ordered
      .slice(1)
      .map((value, index): Constraint => ({ relation: "<", left: termOf(ordered[index] ?? 0), right: termOf(value) })),
    ...converted,
    ...(converted.length === 0 ? [] : constants.flatMap(inUnits)),
  ];
}

/** Where a constant is between the whole numbers. */
function inUnits(value: number): readonly Constraint[] {
  const below = constantTerm(BigInt(Math.floor(value)) * UNIT);
  if (Number.isInteger(value)) return [{ relation: "=", left: termOf(value), right: below }];
  return [
    { relation: "<", left: below, right: termOf(value) },
    { relation: "<", left: termOf(value), right: constantTerm(below.constant + UNIT) },
  ];
}

/**
 * The fractions that integers of a model stand for: those of the constants, and between them numbers in the same order,
 * whole ones where there are some, and those of converted integers. `integers` by name are all that the model says, `floats` those that a `float` holds. Where
 * a gap has fewer floats than it needs, the order is not kept: a run of the input shows that.
 */
export function fractionsOf(
  values: Iterable<bigint>,
  integers: ReadonlyMap<string, bigint>,
  floats: ReadonlySet<bigint> = new Set(),
): ReadonlyMap<bigint, number> {
  const fractions = new Map<bigint, number>([[0n, 0]]);
  for (const [name, integer] of integers) {
    const constant = fractionNamed(name);
    if (constant !== undefined) fractions.set(integer, constant);
  }
  if ([...integers.keys()].some((name) => integerWithin(name) !== undefined))
    for (const whole of [...values].flatMap(wholeNumbersAround)) fractions.set(whole * UNIT, Number(whole));
  const constants = [...fractions.keys()].sort(byOrder);
  const open = [...new Set(values)].filter((value) => !fractions.has(value)).sort(byOrder);
  for (const [index, upper] of [...constants, undefined].entries()) {
    const lower = constants[index - 1];
    const inside = open.filter(
      (value) => (lower === undefined || lower < value) && (upper === undefined || value < upper),
    );
    const precision = inside.some((value) => floats.has(value)) ? FLOAT : DOUBLE;
    const numbers = between(fractionAt(fractions, lower), fractionAt(fractions, upper), inside.length, precision);
    for (const [place, value] of inside.entries()) {
      const number = numbers[place] ?? 0;
      fractions.set(value, floats.has(value) ? Math.fround(number) : number);
    }
  }
  return fractions;
}

/** The whole numbers that an integer is between, in units. */
function wholeNumbersAround(integer: bigint): readonly bigint[] {
  const below = integer / UNIT - (integer % UNIT < 0n ? 1n : 0n);
  return [below, below + 1n];
}

function fractionAt(fractions: ReadonlyMap<bigint, number>, integer: bigint | undefined): number | undefined {
  return integer === undefined ? undefined : fractions.get(integer);
}

/** `count` ascending numbers between two bounds. A bound that is undefined is infinite; one of them is a number. */
function between(
  lower: number | undefined,
  upper: number | undefined,
  count: number,
  precision: Precision,
): readonly number[] {
  if (lower === undefined)
    return beyond(-(upper ?? 0), count, precision)
      .map((number) => -number)
      .reverse();
  if (upper === undefined) return beyond(lower, count, precision);
  const isWhole = isExact(Math.floor(lower), count, precision) && Math.floor(lower) + count < upper;
  return Array.from({ length: count }, (_, place) =>
    isWhole ? Math.floor(lower) + 1 + place : lower + (upper - lower) * ((place + 1) / (count + 1)),
  );
}

/** `count` ascending numbers above a bound that is not negative: the next whole ones, or, where the type has none, twice the bound, four times, and so on. */
function beyond(bound: number, count: number, precision: Precision): readonly number[] {
  const isWhole = isExact(Math.floor(bound), count, precision);
  return Array.from({ length: count }, (_, place) =>
    isWhole ? Math.floor(bound) + 1 + place : Math.min(bound * 2 ** (place + 1), precision.largest),
  );
}

/** What the numbers of a type can be. */
interface Precision {
  /** Whole numbers up to this one are all there. */
  readonly exact: number;
  readonly largest: number;
}

const DOUBLE: Precision = { exact: Number.MAX_SAFE_INTEGER, largest: Number.MAX_VALUE };
const FLOAT: Precision = { exact: EXACT_IN_FLOAT, largest: LARGEST_FLOAT };

/** Whether the type has a whole number and as many next ones. */
function isExact(whole: number, count: number, { exact }: Precision): boolean {
  return -exact <= whole && whole + count <= exact;
}

function byOrder(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}
