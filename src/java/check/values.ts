import type { Expression } from "../syntax/expression.ts";
import type { TypedExpression } from "../typed/tree.ts";
import type { StaticType } from "../types/static-types.ts";
import { isReference } from "../types.ts";
import { checkArrayInitializer } from "./arrays.ts";
import type { Checker } from "./checker.ts";
import { checkOperand } from "./checker.ts";
import { checkCondition } from "./conditions.ts";
import { assignTo } from "./conversions.ts";

/** An expression that is to become a value of this type: what is assigned, returned or listed (JLS 5.2). */
export function checkValueOf(checker: Checker, node: Expression, expected: StaticType): TypedExpression {
  if (node.kind === "array-initializer") return checkArrayInitializer(checker, node, expected, node);
  if (node.kind === "conditional" && expected.kind !== "error" && isReference(expected)) {
    return {
      kind: "conditional",
      type: expected,
      condition: checkCondition(checker, node.condition),
      whenTrue: checkValueOf(checker, node.whenTrue, expected),
      whenFalse: checkValueOf(checker, node.whenFalse, expected),
      start: node.start,
      end: node.end,
    };
  }
  return assignTo(checker, checkOperand(checker, node), expected);
}
