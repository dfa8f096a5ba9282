import type { Expression, ExpressionOf } from "../syntax/expression.ts";
import type { TypedExpression } from "../typed/tree.ts";
import type { StaticType } from "../types/static-types.ts";
import { classType, NULL, primitive } from "../types.ts";
import { checkElement, checkNewArray } from "./arrays.ts";
import { checkAssignment, checkUpdate } from "./assignments.ts";
import { checkCall } from "./calls.ts";
import { checkCast, checkConditional, checkInstanceof } from "./casts.ts";
import type { Checker } from "./checker.ts";
import { illFormed, invalid } from "./checker.ts";
import { constant } from "./conversions.ts";
import { checkNew } from "./creation.ts";
import { checkMember, checkName, checkThis } from "./names.ts";
import { checkBinary, checkUnary } from "./operators.ts";

/** The type of an expression and the meaning of every name in it. */
export function checkExpression(checker: Checker, node: Expression): TypedExpression {
  switch (node.kind) {
    case "literal":
      return constant(node.value, literalType(checker, node), node);
    case "name":
      return checkName(checker, node);
    case "this":
      if (!checkThis(checker, node)) return invalid(node);
      return { kind: "this", type: classType(checker.inside.info), start: node.start, end: node.end };
    case "super":
      illFormed(checker, node, "“super” is no value of its own.", "Write “this”, or a dot and a member after it.");
      return invalid(node);
    case "member":
      return checkMember(checker, node);
    case "element":
      return checkElement(checker, node);
    case "call":
      return checkCall(checker, node);
    case "new":
      return checkNew(checker, node);
    case "new-array":
      return checkNewArray(checker, node);
    case "array-initializer":
      illFormed(
        checker,
        node,
        "Braces alone make no value here.",
        "Write “new T[]” with the element type before them.",
      );
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
    case "missing":
      return invalid(node);
  }
}

function literalType(checker: Checker, node: ExpressionOf<"literal">): StaticType {
  switch (node.value.kind) {
    case "null":
      return NULL;
    case "string":
      return classType(checker.table.string.info);
    default:
      return primitive(node.value.kind);
  }
}
