import { type ClassInfo, type Type as JavaType, showType } from "../../../../java/index.ts";
import { type Definitions, OBJECT, type Type, type Typed } from "../../../separation/index.ts";
import { isObject } from "../concrete/index.ts";
import { instanceFields } from "../program/inputs.ts";
import { isFractional } from "../state/fractions.ts";

/**
 * The instance fields that formulas can speak of, inherited ones first; of the library’s those that they do speak of. Where they
 * say what a field of type `Object` points to, it is one of them.
 */
export function fieldsOf(info: ClassInfo, data: Definitions["data"]): readonly Typed[] {
  const mentioned = new Map(data.get(info.name)?.fields.map((field) => [field.name, field]));
  return instanceFields(info).flatMap((field): readonly Typed[] => {
    const stated = mentioned.get(field.name);
    if (field.class.isLibrary && stated === undefined) return [];
    const pointsTo = stated?.isOpen === true ? undefined : stated?.type;
    const type = logicalType(field.type, data) ?? (isAnyObject(field.type) ? referenceIn(pointsTo) : undefined);
    return type === undefined ? [] : [{ name: field.name, type }];
  });
}

function isAnyObject(type: JavaType): boolean {
  return type.kind === "class" && isObject(type.class);
}

function referenceIn(type: Type | undefined): Type | undefined {
  return type?.kind === "reference" && type.data !== undefined ? type : undefined;
}

/**
 * The type that formulas have for a Java type; undefined for texts, and for arrays and `Object` where the formulas do not
 * mention them.
 */
export function logicalType(type: JavaType, data: Definitions["data"]): Type | undefined {
  if (type.kind === "array") return data.has(showType(type)) ? { kind: "reference", data: showType(type) } : undefined;
  if (type.kind === "class") {
    if (isAnyObject(type) && data.has(OBJECT)) return { kind: "reference", data: undefined };
    return type.class.isLibrary ? undefined : { kind: "reference", data: type.class.name };
  }
  if (type.kind !== "primitive") return undefined;
  if (isFractional(type)) return { kind: "double" };
  return type.name === "boolean" ? { kind: "bool" } : { kind: "int" };
}

export function showLogical(type: Type): string {
  return type.kind === "reference" ? (type.data ?? "a reference") : type.kind;
}
