import { NULL, primitive } from "../../ir/types.ts";
import { located } from "../limits.ts";
import type { Expression, ExpressionOf } from "../syntax/tree/expression.ts";
import { markUsed } from "../typed/frames.ts";
import type { TypedExpression } from "../typed/tree.ts";
import { thisTypeOf } from "../types/relations/this-type.ts";
import type { StaticType } from "../types/static-types.ts";
import { checkAssignment, checkUpdate } from "./calls/assignments.ts";
import { checkCall } from "./calls/calls.ts";
import { checkNew } from "./calls/creation.ts";
import { checkMember, checkName, checkOuterThis, checkThis } from "./calls/names.ts";
import { settled } from "./conversions/arguments.ts";
import { foldVariable } from "./conversions/constant-variables.ts";
import { constant } from "./conversions/conversions.ts";
import { refuseForwardReference } from "./flow/forward-references.ts";
import { checkElement, checkNewArray } from "./operators/arrays.ts";
import { checkCast, checkInstanceof } from "./operators/casts.ts";
import { checkClassLiteral } from "./operators/class-literals.ts";
import { checkConditional } from "./operators/conditionals.ts";
import { constantText } from "./operators/constant-text.ts";
import { checkBinary, checkUnary } from "./operators/operators.ts";
import { checkMatches } from "./operators/patterns.ts";
import { checkSwitchValue } from "./operators/switches.ts";
import type { Checker } from "./scope/checker.ts";
import { illFormed, invalid } from "./scope/checker.ts";

/** The type of an expression and the meaning of every name in it. Throws `BudgetSpent` and `LimitReached`. */
export function checkExpression(checker: Checker, node: Expression): TypedExpression {
  checker.budget.spend();
  try {
    return checkKind(checker, node);
  } catch (cause) {
    throw located(cause, checker.inside.source, node);
  }
}

function checkKind(checker: Checker, node: Expression): TypedExpression {
  switch (node.kind) {
    case "literal":
      if (node.value.kind === "string") return constantText(checker, node, node.value.value);
      return constant(node.value, literalType(node.value), node);
    case "name":
      return foldVariable(checker, used(checker, node, checkName(checker, node)));
    case "this":
      if (!checkThis(checker, node)) return invalid(node);
      return { kind: "this", type: thisTypeOf(checker.inside), start: node.start, end: node.end };
    case "outer-this":
      return checkOuterThis(checker, node);
    case "lambda":
    case "method-reference":
      return settled(checker.argument(node));
    case "super":
      illFormed(checker, node, "super-is-no-value");
      return invalid(node);
    case "member":
      return foldVariable(checker, used(checker, node, checkMember(checker, node)));
    case "element":
      return checkElement(checker, node);
    case "call":
      return checkCall(checker, node);
    case "new":
      return checkNew(checker, node);
    case "new-array":
      return checkNewArray(checker, node);
    case "array-initializer":
      illFormed(checker, node, "braces-without-type");
      return invalid(node);
    case "assignment":
      return checkAssignment(checker, node);
    case "update":
      return checkUpdate(checker, node);
    case "binary":
      return checkBinary(checker, node);
    case "unary":
      return checkUnary(checker, node);
    case "conditional":
      return checkConditional(checker, node);
    case "cast":
      return checkCast(checker, node);
    case "instanceof":
      return checkInstanceof(checker, node);
    case "matches":
      return checkMatches(checker, node);
    case "switch":
      return checkSwitchValue(checker, node.switch, undefined);
    case "class-literal":
      return checkClassLiteral(checker, node);
    case "checked":
      return checker.checkedNodes.get(node) ?? invalid(node);
    case "missing":
      return invalid(node);
  }
}

/** A variable of a body around a lambda or a class has to be captured by it, and a field declared by then. */
function used(checker: Checker, node: Expression, value: TypedExpression): TypedExpression {
  if (value.kind === "local") {
    markUsed(checker.scope.frame, value.local);
    checker.localClasses.captures.use(checker, value);
  }
  refuseForwardReference(checker, node, value);
  return value;
}

function literalType(value: Exclude<ExpressionOf<"literal">["value"], { readonly kind: "string" }>): StaticType {
  return value.kind === "null" ? NULL : primitive(value.kind);
}
