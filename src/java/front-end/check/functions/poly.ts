import type { Expression } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { startCall } from "../calls/calls.ts";
import { startNew } from "../calls/creation.ts";
import { startConditional } from "../operators/conditionals.ts";
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
      return isFunction(node) ? pendingChoice(checker, node) : startConditional(checker, node);
    default:
      return checkOperand(checker, node);
  }
}

function isFunction(node: Expression): boolean {
  if (node.kind === "conditional") return isFunction(node.whenTrue) || isFunction(node.whenFalse);
  return node.kind === "lambda" || node.kind === "method-reference";
}

/** `c ? x -> … : y -> …` takes its type from its place. */
function pendingChoice(checker: Checker, node: Expression): TypedExpression {
  const { start, end } = node;
  const here = checker.fork({});
  let finished: TypedExpression | undefined;
  return {
    kind: "pending",
    type: { kind: "function", fits: () => true, prefers: () => false },
    pending: {
      inference: undefined,
      later: undefined,
      finish: (expected) => {
        finished ??= expected === undefined ? checkOperand(here, node) : here.valueOf(node, expected);
        return finished;
      },
    },
    start,
    end,
  };
}
