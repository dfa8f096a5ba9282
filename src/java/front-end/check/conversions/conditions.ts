import { isBoolean } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Expression } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { showStatic } from "../../types/static-types.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, invalid, wrongType } from "../scope/checker.ts";
import { unboxedType, unboxedValue } from "./boxing.ts";

/** An expression that must be true or false. */
export function checkCondition(checker: Checker, node: Expression): TypedExpression {
  const condition = checkOperand(checker, node);
  if (condition.type.kind === "error" || isBoolean(condition.type)) return condition;
  if (unboxedType(condition.type)?.name === "boolean") return unboxedValue(checker, condition);
  const hint = expectedType(node.kind === "assignment" ? "condition-not-assignment" : "condition");
  wrongType(checker, node, showStatic(condition.type), hint);
  return invalid(node);
}
