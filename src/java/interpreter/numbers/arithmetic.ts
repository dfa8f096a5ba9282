import type { BinaryOperator, Operand } from "../../ir/instruction.ts";
import type { PrimitiveName, Type } from "../../ir/program.ts";
import { floatOfLong, intOfLong, type Long, longOfDouble } from "./longs.ts";

/** Which arithmetic computes with values of a type. `byte`, `short` and `char` are computed with as `int`. */
export type Arithmetic = "int" | "long" | "float" | "double" | "boolean" | "reference";

const ARITHMETIC: Readonly<Record<PrimitiveName, Arithmetic>> = {
  boolean: "boolean",
  byte: "int",
  short: "int",
  char: "int",
  int: "int",
  long: "long",
  float: "float",
  double: "double",
};

export function arithmeticOf(type: Type): Arithmetic {
  return type.kind === "primitive" ? ARITHMETIC[type.name] : "reference";
}

/** The primitive type of an operand; undefined for references. */
export function primitiveOf(operand: Operand): PrimitiveName | undefined {
  if (operand.kind === "variable") {
    const { type } = operand.variable;
    return type.kind === "primitive" ? type.name : undefined;
  }
  return operand.kind === "null" ? undefined : operand.kind;
}

const WIDENING: readonly Arithmetic[] = ["boolean", "int", "long", "float", "double"];

/** The arithmetic of a binary operator: that of the left operand for shifts, of the wider one else (JLS 5.6.2). */
export function arithmeticOfBinary(operator: BinaryOperator, left: Operand, right: Operand): Arithmetic {
  const [a, b] = [left, right].map((operand) => {
    const name = primitiveOf(operand);
    return name === undefined ? "reference" : ARITHMETIC[name];
  });
  if (a === undefined || b === undefined || a === "reference" || b === "reference") return "reference";
  if (operator === "<<" || operator === ">>" || operator === ">>>") return a;
  return WIDENING.indexOf(a) > WIDENING.indexOf(b) ? a : b;
}

/** Toward zero; saturated; NaN is 0 (JLS 5.1.3). */
function intOfDouble(value: number): number {
  const fast = value | 0;
  if (fast === value) return fast;
  if (value >= 2147483647) return 2147483647;
  if (value <= -2147483648) return -2147483648;
  return fast;
}

type Conversion = (value: Long) => Long;

const same: Conversion = (value) => value;
const viaInt = (narrow: (value: number) => number, toInt: (value: Long) => number): Conversion => {
  return (value) => narrow(toInt(value));
};
const toByte = (value: number): number => (value << 24) >> 24;
const toShort = (value: number): number => (value << 16) >> 16;
const toChar = (value: number): number => value & 0xffff;
const doubleToInt = (value: Long): number => intOfDouble(Number(value));
const asInt = (value: Long): number => Number(value);
const identity = (value: number): number => value;

function conversionsFrom(
  toInt: (value: Long) => number,
  others: Readonly<Record<"int" | "long" | "float" | "double", Conversion>>,
): Readonly<Partial<Record<PrimitiveName, Conversion>>> {
  return {
    byte: viaInt(toByte, toInt),
    short: viaInt(toShort, toInt),
    char: viaInt(toChar, toInt),
    ...others,
  };
}

const fround: Conversion = (value) => Math.fround(Number(value));
const floating = { int: viaInt(identity, doubleToInt), long: (value: Long) => longOfDouble(Number(value)) };

const FROM: Readonly<Partial<Record<Arithmetic, Readonly<Partial<Record<PrimitiveName, Conversion>>>>>> = {
  int: conversionsFrom(asInt, { int: same, long: same, float: fround, double: same }),
  long: conversionsFrom(intOfLong, {
    int: intOfLong,
    long: same,
    float: floatOfLong,
    double: (value) => Number(value),
  }),
  float: conversionsFrom(doubleToInt, { ...floating, float: same, double: same }),
  double: conversionsFrom(doubleToInt, { ...floating, float: fround, double: same }),
};

/** A numeric conversion, widening or narrowing (JLS 5.1.2, 5.1.3). */
export function conversion(from: Arithmetic, to: PrimitiveName): Conversion {
  return FROM[from]?.[to] ?? same;
}
