import { isSubclass } from "../../../ir/hierarchy.ts";
import type { Located } from "../../syntax/source-text.ts";
import { markThisUsed } from "../../typed/frames.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { thisTypeOf } from "../../types/relations/this-type.ts";
import type { ClassSymbol } from "../../types/symbols.ts";
import { hasOuterObject } from "../../types/symbols.ts";
import type { Checker } from "./checker.ts";

/** The object of a class around this place, `this` included; undefined when there is none (JLS 15.8.4). */
export function outerObject(checker: Checker, target: ClassSymbol, place: Located): TypedExpression | undefined {
  return walkOut(checker, place, (symbol) => symbol === target);
}

/** The innermost object around this place that is one of the class or of a class below it (JLS 15.9.2). */
export function outerObjectOf(checker: Checker, above: ClassSymbol, place: Located): TypedExpression | undefined {
  return walkOut(checker, place, (symbol) => isSubclass(symbol.info, above.info));
}

function walkOut(
  checker: Checker,
  place: Located,
  isWanted: (symbol: ClassSymbol) => boolean,
): TypedExpression | undefined {
  const { start, end } = place;
  let symbol = checker.inside;
  let object: TypedExpression | undefined;
  if (checker.isStatic) {
    if (!checker.isBeforeObject || !hasOuterObject(symbol) || symbol.outer === undefined) return undefined;
    const local = checker.scope.find("this$0");
    if (local === undefined) return undefined;
    symbol = symbol.outer;
    object = { kind: "local", type: thisTypeOf(symbol), local, start, end };
  } else object = { kind: "this", type: thisTypeOf(symbol), start, end };
  while (!isWanted(symbol)) {
    const field = symbol.fields.get("this$0");
    if (!hasOuterObject(symbol) || symbol.outer === undefined || field === undefined) return undefined;
    symbol = symbol.outer;
    object = { kind: "field", type: thisTypeOf(symbol), receiver: object, field: field.info, start, end };
  }
  markThisUsed(checker.scope.frame);
  return object;
}
