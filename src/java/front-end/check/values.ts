import { isReference } from "../../ir/types.ts";
import { located } from "../limits.ts";
import type { Expression } from "../syntax/tree/expression.ts";
import type { TypedExpression } from "../typed/tree.ts";
import { isOpen } from "../types/generic-types.ts";
import type { StaticType } from "../types/static-types.ts";
import { valueLater } from "./conversions/arguments.ts";
import { assignTo } from "./conversions/conversions.ts";
import { checkArrayInitializer } from "./operators/arrays.ts";
import { checkConditionalAs } from "./operators/conditionals.ts";
import { checkSwitchValue } from "./operators/switches.ts";
import type { Checker } from "./scope/checker.ts";

/** An expression that is to become a value of this type: what is assigned, returned or listed (JLS 5.2). Throws `LimitReached`. */
export function checkValueOf(checker: Checker, node: Expression, expected: StaticType): TypedExpression {
  try {
    return checkKind(checker, node, expected);
  } catch (cause) {
    throw located(cause, checker.inside.source, node);
  }
}

function checkKind(checker: Checker, node: Expression, expected: StaticType): TypedExpression {
  if (node.kind !== "array-initializer" && isOpen(expected)) return valueLater(checker, node, expected);
  if (node.kind === "array-initializer") return checkArrayInitializer(checker, node, expected, node);
  if (node.kind === "conditional" && isReference(expected)) return checkConditionalAs(checker, node, expected);
  if (node.kind === "switch" && expected.kind !== "error") return checkSwitchValue(checker, node.switch, expected);
  return assignTo(checker, checker.argument(node), expected);
}
