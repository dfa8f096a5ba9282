import { type ClassInfo, type Type as JavaType, showType } from "../../../../java/index.ts";
import { type Definitions, OBJECT, type Type, type Typed } from "../../../separation/index.ts";
import { isObject } from "../concrete/index.ts";
import { isFractional } from "../state/fractions.ts";

/** The instance fields that formulas can speak of, inherited ones first. */
export function fieldsOf(info: ClassInfo, data: Definitions["data"]): readonly Typed[] {
  const above = info.superclass === undefined || info.superclass.isLibrary ? [] : fieldsOf(info.superclass, data);
  const own = info.fields.flatMap((field): readonly Typed[] => {
    const type = field.isStatic ? undefined : logicalType(field.type, data);
    return type === undefined ? [] : [{ name: field.name, type }];
  });
  return [...above, ...own];
}

/**
 * The type that formulas have for a Java type; undefined for texts, and for arrays and `Object` where the formulas do not
 * mention them.
 */
export function logicalType(type: JavaType, data: Definitions["data"]): Type | undefined {
  if (type.kind === "array") return data.has(showType(type)) ? { kind: "reference", data: showType(type) } : undefined;
  if (type.kind === "class") {
    if (isObject(type.class) && data.has(OBJECT)) return { kind: "reference", data: undefined };
    return type.class.isLibrary ? undefined : { kind: "reference", data: type.class.name };
  }
  if (type.kind !== "primitive") return undefined;
  if (isFractional(type)) return { kind: "double" };
  return type.name === "boolean" ? { kind: "bool" } : { kind: "int" };
}

export function showLogical(type: Type): string {
  return type.kind === "reference" ? (type.data ?? "a reference") : type.kind;
}
