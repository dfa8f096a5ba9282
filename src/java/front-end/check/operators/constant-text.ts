import type { Expression } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { constant } from "../conversions/conversions.ts";
import type { Checker } from "../scope/checker.ts";
import { illFormed, invalid } from "../scope/checker.ts";

/** What a class file has room for (JVMS 4.4.7): constants that double from one to the next end somewhere. */
const MOST = 65_535;

/** A text that is known before the program runs, as long as javac takes it. */
export function constantText(checker: Checker, node: Expression, text: string): TypedExpression {
  if (text.length < MOST && bytesOf(text) <= MOST)
    return constant({ kind: "string", value: text }, { kind: "class", class: checker.table.string.info }, node);
  illFormed(checker, node, "constant-too-long", { limit: MOST });
  return invalid(node);
}

/** In the encoding of class files: a zero has two bytes, a letter outside of the first plane six. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0) bytes += 2;
    else bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
  }
  return bytes;
}
