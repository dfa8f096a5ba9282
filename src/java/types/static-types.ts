import { isSubtype, superinterfacesOf } from "../hierarchy.ts";
import type { ClassType, PrimitiveName, Type } from "../program.ts";
import { isBoolean, isNumeric, isReference, primitive, sameType, showType } from "../types.ts";

/** The type of something that has been complained about already. It fits everywhere, so that one mistake gives one error. */
export interface ErrorType {
  readonly kind: "error";
}

/** A type while the program is being checked. */
export type StaticType = Type | ErrorType;

export const ERROR_TYPE: ErrorType = { kind: "error" };

/** What remains of a type in the three-address code. */
export function erase(type: StaticType): Type {
  return type.kind === "error" ? { kind: "null" } : type;
}

export function showStatic(type: StaticType): string {
  return type.kind === "error" ? "?" : showType(type);
}

const WIDER: Readonly<Record<PrimitiveName, readonly PrimitiveName[]>> = {
  boolean: [],
  byte: ["short", "int", "long", "float", "double"],
  short: ["int", "long", "float", "double"],
  char: ["int", "long", "float", "double"],
  int: ["long", "float", "double"],
  long: ["float", "double"],
  float: ["double"],
  double: [],
};

/** Subtyping among primitive types too (JLS 4.10): what an argument may be without a cast. */
export function isCompatible(from: StaticType, to: StaticType): boolean {
  if (from.kind === "error" || to.kind === "error") return true;
  if (from.kind === "primitive" && to.kind === "primitive") {
    return from.name === to.name || WIDER[from.name].includes(to.name);
  }
  return isReference(from) && isReference(to) && isSubtype(from, to);
}

/** Whether a cast from one to the other can compile (JLS 5.5). */
export function isCastable(from: StaticType, to: StaticType, isFinal: (type: Type) => boolean): boolean {
  if (from.kind === "error" || to.kind === "error") return true;
  if (isNumeric(from) || isNumeric(to)) return isNumeric(from) && isNumeric(to);
  if (isBoolean(from) || isBoolean(to)) return sameType(from, to);
  if (!isReference(from) || !isReference(to)) return false;
  if (isSubtype(from, to) || isSubtype(to, from)) return true;
  if (from.kind === "array" && to.kind === "array") {
    return isReference(from.element) && isReference(to.element) && isCastable(from.element, to.element, isFinal);
  }
  return mayMeet(from, to, isFinal);
}

/** Unrelated types may still have a common subtype when one is an interface and the other is not final. */
function mayMeet(a: Type, b: Type, isFinal: (type: Type) => boolean): boolean {
  if (a.kind !== "class" || b.kind !== "class") return false;
  if (a.class.kind === "interface") return !isFinal(b);
  return b.class.kind === "interface" && !isFinal(a);
}

/** `byte`, `short` and `char` count as `int` (JLS 5.6). Undefined when the type is not numeric. */
export function unaryPromotion(type: StaticType): Type | undefined {
  if (type.kind === "error" || !isNumeric(type)) return undefined;
  return WIDER[type.name].includes("int") ? primitive("int") : type;
}

/** The common type in which two numbers are computed with. Undefined unless both are numeric. */
export function binaryPromotion(a: StaticType, b: StaticType): Type | undefined {
  const left = unaryPromotion(a);
  const right = unaryPromotion(b);
  if (left === undefined || right === undefined) return undefined;
  return isCompatible(left, right) ? right : left;
}

/** The least type that has room for both; undefined when there is none but for a mix of numbers and objects. */
export function join(a: StaticType, b: StaticType, object: Type): StaticType {
  if (a.kind === "error" || isCompatible(b, a)) return a;
  if (b.kind === "error" || isCompatible(a, b)) return b;
  if (a.kind !== "class" || b.kind !== "class") return binaryPromotion(a, b) ?? object;
  for (let info = a.class.superclass; info !== undefined; info = info.superclass) {
    const type: Type = { kind: "class", class: info };
    if (isSubtype(b, type) && !sameType(type, object)) return type;
  }
  return commonInterface(a, b) ?? object;
}

function commonInterface(a: ClassType, b: Type): Type | undefined {
  for (const info of superinterfacesOf(a.class)) {
    const type: Type = { kind: "class", class: info };
    if (isSubtype(b, type)) return type;
  }
  return undefined;
}
