import type { BinaryOperator, UnaryOperator } from "./instruction.ts";
import type { PrimitiveName, Type } from "./program.ts";

/** Numbers, both ends included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export const INT: Range = { low: -2_147_483_648, high: 2_147_483_647 };

const RANGES: Readonly<Partial<Record<PrimitiveName, Range>>> = {
  boolean: { low: 0, high: 1 },
  byte: { low: -128, high: 127 },
  short: { low: -32_768, high: 32_767 },
  char: { low: 0, high: 65_535 },
  int: INT,
};

/** The values of a type that is computed with as `int`, `boolean` as 0 and 1; undefined for other types. */
export function rangeOf(type: Type): Range | undefined {
  return type.kind === "primitive" ? RANGES[type.name] : undefined;
}

type Width = 8 | 16 | 32 | 64;

const WIDTHS: Readonly<Partial<Record<PrimitiveName, Width>>> = { byte: 8, short: 16, char: 16, int: 32, long: 64 };

/** How many bits a number of an integer type has; undefined for other types. */
export function widthOf(type: Type): Width | undefined {
  return type.kind === "primitive" ? WIDTHS[type.name] : undefined;
}

/** A number cut to the width of an integer type, as `(byte) 300` (JLS 5.1.3). */
export function narrowed(value: bigint, type: Type): bigint {
  const width = widthOf(type) ?? 64;
  const isSigned = type.kind !== "primitive" || type.name !== "char";
  return isSigned ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value);
}

/** The same of an int, by the range of the type. */
export function narrow({ low, high }: Range, value: number): number {
  const size = high - low + 1;
  return low + ((((value - low) % size) + size) % size);
}

type Operation = (left: bigint, right: bigint, bits: 32 | 64) => bigint | boolean;

const OPERATIONS: Readonly<Record<BinaryOperator, Operation>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "%": (left, right) => left % right,
  "<<": (left, right, bits) => left << distance(right, bits),
  ">>": (left, right, bits) => left >> distance(right, bits),
  ">>>": (left, right, bits) => BigInt.asUintN(bits, left) >> distance(right, bits),
  "&": (left, right) => left & right,
  "|": (left, right) => left | right,
  "^": (left, right) => left ^ right,
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};

/** Only the last bits of a distance count. */
function distance(by: bigint, bits: 32 | 64): bigint {
  return by & BigInt(bits - 1);
}

/** `left op right` on Java’s integers of `bits` bits; 1 and 0 for a comparison. The divisor is not 0. */
export function integerResult(operator: BinaryOperator, left: bigint, right: bigint, bits: 32 | 64): bigint {
  return BigInt.asIntN(bits, BigInt(OPERATIONS[operator](left, right, bits)));
}

/** The same on ints; nothing comes out of a division by zero. */
export function evaluate(operator: BinaryOperator, left: number, right: number): number | undefined {
  if (isDivision(operator) && right === 0) return undefined;
  return Number(integerResult(operator, BigInt(left), BigInt(right), 32));
}

export function evaluateUnary(operator: UnaryOperator, operand: number): number {
  if (operator === "!") return 1 - operand;
  return operator === "-" ? -operand | 0 : ~operand;
}

export function isDivision(operator: BinaryOperator): boolean {
  return operator === "/" || operator === "%";
}

/** What holds when a comparison does not. */
const NEGATIONS = { "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">" } as const;

export type Comparison = keyof typeof NEGATIONS;

export function isComparison(operator: BinaryOperator): operator is Comparison {
  return operator in NEGATIONS;
}

export function negated(operator: Comparison): Comparison {
  return NEGATIONS[operator];
}
