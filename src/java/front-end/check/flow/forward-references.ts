import type { Located } from "../../syntax/source-text.ts";
import type { Expression } from "../../syntax/tree/expression.ts";
import type { FieldUse, TypedExpression } from "../../typed/tree.ts";
import type { FieldSymbol } from "../../types/symbols.ts";
import type { Checker } from "../scope/checker.ts";
import { illFormed } from "../scope/checker.ts";

/**
 * An initializer, lambdas in it included, reads no field of its class by its simple name that is declared behind it, nor the
 * field whose value it is (JLS 8.3.3). Of enums neither by `E.f`, as javac reads 8.9.2, unless the field is constant.
 */
export function refuseForwardReference(checker: Checker, node: Expression, use: TypedExpression): void {
  if (!checker.isInitializer || use.kind !== "field" || use.field.class !== checker.inside.info) return;
  const symbol = checker.inside.fields.get(use.field.name);
  if (symbol === undefined || use.field.isStatic !== checker.isStatic) return;
  if (node.kind !== "name" && !isVariableOfEnum(checker, use, symbol)) return;
  if (isWithin(node, valueOf(symbol)))
    illFormed(checker, node, "field-read-in-own-initializer", { name: use.field.name });
  else if (symbol.declaration !== undefined && node.start < symbol.declaration.name.start)
    illFormed(checker, node, "field-read-before-declared", { name: use.field.name });
}

function isVariableOfEnum(checker: Checker, { field }: FieldUse, symbol: FieldSymbol): boolean {
  return field.isStatic && field.class.kind === "enum" && checker.constantOf(symbol) === undefined;
}

/** Where the value of the field is written. */
function valueOf({ declaration }: FieldSymbol): Located | undefined {
  return declaration?.kind === "field" ? declaration.initializer : declaration;
}

function isWithin(node: Located, place: Located | undefined): boolean {
  return place !== undefined && place.start <= node.start && node.end <= place.end;
}
