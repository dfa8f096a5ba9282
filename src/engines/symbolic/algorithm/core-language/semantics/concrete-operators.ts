import { type BinaryOperator, integerResult, isComparison, type UnaryOperator } from "../../../../../java/index.ts";
import type { InputValue } from "../../test-input/test-input.ts";
import { NoRule } from "./no-rule.ts";

/** k₁ op_b k₂. Integers are those of Java: 32 bits, division toward zero. */
export function applyBinary(operator: BinaryOperator, left: InputValue, right: InputValue): InputValue {
  if (operator === "==") return left === right;
  if (operator === "!=") return left !== right;
  if (typeof left === "boolean" && typeof right === "boolean") return applyLogical(operator, left, right);
  if (typeof left === "number" && typeof right === "number") return applyNumeric(operator, left, right);
  throw new NoRule("no-value");
}

/** op_u k */
export function applyUnary(operator: UnaryOperator, value: InputValue): InputValue {
  if (operator === "!" && typeof value === "boolean") return !value;
  if (operator === "-" && typeof value === "number") return -value | 0;
  throw new NoRule("no-value");
}

function applyLogical(operator: BinaryOperator, left: boolean, right: boolean): boolean {
  if (operator === "&") return left && right;
  if (operator === "|") return left || right;
  throw new NoRule("no-value");
}

const NUMERIC: readonly BinaryOperator[] = ["+", "-", "*", "/", "%", "<", "<=", ">", ">="];

function applyNumeric(operator: BinaryOperator, left: number, right: number): InputValue {
  if ((operator === "/" || operator === "%") && right === 0) throw new NoRule("division-by-zero");
  if (!NUMERIC.includes(operator)) throw new NoRule("no-value");
  const value = Number(integerResult(operator, BigInt(left), BigInt(right), 32));
  return isComparison(operator) ? value === 1 : value;
}
