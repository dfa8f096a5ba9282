import type { Type } from "../../../ir/program.ts";
import { classType, showType } from "../../../ir/types.ts";
import type { ExpressionOf } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { resolveType } from "../../types/declarations/resolve-types.ts";
import type { StaticType } from "../../types/generic-types.ts";
import { asReference } from "../../types/relations/boxing.ts";
import { erase, showStatic } from "../../types/static-types.ts";
import { constant } from "../conversions/conversions.ts";
import type { Checker } from "../scope/checker.ts";
import { illFormed, invalid } from "../scope/checker.ts";

/** `T.class`: a call of `Class.literal` with the name of the type. */
export function checkClassLiteral(checker: Checker, node: ExpressionOf<"class-literal">): TypedExpression {
  const type = resolveType(checker, node.type);
  const owner = checker.table.wellKnown("java.lang.Class");
  const method = owner.methods.get("literal")?.[0];
  if (type.kind === "error" || method === undefined) return invalid(node);
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
    type: { kind: "class", class: owner.info, arguments: [argumentOf(checker, type)] },
    method: method.info,
    callKind: "static",
    receiver: undefined,
    arguments: [text],
    at: place,
    ...place,
  };
}

/** `int.class` is a `Class<Integer>`, `void.class` a `Class<Void>` (JLS 15.8.2). */
function argumentOf({ table }: Checker, type: StaticType): StaticType {
  return type.kind === "void" ? classType(table.wellKnown("java.lang.Void").info) : asReference(table, type);
}

/** A class that nothing else mentions is part of the program all the same: it is read once its superclass is asked for. */
function refer(checker: Checker, type: Type): void {
  if (type.kind === "array") refer(checker, type.element);
  else if (type.kind === "class") void checker.table.symbolOf(type.class).superclass;
}
