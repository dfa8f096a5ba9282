import type { ClassInfo, Type } from "../../../../java/index.ts";
import type { TypeOfInterest } from "../../options.ts";

const BOXES: ReadonlySet<string> = new Set([
  "Boolean",
  "Byte",
  "Short",
  "Character",
  "Integer",
  "Long",
  "Float",
  "Double",
]);

/** Library classes whose objects never change: a variable of such a type holds all that there is to know. */
const IMMUTABLE: ReadonlySet<string> = new Set([
  "String",
  "Number",
  "Math",
  "StrictMath",
  "Object",
  "Objects",
  "CharSequence",
  "Comparable",
  "Class",
  "Optional",
  "OptionalInt",
  "OptionalLong",
  "OptionalDouble",
  "Void",
  "System",
  "Thread",
  "Enum",
  "Record",
]);

export function isBox(info: ClassInfo): boolean {
  return info.isLibrary && BOXES.has(info.name);
}

/** Strings, boxes and the like: what is known of them travels with the variable. */
export function isValueClass(info: ClassInfo): boolean {
  return info.isLibrary && (BOXES.has(info.name) || IMMUTABLE.has(info.name));
}

export function isValueType(type: Type): boolean {
  return type.kind !== "array" && (type.kind !== "class" || isValueClass(type.class));
}

/**
 * Remark 3: variables of primitive types, strings, boxes and modeled classes are looked at, and arrays of them. The
 * modeled classes are those of the library, `Object` and interfaces among them: they may stand for a string.
 */
export function isOfInterest(type: Type, types: ReadonlySet<TypeOfInterest>): boolean {
  switch (type.kind) {
    case "primitive":
      return types.has("primitives");
    case "array":
      return isOfInterest(type.element, types);
    case "class":
      if (types.has("all")) return true;
      if (!type.class.isLibrary) return false;
      if (type.class.name === "String") return types.has("strings");
      return types.has(isBox(type.class) ? "boxes" : "modeled");
    case "null":
    case "void":
      return false;
  }
}
