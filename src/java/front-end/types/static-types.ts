import { isRoot } from "../../ir/hierarchy.ts";
import type { PrimitiveName, PrimitiveType, Type } from "../../ir/program.ts";
import { isNumeric, isReference, primitive, showType } from "../../ir/types.ts";
import type { ErrorType, StaticType, TypeVariable } from "./generic-types.ts";
import { resolved } from "./generic-types.ts";
import { isSubtypeOf } from "./relations/subtyping.ts";

export type { ErrorType, StaticType } from "./generic-types.ts";

export const ERROR_TYPE: ErrorType = { kind: "error" };

/** What remains of a type in the three-address code. */
export function erase(type: StaticType): Type {
  switch (type.kind) {
    case "error":
    case "function":
      return { kind: "null" };
    case "class":
      return type.arguments === undefined ? type : { kind: "class", class: type.class };
    case "array":
      return { kind: "array", element: erase(type.element) };
    case "variable": {
      const now = resolved(type);
      if (now.kind !== "variable") return erase(now);
      const [bound] = now.variable.bounds;
      return bound === undefined ? { kind: "null" } : erase(bound);
    }
    case "wildcard":
      return type.bound === "super" || type.type === undefined ? { kind: "null" } : erase(type.type);
    case "intersection": {
      const [first] = type.types;
      return first === undefined ? { kind: "null" } : erase(first);
    }
    default:
      return type;
  }
}

/** The most of a type that is shown, in characters. */
const MAX_SHOWN = 500;

/** As the reader would write it; of a very long one the beginning. */
export function showStatic(type: StaticType): string {
  const text = show(type, false);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
}

/** What a wildcard within a wildcard stands for is not spelled out: it may go on for ever. */
function show(type: StaticType, isWithinWildcard: boolean): string {
  switch (type.kind) {
    case "error":
    case "function":
      return "?";
    case "class": {
      const given = type.arguments ?? [];
      return given.length === 0
        ? showType(type)
        : `${showType(type)}<${given.map((each) => show(each, isWithinWildcard)).join(", ")}>`;
    }
    case "array":
      return `${show(type.element, isWithinWildcard)}[]`;
    case "variable": {
      const now = resolved(type);
      if (now.kind !== "variable") return show(now, isWithinWildcard);
      return now.variable.isCaptured && !isWithinWildcard ? showCaptured(now.variable) : now.variable.name;
    }
    case "wildcard":
      return type.type === undefined ? "?" : `? ${type.bound} ${show(type.type, isWithinWildcard)}`;
    case "intersection":
      return type.types.map((each) => show(each, isWithinWildcard)).join(" & ");
    default:
      return showType(type);
  }
}

function showCaptured({ lower, bounds }: TypeVariable): string {
  if (lower !== undefined) return `? super ${show(lower, true)}`;
  const [bound] = bounds;
  const isAny = bound === undefined || (bound.kind === "class" && isRoot(bound.class));
  return isAny ? "?" : `? extends ${show(bound, true)}`;
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
  return isReference(from) && isReference(to) && isSubtypeOf(from, to);
}

/** `byte`, `short` and `char` count as `int` (JLS 5.6). Undefined when the type is not numeric. */
export function unaryPromotion(type: StaticType): PrimitiveType | undefined {
  if (!isNumeric(type)) return undefined;
  return WIDER[type.name].includes("int") ? primitive("int") : type;
}

/** The common type in which two numbers are computed with. Undefined unless both are numeric. */
export function binaryPromotion(a: StaticType, b: StaticType): PrimitiveType | undefined {
  const left = unaryPromotion(a);
  const right = unaryPromotion(b);
  if (left === undefined || right === undefined) return undefined;
  return isCompatible(left, right) ? right : left;
}
