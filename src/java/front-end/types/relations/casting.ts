import { isSubclass } from "../../../ir/hierarchy.ts";
import type { Type } from "../../../ir/program.ts";
import { isBoolean, isNumeric, isReference } from "../../../ir/types.ts";
import type { StaticClassType, StaticType } from "../generic-types.ts";
import { resolved } from "../generic-types.ts";
import { erase } from "../static-types.ts";
import { symbolOf, typeParametersOf } from "../symbols.ts";
import { asSuper, isSameStatic, isSubtypeOf } from "./subtyping.ts";
import { thisTypeOf } from "./this-type.ts";

/** Whether a cast from one to the other can compile (JLS 5.5). */
export function isCastable(from: StaticType, to: StaticType, isFinal: (type: Type) => boolean): boolean {
  if (from.kind === "error" || to.kind === "error") return true;
  if (isNumeric(from) || isNumeric(to)) return isNumeric(from) && isNumeric(to);
  if (isBoolean(from) || isBoolean(to)) return isBoolean(from) && isBoolean(to);
  if (!isReference(from) || !isReference(to)) return false;
  return isErasedCastable(erase(from), erase(to), isFinal) && !areProvablyDistinct(from, to, isFinal);
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

/** Arguments that may still be anything say nothing. */
function areDistinctArguments(a: StaticType, b: StaticType, isFinal: (type: Type) => boolean): boolean {
  if (a.kind === "variable" || b.kind === "variable") return false;
  if (a.kind !== "wildcard" && b.kind !== "wildcard")
    return !mentionsVariable(a) && !mentionsVariable(b) && !isSameStatic(a, b);
  const [left, right] = [upperBound(a), upperBound(b)];
  return left !== undefined && right !== undefined && !isCastable(left, right, isFinal);
}

function upperBound(argument: StaticType): StaticType | undefined {
  if (argument.kind !== "wildcard") return argument;
  return argument.bound === "extends" ? argument.type : undefined;
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
