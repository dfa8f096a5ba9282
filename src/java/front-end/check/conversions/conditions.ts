import { isBoolean, primitive } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Expression } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { showStatic } from "../../types/static-types.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, invalid, wrongType } from "../scope/checker.ts";
import { settled } from "./arguments.ts";
import { unboxedType, unboxedValue } from "./boxing.ts";

/** An expression that must be true or false: this is expected of calls and choices, as by javac. */
export function checkCondition(checker: Checker, node: Expression): TypedExpression {
  return asCondition(checker, node, settled(checker.argument(node), primitive("boolean")));
}

/** An operand of `&&`, `||` or `!`, whose type does not depend on where it stands (JLS 15.23). */
export function checkLogicalOperand(checker: Checker, node: Expression): TypedExpression {
  return asCondition(checker, node, checkOperand(checker, node));
}

function asCondition(checker: Checker, node: Expression, condition: TypedExpression): TypedExpression {
  if (condition.type.kind === "error" || isBoolean(condition.type)) return condition;
  if (unboxedType(condition.type)?.name === "boolean") return unboxedValue(checker, condition);
  const hint = expectedType(node.kind === "assignment" ? "condition-not-assignment" : "condition");
  wrongType(checker, node, showStatic(condition.type), hint);
  return invalid(node);
}
