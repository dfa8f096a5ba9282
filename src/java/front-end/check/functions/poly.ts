import type { Expression } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { startCall } from "../calls/calls.ts";
import { startNew } from "../calls/creation.ts";
import { startConditional } from "../operators/conditionals.ts";
import { startSwitch } from "../operators/switches.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, refuseVoid } from "../scope/checker.ts";
import { startLambda } from "./lambdas.ts";
import { startMethodReference } from "./method-references.ts";

/** An argument, or another expression whose type may depend on what is expected of it (JLS 15.2): then it stays pending. */
export function startArgument(checker: Checker, node: Expression): TypedExpression {
  switch (node.kind) {
    case "lambda":
      return startLambda(checker, node);
    case "method-reference":
      return startMethodReference(checker, node);
    case "call":
      return refuseVoid(checker, node, startCall(checker, node));
    case "new":
      return startNew(checker, node);
    case "conditional":
      return startConditional(checker, node);
    case "switch":
      return startSwitch(checker, node.switch);
    default:
      return checkOperand(checker, node);
  }
}
