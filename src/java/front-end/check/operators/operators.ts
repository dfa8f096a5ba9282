import type { BinaryOperator } from "../../../ir/instruction.ts";
import type { Type } from "../../../ir/program.ts";
import { isBoolean, isIntegral, isReference, primitive } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Expression, ExpressionOf } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { isCastable } from "../../types/relations/casting.ts";
import type { StaticType } from "../../types/static-types.ts";
import { binaryPromotion, showStatic, unaryPromotion } from "../../types/static-types.ts";
import { unboxedValue } from "../conversions/boxing.ts";
import { checkLogicalOperand } from "../conversions/conditions.ts";
import { foldBinary, foldUnary, textOfConstant } from "../conversions/constants.ts";
import { coerce, constant } from "../conversions/conversions.ts";
import { bindingsWhen, withBindings } from "../scope/bindings.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, invalid, wrongType } from "../scope/checker.ts";
import { constantText } from "./constant-text.ts";

type Binary = ExpressionOf<"binary">;

export function isShift(operator: string): operator is "<<" | ">>" | ">>>" {
  return operator === "<<" || operator === ">>" || operator === ">>>";
}

/** Whether this is the library's `String`, the type of literals. */
export function isString(checker: Checker, type: StaticType): boolean {
  return type.kind === "class" && type.class === checker.table.string.info;
}

/** Arithmetic, comparison, bit and logical operators, and `+` on texts (JLS 15.17–15.24). */
export function checkBinary(checker: Checker, node: Binary): TypedExpression {
  const { operator } = node;
  if (operator === "&&" || operator === "||") return checkLogical(checker, node, operator);
  const first = checkOperand(checker, node.left);
  const second = checkOperand(checker, node.right);
  if (first.type.kind === "error" || second.type.kind === "error") return invalid(node);
  if (operator === "+" && (isString(checker, first.type) || isString(checker, second.type))) {
    return concatenate(checker, node, first, second);
  }
  if (operator === "==" || operator === "!=") return compare(checker, node, operator, first, second);
  const left = unboxedValue(checker, first);
  const right = unboxedValue(checker, second);
  if (isShift(operator)) return checkShift(checker, node, operator, left, right);
  if (operator === "&" || operator === "|" || operator === "^") return checkBits(checker, node, operator, left, right);
  return checkArithmetic(checker, node, operator, left, right);
}

/** Two objects are compared as they are, boxes too; beside a primitive value a box is opened (JLS 15.21). */
function compare(
  checker: Checker,
  node: Binary,
  operator: "==" | "!=",
  left: TypedExpression,
  right: TypedExpression,
): TypedExpression {
  if (left.type.kind !== "primitive" && right.type.kind !== "primitive")
    return checkEquality(checker, node, operator, left, right);
  return checkEquality(checker, node, operator, unboxedValue(checker, left), unboxedValue(checker, right));
}

function checkLogical(checker: Checker, node: Binary, operator: "&&" | "||"): TypedExpression {
  const left = checkLogicalOperand(checker, node.left);
  const right = withBindings(checker, bindingsWhen(left, operator === "&&"), () =>
    checkLogicalOperand(checker, node.right),
  );
  const type = primitive("boolean");
  if (left.kind === "constant" && right.kind === "constant") {
    const folded = foldBinary(operator === "&&" ? "&" : "|", left.value, right.value);
    if (folded !== undefined) return constant(folded, type, node);
  }
  return { kind: "logical", type, operator, left, right, start: node.start, end: node.end };
}

function concatenate(checker: Checker, node: Binary, left: TypedExpression, right: TypedExpression): TypedExpression {
  const type: Type = { kind: "class", class: checker.table.string.info };
  if (left.kind === "constant" && right.kind === "constant") {
    const before = textOfConstant(left.value);
    const after = textOfConstant(right.value);
    if (before !== undefined && after !== undefined) return constantText(checker, node, before + after);
  }
  const before = left.kind === "concat" ? left.parts : [left];
  return { kind: "concat", type, parts: [...before, right], start: node.start, end: node.end };
}

function compute(
  node: Binary,
  operator: BinaryOperator,
  left: TypedExpression,
  right: TypedExpression,
  type: Type,
): TypedExpression {
  if (left.kind === "constant" && right.kind === "constant") {
    const folded = foldBinary(operator, left.value, right.value);
    if (folded !== undefined) return constant(folded, type, node);
  }
  return { kind: "binary", type, operator, left, right, start: node.start, end: node.end };
}

function checkEquality(
  checker: Checker,
  node: Binary,
  operator: "==" | "!=",
  left: TypedExpression,
  right: TypedExpression,
): TypedExpression {
  const type = primitive("boolean");
  const promoted = binaryPromotion(left.type, right.type);
  if (promoted !== undefined) return compute(node, operator, coerce(left, promoted), coerce(right, promoted), type);
  const comparable =
    isReferenceTo(left.type) === isReferenceTo(right.type) && isCastable(left.type, right.type, finality(checker));
  if (comparable && left.type.kind !== "void") return compute(node, operator, left, right, type);
  wrongType(checker, node.right, showStatic(right.type), expectedType("comparable", { type: showStatic(left.type) }));
  return invalid(node);
}

function isReferenceTo(type: StaticType): boolean {
  return type.kind !== "error" && isReference(type);
}

/** Which class types have no subtypes. */
export function finality(checker: Checker): (type: Type) => boolean {
  return (type) => type.kind === "class" && checker.table.symbolOf(type.class).isFinal;
}

function checkShift(
  checker: Checker,
  node: Binary,
  operator: BinaryOperator,
  left: TypedExpression,
  right: TypedExpression,
): TypedExpression {
  const type = integralPromotion(checker, node.left, left.type);
  const distance = integralPromotion(checker, node.right, right.type);
  if (type === undefined || distance === undefined) return invalid(node);
  return compute(node, operator, coerce(left, type), coerce(right, distance), type);
}

function integralPromotion(checker: Checker, node: Expression, type: StaticType): Type | undefined {
  if (type.kind !== "error" && isIntegral(type)) return unaryPromotion(type);
  wrongType(checker, node, showStatic(type), expectedType("whole-number"));
  return undefined;
}

function checkBits(
  checker: Checker,
  node: Binary,
  operator: BinaryOperator,
  left: TypedExpression,
  right: TypedExpression,
): TypedExpression {
  const bothBoolean = isBooleanType(left.type) && isBooleanType(right.type);
  if (bothBoolean) return compute(node, operator, left, right, primitive("boolean"));
  const first = integralPromotion(checker, node.left, left.type);
  const second = integralPromotion(checker, node.right, right.type);
  const type = first === undefined || second === undefined ? undefined : binaryPromotion(first, second);
  return type === undefined ? invalid(node) : compute(node, operator, coerce(left, type), coerce(right, type), type);
}

function isBooleanType(type: StaticType): boolean {
  return type.kind !== "error" && isBoolean(type);
}

function checkArithmetic(
  checker: Checker,
  node: Binary,
  operator: BinaryOperator,
  left: TypedExpression,
  right: TypedExpression,
): TypedExpression {
  const promoted = binaryPromotion(left.type, right.type);
  if (promoted === undefined) {
    const isLeftWrong = unaryPromotion(left.type) === undefined;
    const [culprit, type] = isLeftWrong ? [node.left, left.type] : [node.right, right.type];
    wrongType(checker, culprit, showStatic(type), expectedType("number-for-operator", { operator }));
    return invalid(node);
  }
  const isComparison = operator.startsWith("<") || operator.startsWith(">");
  const type = isComparison ? primitive("boolean") : promoted;
  return compute(node, operator, coerce(left, promoted), coerce(right, promoted), type);
}

export function checkUnary(checker: Checker, node: ExpressionOf<"unary">): TypedExpression {
  const { operator } = node;
  const operand =
    operator === "!"
      ? checkLogicalOperand(checker, node.operand)
      : unboxedValue(checker, checkOperand(checker, node.operand));
  if (operand.type.kind === "error") return invalid(node);
  const type = operator === "!" ? primitive("boolean") : unaryPromotion(operand.type);
  if (type === undefined || (operator === "~" && !isIntegral(type))) {
    wrongType(
      checker,
      node.operand,
      showStatic(operand.type),
      expectedType(operator === "~" ? "whole-number" : "number"),
    );
    return invalid(node);
  }
  const converted = coerce(operand, type);
  if (operator === "+") return { ...converted, start: node.start, end: node.end };
  const folded = converted.kind === "constant" ? foldUnary(operator, converted.value) : undefined;
  if (folded !== undefined) return constant(folded, type, node);
  return { kind: "unary", type, operator, operand: converted, start: node.start, end: node.end };
}
