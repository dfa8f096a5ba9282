import { classFileBytes, MAX_TEXT_BYTES } from "../../limits.ts";
import type { Expression } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { constant } from "../conversions/conversions.ts";
import type { Checker } from "../scope/checker.ts";
import { illFormed, invalid } from "../scope/checker.ts";

/** A text that is known before the program runs, as long as javac takes it. */
export function constantText(checker: Checker, node: Expression, text: string): TypedExpression {
  if (text.length < MAX_TEXT_BYTES && classFileBytes(text) <= MAX_TEXT_BYTES)
    return constant({ kind: "string", value: text }, { kind: "class", class: checker.table.string.info }, node);
  illFormed(checker, node, "constant-too-long", { limit: MAX_TEXT_BYTES });
  return invalid(node);
}
