import type { ConstantValue, Expression } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import type { FieldSymbol } from "../../types/symbols.ts";
import type { Checker } from "../scope/checker.ts";
import { constant } from "./conversions.ts";

/** The value of a constant variable in place of its name: final, of a primitive type or String, set to a constant (JLS 4.12.4). */
export function foldVariable(checker: Checker, node: TypedExpression): TypedExpression {
  const value = valueOf(checker, node);
  return value === undefined ? node : constant(value, node.type, node);
}

function valueOf(checker: Checker, node: TypedExpression): ConstantValue | undefined {
  if (node.kind === "local") return node.local.constant;
  if (node.kind !== "field" || !(node.receiver === undefined || node.receiver.kind === "this")) return undefined;
  const field = checker.table.symbolOf(node.field.class).fields.get(node.field.name);
  return field === undefined ? undefined : checker.constantOf(field);
}

/** Whether the field is final and of a type that constants have, and its initializer looks like one. */
export function mayBeConstantVariable({ isFinal, declaration, info }: FieldSymbol): boolean {
  if (!isFinal || declaration?.kind !== "field" || declaration.initializer === undefined) return false;
  if (info.type.kind !== "primitive" && !(info.type.kind === "class" && info.type.class.name.endsWith("String")))
    return false;
  return mayBeConstant(declaration.initializer);
}

/** Whether an expression is built from nothing but literals, names and operators. */
export function mayBeConstant(node: Expression): boolean {
  switch (node.kind) {
    case "literal":
      return node.value.kind !== "null";
    case "name":
      return true;
    case "member":
      return mayBeConstant(node.object);
    case "unary":
    case "cast":
      return mayBeConstant(node.operand);
    case "binary":
      return mayBeConstant(node.left) && mayBeConstant(node.right);
    case "conditional":
      return mayBeConstant(node.condition) && mayBeConstant(node.whenTrue) && mayBeConstant(node.whenFalse);
    default:
      return false;
  }
}
