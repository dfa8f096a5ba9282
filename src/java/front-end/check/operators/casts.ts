import { isReference, primitive } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { ExpressionOf } from "../../syntax/tree/expression.ts";
import type { Identifier } from "../../syntax/tree/tree.ts";
import type { Local, TypedExpression } from "../../typed/tree.ts";
import { resolveValueType } from "../../types/declarations/resolve-types.ts";
import { boxOf, unboxed } from "../../types/relations/boxing.ts";
import { isCastable, isCastableWithBoxes, isUncheckedTest } from "../../types/relations/casting.ts";
import type { StaticType } from "../../types/static-types.ts";
import { showStatic } from "../../types/static-types.ts";
import { settled } from "../conversions/arguments.ts";
import { boxedValue, unboxedValue } from "../conversions/boxing.ts";
import { coerce } from "../conversions/conversions.ts";
import { reportRedeclaration } from "../scope/blocks.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, invalid, wrongType } from "../scope/checker.ts";
import { finality } from "./operators.ts";

/** `(T) e` (JLS 15.16). */
export function checkCast(checker: Checker, node: ExpressionOf<"cast">): TypedExpression {
  const type = resolveValueType(checker, node.type);
  const isFunction = node.operand.kind === "lambda" || node.operand.kind === "method-reference";
  if (isFunction) return checker.valueOf(node.operand, type);
  const operand = withoutAdapting(operandOf(checker, node, type));
  if (type.kind === "error" || operand.type.kind === "error") return invalid(node);
  const place = { start: node.start, end: node.end };
  if (!isCastableWithBoxes(checker.table, operand.type, type, finality(checker))) {
    wrongType(
      checker,
      node.operand,
      showStatic(operand.type),
      expectedType("cast-operand", { type: showStatic(type) }),
    );
    return invalid(node);
  }
  const value = castToBox(checker, operand, type);
  if (type.kind === "primitive") return { ...coerce(value, type), type, ...place };
  return { kind: "cast", type, operand: value, ...place };
}

/** An input whose name says nothing of its type has the one that it is cast to. */
function operandOf(checker: Checker, { operand }: ExpressionOf<"cast">, type: StaticType): TypedExpression {
  const value = checker.argument(operand);
  return settled(value, value.type.kind === "error" ? type : undefined);
}

/** The cast comes at once, so that no other one is needed before it. */
function withoutAdapting(value: TypedExpression): TypedExpression {
  if (value.kind !== "adapt" || unboxed(value.type) !== undefined) return value;
  return { ...value.operand, type: value.type } as TypedExpression;
}

/** A cast may box and unbox on its way, `(int) object` even by way of a cast to Integer (JLS 5.5). */
function castToBox(checker: Checker, operand: TypedExpression, type: StaticType): TypedExpression {
  if (type.kind !== "primitive") return boxedValue(checker, operand);
  if (operand.type.kind === "primitive" || operand.type.kind === "null") return operand;
  if (unboxed(operand.type) !== undefined) return unboxedValue(checker, operand);
  const { start, end } = operand;
  return unboxedValue(checker, { kind: "cast", type: boxOf(checker.table, type), operand, start, end });
}

/** `e instanceof T` (JLS 15.20.2). */
export function checkInstanceof(checker: Checker, node: ExpressionOf<"instanceof">): TypedExpression {
  const tested = resolveValueType(checker, node.type);
  const operand = checkOperand(checker, node.operand);
  if (tested.kind === "error" || operand.type.kind === "error") return invalid(node);
  if (tested.kind === "variable") {
    illFormed(checker, node.type, "test-for-generic-type", { type: showStatic(tested) });
    return invalid(node);
  }
  if (!isReference(operand.type) || !isReference(tested) || !isCastable(operand.type, tested, finality(checker))) {
    const expected = isReference(tested)
      ? expectedType("test-operand", { type: showStatic(tested) })
      : expectedType("object-and-class");
    wrongType(checker, node.operand, showStatic(operand.type), expected);
    return invalid(node);
  }
  if (isUncheckedTest(operand.type, tested)) {
    const values = { type: showStatic(operand.type), tested: showStatic(tested) };
    illFormed(checker, node.type, "test-of-type-arguments", values);
    return invalid(node);
  }
  const binding = node.pattern === undefined ? undefined : declarePattern(checker, node.pattern, tested, node.isFinal);
  return { kind: "instanceof", type: primitive("boolean"), operand, tested, binding, start: node.start, end: node.end };
}

/** Where the variable is visible depends on what is around the test; see `bindingsWhen`. */
function declarePattern(checker: Checker, name: Identifier, type: StaticType, isFixed: boolean): Local {
  reportRedeclaration(checker, name);
  return { name: name.text, type, place: name, isFixed };
}
