import {
  type BinaryOperator,
  type Constant,
  integerResult,
  narrowed,
  type Type,
  type UnaryOperator,
  widthOf,
} from "../../../../java/index.ts";

/**
 * The lattice of constant propagation: UNDEF above all constants above NAC (“not a constant”).
 * A constant of any integer type is a bigint in the range of its type; booleans are 0 and 1.
 */
export type ConstantValue = "UNDEF" | "NAC" | bigint;

/** UNDEF ⊓ v = v, c ⊓ c = c, everything else NAC. */
export function meet(a: ConstantValue, b: ConstantValue): ConstantValue {
  if (a === "UNDEF") return b;
  return b === "UNDEF" || a === b ? a : "NAC";
}

/** Whether constants of the type are followed: `int` and everything that is computed like it, and `long`. */
export function isFollowed(type: Type): boolean {
  return type.kind === "primitive" && type.name !== "float" && type.name !== "double";
}

/** The value of a literal; `float` and `double` are not followed, references hold no number. */
export function valueOfLiteral(constant: Constant): ConstantValue {
  switch (constant.kind) {
    case "int":
    case "char":
      return BigInt(constant.value);
    case "long":
      return constant.value;
    case "boolean":
      return constant.value ? 1n : 0n;
    default:
      return "NAC";
  }
}

/** The value brought into the range of a type, as a narrowing conversion does it (JLS 5.1.3). */
export function narrowTo(type: Type, value: ConstantValue): ConstantValue {
  if (typeof value !== "bigint" || type.kind !== "primitive" || type.name === "boolean") return value;
  return widthOf(type) === undefined ? "NAC" : narrowed(value, type);
}

/**
 * `left op right` computed with `bits` bits. Division by zero is UNDEF, whatever is divided: it has
 * no value. So is division by UNDEF: what it becomes can then only go down.
 */
export function binaryValue(
  operator: BinaryOperator,
  left: ConstantValue,
  right: ConstantValue,
  bits: 32 | 64,
): ConstantValue {
  if ((operator === "/" || operator === "%") && (right === 0n || right === "UNDEF")) return "UNDEF";
  if (left === "NAC" || right === "NAC") return "NAC";
  if (left === "UNDEF" || right === "UNDEF") return "UNDEF";
  return integerResult(operator, left, right, bits);
}

/** `op operand` computed with `bits` bits. */
export function unaryValue(operator: UnaryOperator, operand: ConstantValue, bits: 32 | 64): ConstantValue {
  if (typeof operand !== "bigint") return operand;
  switch (operator) {
    case "-":
      return BigInt.asIntN(bits, -operand);
    case "~":
      return ~operand;
    case "!":
      return 1n - operand;
  }
}
