import { isSubclass } from "../../../ir/hierarchy.ts";
import type { Type } from "../../../ir/program.ts";
import { isBoolean, isNumeric, isReference } from "../../../ir/types.ts";
import type { ClassTable } from "../class-table.ts";
import type { StaticClassType, StaticType, TypeVariable } from "../generic-types.ts";
import { extendsBound, resolved, superBound } from "../generic-types.ts";
import { erase, isCompatible } from "../static-types.ts";
import { symbolOf, typeParametersOf } from "../symbols.ts";
import { boxOf, unboxed } from "./boxing.ts";
import { capture } from "./capture.ts";
import { asSuper, isIdentical, isSubtypeOf } from "./subtyping.ts";
import { thisTypeOf } from "./this-type.ts";

/** Whether a cast from one to the other can compile (JLS 5.5). */
export function isCastable(from: StaticType, to: StaticType, isFinal: (type: Type) => boolean): boolean {
  if (from.kind === "error" || to.kind === "error") return true;
  if (isNumeric(from) || isNumeric(to)) return isNumeric(from) && isNumeric(to);
  if (isBoolean(from) || isBoolean(to)) return isBoolean(from) && isBoolean(to);
  if (!isReference(from) || !isReference(to)) return false;
  return isErasedCastable(erase(from), erase(to), isFinal) && !areProvablyDistinct(from, to, isFinal);
}

/**
 * As {@link isCastable}, for a cast that is written: it may box or unbox, too, and what was boxed or unboxed only widens
 * (JLS 5.5). `(byte) integer` and `(T) 1` do not compile.
 */
export function isCastableWithBoxes(
  table: ClassTable,
  from: StaticType,
  to: StaticType,
  isFinal: (type: Type) => boolean,
): boolean {
  if (from.kind === "primitive" && isReference(to)) return isSubtypeOf(boxOf(table, from), to);
  if (to.kind !== "primitive" || !isReference(from)) return isCastable(from, to, isFinal);
  const value = unboxed(from);
  return (value !== undefined && isCompatible(value, to)) || takesBox(from, boxOf(table, to));
}

function takesBox(type: StaticType, box: StaticType): boolean {
  const now = capture(type);
  return now.kind === "variable" ? now.variable.bounds.every((bound) => takesBox(bound, box)) : isSubtypeOf(box, now);
}

function isErasedCastable(from: Type, to: Type, isFinal: (type: Type) => boolean): boolean {
  if (isSubtypeOf(from, to) || isSubtypeOf(to, from)) return true;
  if (from.kind === "array" && to.kind === "array") {
    return isReference(from.element) && isReference(to.element) && isErasedCastable(from.element, to.element, isFinal);
  }
  return mayMeet(from, to, isFinal);
}

/** Unrelated types may still have a common subtype when one is an interface and the other is not final. */
function mayMeet(a: Type, b: Type, isFinal: (type: Type) => boolean): boolean {
  if (a.kind !== "class" || b.kind !== "class") return false;
  if (a.class.kind === "interface") return !isFinal(b);
  return b.class.kind === "interface" && !isFinal(a);
}

/** Whether the type arguments alone tell that nothing is of both types (JLS 4.5, 5.5.1). */
function areProvablyDistinct(from: StaticType, to: StaticType, isFinal: (type: Type) => boolean): boolean {
  if (from.kind !== "class" || to.kind !== "class") return false;
  const shared = isSubclass(from.class, to.class)
    ? to.class
    : isSubclass(to.class, from.class)
      ? from.class
      : undefined;
  if (shared === undefined) return false;
  const left = asSuper(from, shared)?.arguments ?? [];
  const right = asSuper(to, shared)?.arguments ?? [];
  if (left.length !== right.length) return false;
  return left.some((each, i) => {
    const other = right[i];
    return other !== undefined && areDistinctArguments(resolved(each), resolved(other), isFinal);
  });
}

/** Whether no type is allowed by both arguments, as far as javac looks (its `disjointType`). */
function areDistinctArguments(a: StaticType, b: StaticType, isFinal: (type: Type) => boolean): boolean {
  if (a.kind !== "wildcard" && b.kind !== "wildcard") {
    if (a.kind !== "variable" && b.kind !== "variable" && (mentionsVariable(a) || mentionsVariable(b))) return false;
    return isNeverBelow(a, b, isFinal) || isNeverBelow(b, a, isFinal);
  }
  const [above, below] = [extendsBound(a), extendsBound(b)];
  if (a.kind === "wildcard" && b.kind === "wildcard" && above !== undefined && below !== undefined)
    return !isCastable(above, below, isFinal);
  return isLowerAboveUpper(a, b, isFinal) || isLowerAboveUpper(b, a, isFinal);
}

/** Whether what is above the first argument is never below the second. */
function isLowerAboveUpper(a: StaticType, b: StaticType, isFinal: (type: Type) => boolean): boolean {
  const [lower, upper] = [superBound(a), extendsBound(b)];
  return lower !== undefined && upper !== undefined && isNeverBelow(resolved(lower), resolved(upper), isFinal);
}

/** Whether a type is below another one for no choice of type variables. Their bounds count without arguments: they may mention them. */
function isNeverBelow(a: StaticType, b: StaticType, isFinal: (type: Type) => boolean): boolean {
  if (isIdentical(a, b)) return false;
  const bounds = (variable: TypeVariable): readonly Type[] => variable.bounds.map(erase);
  if (a.kind === "variable") return bounds(a.variable).some((bound) => !isCastable(bound, erase(b), isFinal));
  return b.kind === "variable" ? bounds(b.variable).some((bound) => !isSubtypeOf(a, bound)) : !isSubtypeOf(a, b);
}

function mentionsVariable(type: StaticType): boolean {
  const now = resolved(type);
  switch (now.kind) {
    case "variable":
    case "wildcard":
      return true;
    case "class":
      return now.arguments?.some(mentionsVariable) ?? false;
    case "array":
      return mentionsVariable(now.element);
    default:
      return false;
  }
}

/**
 * Whether it cannot be told when the program runs that a value of the first type is of the second (JLS 5.1.6.2): its
 * type arguments are gone by then, and the first type does not say them.
 */
export function isUncheckedTest(from: StaticType, to: StaticType): boolean {
  if (to.kind === "array")
    return from.kind !== "array" ? isParameterized(to.element) : isUncheckedTest(from.element, to.element);
  if (to.kind !== "class" || !isParameterized(to) || isSubtypeOf(from, to)) return false;
  const implied = impliedBy(from, to);
  return implied === undefined || !isSubtypeOf(implied, to);
}

function isParameterized(type: StaticType): boolean {
  if (type.kind === "array") return isParameterized(type.element);
  return (
    type.kind === "class" && (type.arguments ?? []).some((each) => each.kind !== "wildcard" || each.type !== undefined)
  );
}

/** The class of `to` with the type arguments that a value of type `from` has if it is of that class. */
export function impliedBy(from: StaticType, to: StaticClassType): StaticClassType | undefined {
  const symbol = symbolOf(to.class);
  const erased = erase(from);
  if (symbol === undefined || erased.kind !== "class") return undefined;
  const seen = asSuper(thisTypeOf(symbol), erased.class)?.arguments ?? [];
  const given = asSuper(from, erased.class)?.arguments ?? [];
  if (seen.length === 0 || seen.length !== given.length) return undefined;
  const args = typeParametersOf(symbol).map((parameter) => {
    const index = seen.findIndex((each) => each.kind === "variable" && each.variable === parameter);
    return given[index];
  });
  return args.every((each) => each !== undefined) ? { kind: "class", class: to.class, arguments: args } : undefined;
}
