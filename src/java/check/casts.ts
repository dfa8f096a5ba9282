import type { ExpressionOf } from "../syntax/expression.ts";
import type { TypedExpression } from "../typed/tree.ts";
import { resolveValueType } from "../types/resolve-types.ts";
import type { StaticType } from "../types/static-types.ts";
import { binaryPromotion, isCastable, join, showStatic } from "../types/static-types.ts";
import { isReference, primitive, sameType } from "../types.ts";
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
  const whenTrue = checkOperand(checker, node.whenTrue);
  const whenFalse = checkOperand(checker, node.whenFalse);
  if (whenTrue.type.kind === "error" || whenFalse.type.kind === "error") return invalid(node);
  const type = conditionalType(checker, whenTrue, whenFalse);
  if (type === undefined) {
    wrongType(checker, node.whenFalse, showStatic(whenFalse.type), showStatic(whenTrue.type));
    return invalid(node);
  }
  return {
    kind: "conditional",
    type,
    condition,
    whenTrue: coerce(whenTrue, type),
    whenFalse: coerce(whenFalse, type),
    start: node.start,
    end: node.end,
  };
}

function conditionalType(
  checker: Checker,
  whenTrue: TypedExpression,
  whenFalse: TypedExpression,
): StaticType | undefined {
  const { type: a } = whenTrue;
  const { type: b } = whenFalse;
  if (a.kind === "error" || b.kind === "error") return undefined;
  if (sameType(a, b)) return a;
  if (isReference(a) && isReference(b)) return join(a, b, { kind: "class", class: checker.table.object.info });
  if (isNarrowable(whenFalse, a)) return a;
  return isNarrowable(whenTrue, b) ? b : binaryPromotion(a, b);
}
