import { isSubtype } from "../../../ir/hierarchy.ts";
import type { Type } from "../../../ir/program.ts";
import { isReference } from "../../../ir/types.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { erase } from "../../types/static-types.ts";

/** A value whose erased type is known, marked where its type here is narrower than that. */
export function adapted(value: TypedExpression, natural: Type): TypedExpression {
  const { type, start, end } = value;
  if (!isReference(type) || !isReference(natural) || isSubtype(natural, erase(type))) return value;
  return { kind: "adapt", type, operand: { ...value, type: natural } as TypedExpression, start, end };
}
