import { doubleText, floatText } from "../../../interpreter/values/texts.ts";
import type { BinaryOperator } from "../../../ir/instruction.ts";
import { integerResult, isComparison, isDivision } from "../../../ir/integers.ts";
import type { PrimitiveName } from "../../../ir/program.ts";
import type { ConstantValue } from "../../syntax/tree/expression.ts";

type Numeric = number | bigint;

/** The number that a constant stands for; characters count. */
export function numberOf(value: ConstantValue): Numeric | undefined {
  switch (value.kind) {
    case "int":
    case "char":
    case "float":
    case "double":
    case "long":
      return value.value;
    default:
      return undefined;
  }
}

/** A numeric constant as another type has it (JLS 5.1.2, 5.1.3). */
export function convertConstant(value: ConstantValue, to: PrimitiveName): ConstantValue {
  const number = numberOf(value);
  if (number === undefined) return value;
  switch (to) {
    case "boolean":
      return value;
    case "byte":
      return { kind: "int", value: (toInt(number) << 24) >> 24 };
    case "short":
      return { kind: "int", value: (toInt(number) << 16) >> 16 };
    case "char":
      return { kind: "char", value: toInt(number) & 0xffff };
    case "int":
      return { kind: "int", value: toInt(number) };
    case "long":
      return { kind: "long", value: toLong(number) };
    case "float":
      return { kind: "float", value: Math.fround(Number(number)) };
    case "double":
      return { kind: "double", value: Number(number) };
  }
}

function toInt(number: Numeric): number {
  if (typeof number === "bigint") return Number(BigInt.asIntN(32, number));
  if (Number.isNaN(number)) return 0;
  return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, Math.trunc(number)));
}

const LONG_MAX = (1n << 63n) - 1n;

function toLong(number: Numeric): bigint {
  if (typeof number === "bigint") return number;
  if (Number.isNaN(number)) return 0n;
  if (Math.abs(number) < 2 ** 63) return BigInt(Math.trunc(number));
  return number > 0 ? LONG_MAX : -LONG_MAX - 1n;
}

/**
 * The value of an operator on two constants of one promoted type, or of a shift by an integer; undefined when it has none at
 * compile time.
 */
export function foldBinary(
  operator: BinaryOperator,
  left: ConstantValue,
  right: ConstantValue,
): ConstantValue | undefined {
  if (left.kind === "boolean" && right.kind === "boolean") return foldBoolean(operator, left.value, right.value);
  if (left.kind === "int" || left.kind === "long") {
    const isShift = operator === "<<" || operator === ">>" || operator === ">>>";
    const by = left.kind === right.kind || isShift ? integerOf(right) : undefined;
    return by === undefined ? undefined : foldIntegers(operator, left.kind, BigInt(left.value), by);
  }
  if (left.kind === "double" && right.kind === "double")
    return foldFloating(operator, "double", left.value, right.value);
  if (left.kind === "float" && right.kind === "float") return foldFloating(operator, "float", left.value, right.value);
  return undefined;
}

function integerOf(value: ConstantValue): bigint | undefined {
  return value.kind === "int" || value.kind === "long" || value.kind === "char" ? BigInt(value.value) : undefined;
}

function boolean(value: boolean): ConstantValue {
  return { kind: "boolean", value };
}

/** As on the integers 0 and 1. */
function foldBoolean(operator: BinaryOperator, a: boolean, b: boolean): ConstantValue | undefined {
  if (!["&", "|", "^", "==", "!="].includes(operator)) return undefined;
  return boolean(integerResult(operator, BigInt(a), BigInt(b), 32) === 1n);
}

function foldIntegers(operator: BinaryOperator, kind: "int" | "long", a: bigint, b: bigint): ConstantValue | undefined {
  if (isDivision(operator) && b === 0n) return undefined;
  const value = integerResult(operator, a, b, kind === "int" ? 32 : 64);
  if (isComparison(operator)) return boolean(value === 1n);
  return kind === "int" ? { kind, value: Number(value) } : { kind, value };
}

const FLOATING: Readonly<Partial<Record<BinaryOperator, (a: number, b: number) => number | boolean>>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

function foldFloating(
  operator: BinaryOperator,
  kind: "float" | "double",
  a: number,
  b: number,
): ConstantValue | undefined {
  const value = FLOATING[operator]?.(a, b);
  if (typeof value === "boolean") return boolean(value);
  return value === undefined ? undefined : { kind, value: kind === "float" ? Math.fround(value) : value };
}

export function foldUnary(operator: "-" | "~" | "!", operand: ConstantValue): ConstantValue | undefined {
  if (operand.kind === "boolean") return operator === "!" ? boolean(!operand.value) : undefined;
  if (operand.kind === "int") return { kind: "int", value: (operator === "-" ? -operand.value : ~operand.value) | 0 };
  if (operand.kind === "long") {
    return { kind: "long", value: BigInt.asIntN(64, operator === "-" ? -operand.value : ~operand.value) };
  }
  if (operand.kind === "float" || operand.kind === "double") return { kind: operand.kind, value: -operand.value };
  return undefined;
}

/** The text that `+` joins. Undefined for `null`, which is no constant. */
export function textOfConstant(value: ConstantValue): string | undefined {
  switch (value.kind) {
    case "string":
      return value.value;
    case "char":
      return String.fromCharCode(value.value);
    case "int":
    case "long":
    case "boolean":
      return String(value.value);
    case "float":
      return floatText(value.value);
    case "double":
      return doubleText(value.value);
    case "null":
      return undefined;
  }
}
