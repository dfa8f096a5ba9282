import type { TypedExpression } from "../../typed/tree.ts";
import type { Checker } from "../scope/checker.ts";
import { adapted } from "./adapt.ts";

/** A value that must not be null, by a call of `Objects.requireNonNull` as javac puts it in (JLS 15.9.4, 15.13.3). */
export function notNull(checker: Checker, value: TypedExpression): TypedExpression {
  if (value.kind === "this" || value.kind === "new" || value.kind === "constant" || value.type.kind === "error")
    return value;
  const owner = checker.table.wellKnown("java.util.Objects");
  const method = owner.methods.get("requireNonNull")?.find(({ parameterTypes }) => parameterTypes.length === 1);
  if (method === undefined) return value;
  const { type, start, end } = value;
  const at = { start: end, end };
  const check: TypedExpression = {
    kind: "call",
    type,
    method: method.info,
    callKind: "static",
    receiver: undefined,
    arguments: [value],
    at,
    isImplied: true,
    start,
    end,
  };
  return adapted(check, method.info.returnType);
}
