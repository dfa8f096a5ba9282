import type { BinaryOperator, Constant, Type, UnaryOperator } from "../../../../java/index.ts";

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
  if (typeof value !== "bigint" || type.kind !== "primitive") return value;
  switch (type.name) {
    case "byte":
      return BigInt.asIntN(8, value);
    case "short":
      return BigInt.asIntN(16, value);
    case "char":
      return BigInt.asUintN(16, value);
    case "int":
      return BigInt.asIntN(32, value);
    case "long":
      return BigInt.asIntN(64, value);
    case "boolean":
      return value;
    default:
      return "NAC";
  }
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
  return BigInt.asIntN(bits, evaluate(operator, left, right, bits));
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

function evaluate(operator: BinaryOperator, left: bigint, right: bigint, bits: 32 | 64): bigint {
  const distance = right & BigInt(bits - 1);
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
    case "<<":
      return left << distance;
    case ">>":
      return left >> distance;
    case ">>>":
      return BigInt.asUintN(bits, left) >> distance;
    case "&":
      return left & right;
    case "|":
      return left | right;
    case "^":
      return left ^ right;
    default:
      return compare(operator, left, right) ? 1n : 0n;
  }
}

function compare(operator: "==" | "!=" | "<" | "<=" | ">" | ">=", left: bigint, right: bigint): boolean {
  switch (operator) {
    case "==":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
}
