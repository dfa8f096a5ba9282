import type { PrimitiveType } from "../../../ir/program.ts";
import { sameType } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { boxOf, unboxed } from "../../types/relations/boxing.ts";
import type { StaticType } from "../../types/static-types.ts";
import type { MethodSymbol } from "../../types/symbols.ts";
import type { Checker } from "../scope/checker.ts";

/** `int` for `Integer` and for `int` itself; undefined for types without a primitive one (JLS 5.1.8). */
export function unboxedType(type: StaticType): PrimitiveType | undefined {
  return type.kind === "primitive" ? type : unboxed(type);
}

/** The primitive value of a box, by a call of `intValue()` and its like. Other values stay as they are. */
export function unboxedValue(checker: Checker, value: TypedExpression): TypedExpression {
  const type = value.type.kind === "primitive" ? undefined : unboxed(value.type);
  if (type === undefined) return value;
  const method = unboxingMethod(checker, type).info;
  const { start, end } = value;
  const at = lastOf(value);
  return { kind: "call", type, method, callKind: "virtual", receiver: value, arguments: [], at, start, end };
}

/** A primitive value in a box, by a call of `Integer.valueOf` and its like. Other values stay as they are. */
export function boxedValue(checker: Checker, value: TypedExpression): TypedExpression {
  if (value.type.kind !== "primitive") return value;
  const { start, end } = value;
  return {
    kind: "call",
    type: boxOf(checker.table, value.type),
    method: boxingMethod(checker, value.type).info,
    callKind: "static",
    receiver: undefined,
    arguments: [value],
    at: lastOf(value),
    start,
    end,
  };
}

/** `Integer.intValue()`. */
export function unboxingMethod(checker: Checker, type: PrimitiveType): MethodSymbol {
  const box = checker.table.symbolOf(boxOf(checker.table, type).class);
  return found(box.methods.get(`${type.name}Value`)?.[0]);
}

/** `Integer.valueOf(int)`. */
export function boxingMethod(checker: Checker, type: PrimitiveType): MethodSymbol {
  const box = checker.table.symbolOf(boxOf(checker.table, type).class);
  return found(
    box.methods.get("valueOf")?.find(({ info: { parameters } }) => {
      const [only] = parameters;
      return parameters.length === 1 && only !== undefined && sameType(only.type, type);
    }),
  );
}

function found(method: MethodSymbol | undefined): MethodSymbol {
  if (method === undefined) throw new Error("the library lacks a method for boxing");
  return method;
}

/** Behind the calls within the value, which come first. */
function lastOf(value: Located): Located {
  return { start: Math.max(value.start, value.end - 1), end: value.end };
}
