import type { PrimitiveName, PrimitiveType } from "../../../ir/program.ts";
import { classType, primitive } from "../../../ir/types.ts";
import type { ClassTable } from "../class-table.ts";
import type { StaticClassType, StaticType } from "../generic-types.ts";
import { resolved } from "../generic-types.ts";
import { isCompatible } from "../static-types.ts";

const BOXES: Readonly<Record<PrimitiveName, string>> = {
  boolean: "Boolean",
  byte: "Byte",
  short: "Short",
  char: "Character",
  int: "Integer",
  long: "Long",
  float: "Float",
  double: "Double",
};

const BOXED: ReadonlyMap<string, PrimitiveName> = new Map(
  Object.entries(BOXES).map(([name, box]) => [box, name as PrimitiveName]),
);

/** The class whose objects hold a value of the primitive type (JLS 5.1.7). */
export function boxOf(table: ClassTable, type: PrimitiveType): StaticClassType {
  return classType(table.wellKnown(`java.lang.${BOXES[type.name]}`).info);
}

/** The primitive type that objects of this type hold (JLS 5.1.8); undefined when it is no such class. */
export function unboxed(type: StaticType): PrimitiveType | undefined {
  const from = resolved(type);
  if (from.kind === "variable") return from.variable.bounds.map(unboxed).find((found) => found !== undefined);
  if (from.kind === "intersection") return from.types.map(unboxed).find((found) => found !== undefined);
  if (from.kind !== "class" || !from.class.isLibrary) return undefined;
  const name = BOXED.get(from.class.name);
  return name === undefined ? undefined : primitive(name);
}

/** A primitive type's class; any other type as it is. */
export function asReference(table: ClassTable, type: StaticType): StaticType {
  return type.kind === "primitive" ? boxOf(table, type) : type;
}

/** What an argument may be when boxing is allowed (JLS 5.3). */
export function isLooselyCompatible(table: ClassTable, from: StaticType, to: StaticType): boolean {
  if (isCompatible(from, to)) return true;
  if (from.kind === "primitive" && to.kind !== "primitive") return isCompatible(boxOf(table, from), to);
  const value = to.kind === "primitive" ? unboxed(from) : undefined;
  return value !== undefined && isCompatible(value, to);
}
