import type { Type } from "../../../ir/program.ts";
import { classType, showType } from "../../../ir/types.ts";
import { unsupported } from "../../../messages/unsupported.ts";
import type { ExpressionOf } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { resolveType } from "../../types/declarations/resolve-types.ts";
import { erase, showStatic } from "../../types/static-types.ts";
import { constant } from "../conversions/conversions.ts";
import type { Checker } from "../scope/checker.ts";
import { illFormed, invalid, report } from "../scope/checker.ts";

/** `T.class`: a call of `Class.literal` with the name of the type. */
export function checkClassLiteral(checker: Checker, node: ExpressionOf<"class-literal">): TypedExpression {
  const type = resolveType(checker, node.type);
  const owner = checker.table.wellKnown("java.lang.Class");
  const method = owner.methods.get("literal")?.[0];
  if (type.kind === "error" || method === undefined) return invalid(node);
  if (type.kind === "primitive" || type.kind === "void") {
    report(checker, unsupported(checker.inside.source.span(node), "class-of-primitive-type"));
    return invalid(node);
  }
  if (type.kind === "variable") {
    illFormed(checker, node.type, "class-of-type-parameter", { type: showStatic(type) });
    return invalid(node);
  }
  const place = { start: node.start, end: node.end };
  const erased = erase(type);
  refer(checker, erased);
  const name = showType(erased);
  const text = constant({ kind: "string", value: name }, classType(checker.table.string.info), node);
  return {
    kind: "call",
    type: { kind: "class", class: owner.info, arguments: [type] },
    method: method.info,
    callKind: "static",
    receiver: undefined,
    arguments: [text],
    at: place,
    ...place,
  };
}

/** A class that nothing else mentions is part of the program all the same: it is read once its superclass is asked for. */
function refer(checker: Checker, type: Type): void {
  if (type.kind === "array") refer(checker, type.element);
  else if (type.kind === "class") void checker.table.symbolOf(type.class).superclass;
}
