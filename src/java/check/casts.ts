import type { ExpressionOf } from "../syntax/expression.ts";
import type { TypedExpression } from "../typed/tree.ts";
import { isReference, primitive, sameType } from "../types.ts";
import { resolveValueType } from "../types/resolve-types.ts";
import type { StaticType } from "../types/static-types.ts";
import { binaryPromotion, isCastable, join, showStatic } from "../types/static-types.ts";
import type { Checker } from "./checker.ts";
import { checkOperand, invalid, wrongType } from "./checker.ts";
import { checkCondition } from "./conditions.ts";
import { coerce, isNarrowable } from "./conversions.ts";
import { finality } from "./operators.ts";

/** `(T) e` (JLS 15.16). */
export function checkCast(checker: Checker, node: ExpressionOf<"cast">): TypedExpression {
  const type = resolveValueType(checker, node.type);
  const operand = checkOperand(checker, node.operand);
  if (type.kind === "error" || operand.type.kind === "error") return invalid(node);
  if (!isCastable(operand.type, type, finality(checker))) {
    wrongType(checker, node.operand, showStatic(operand.type), `something that can be cast to ${showStatic(type)}`);
    return invalid(node);
  }
  if (type.kind === "primitive") return { ...coerce(operand, type), type, start: node.start, end: node.end };
  return { kind: "cast", type, operand, start: node.start, end: node.end };
}

/** `e instanceof T` (JLS 15.20.2). */
export function checkInstanceof(checker: Checker, node: ExpressionOf<"instanceof">): TypedExpression {
  const tested = resolveValueType(checker, node.type);
  const operand = checkOperand(checker, node.operand);
  if (tested.kind === "error" || operand.type.kind === "error") return invalid(node);
  if (!isReference(operand.type) || !isReference(tested) || !isCastable(operand.type, tested, finality(checker))) {
    const expected = isReference(tested) ? `something that can be ${showStatic(tested)}` : "an object and a class";
    wrongType(checker, node.operand, showStatic(operand.type), expected);
    return invalid(node);
  }
  return { kind: "instanceof", type: primitive("boolean"), operand, tested, start: node.start, end: node.end };
}

/** `c ? a : b` (JLS 15.25). */
export function checkConditional(checker: Checker, node: ExpressionOf<"conditional">): TypedExpression {
  const condition = checkCondition(checker, node.condition);
  const then = checkOperand(checker, node.then);
  const otherwise = checkOperand(checker, node.otherwise);
  if (then.type.kind === "error" || otherwise.type.kind === "error") return invalid(node);
  const type = conditionalType(checker, then, otherwise);
  if (type === undefined) {
    wrongType(checker, node.otherwise, showStatic(otherwise.type), showStatic(then.type));
    return invalid(node);
  }
  return {
    kind: "conditional",
    type,
    condition,
    then: coerce(then, type),
    otherwise: coerce(otherwise, type),
    start: node.start,
    end: node.end,
  };
}

function conditionalType(checker: Checker, then: TypedExpression, otherwise: TypedExpression): StaticType | undefined {
  const { type: a } = then;
  const { type: b } = otherwise;
  if (a.kind === "error" || b.kind === "error") return undefined;
  if (sameType(a, b)) return a;
  if (isReference(a) && isReference(b)) return join(a, b, { kind: "class", class: checker.table.object.info });
  if (isNarrowable(otherwise, a)) return a;
  return isNarrowable(then, b) ? b : binaryPromotion(a, b);
}
