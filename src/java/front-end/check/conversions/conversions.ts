import type { PrimitiveName } from "../../../ir/program.ts";
import { isReference, sameType } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { ConstantValue } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { isLooselyCompatible, unboxed } from "../../types/relations/boxing.ts";
import { classBoundsOf } from "../../types/relations/subtyping.ts";
import type { StaticType } from "../../types/static-types.ts";
import { erase, isCompatible, showStatic } from "../../types/static-types.ts";
import type { Checker } from "../scope/checker.ts";
import { invalid, wrongType } from "../scope/checker.ts";
import { adapted } from "./adapt.ts";
import { boxedValue, unboxedValue } from "./boxing.ts";
import { convertConstant, numberOf } from "./constants.ts";

/** A checked expression as a value of this type, with what has to be converted converted. */
export function assignTo(checker: Checker, value: TypedExpression, expected: StaticType): TypedExpression {
  if (value.kind === "pending") return assignTo(checker, value.pending.finish(expected), expected);
  if (value.type.kind === "error" || expected.kind === "error") return value;
  if (isLooselyCompatible(checker.table, value.type, expected)) return convertTo(checker, value, expected);
  if (isNarrowable(value, expected)) return coerce(value, expected);
  const inBox = unboxed(expected);
  if (inBox !== undefined && isNarrowable(value, inBox)) return boxedValue(checker, coerce(value, inBox));
  wrongType(checker, value, describeType(value.type), showStatic(expected));
  return invalid(value);
}

/** A value of a type that fits with boxing and widening, as that type (JLS 5.3). */
export function convertTo(checker: Checker, value: TypedExpression, to: StaticType): TypedExpression {
  const { type: from } = value;
  if (to.kind === "primitive") return coerce(unboxedValue(checker, value), to);
  if (from.kind !== "primitive") return isReference(to) ? referenceTo(value, to) : value;
  if (to.kind === "error" || to.kind === "void") return value;
  const inBox = unboxed(to);
  return boxedValue(checker, inBox === undefined ? value : coerce(value, inBox));
}

/** A value of several types, as one of which it does not count when it runs, is cast to that (JLS 5.1.6). */
function referenceTo(value: TypedExpression, to: StaticType): TypedExpression {
  if (value.kind === "adapt") return { ...value, type: to };
  const isOfSeveral = classBoundsOf(value.type).length > 1;
  return isOfSeveral ? adapted({ ...value, type: to }, erase(value.type)) : value;
}

function describeType(type: StaticType): string {
  return type.kind === "null" ? "null" : showStatic(type);
}

const RANGES: Readonly<Partial<Record<PrimitiveName, readonly [low: number, high: number]>>> = {
  byte: [-128, 127],
  short: [-32768, 32767],
  char: [0, 65535],
};

/** A constant of type `int` or smaller fits into a smaller type when its value does (JLS 5.2). */
export function isNarrowable(value: TypedExpression, to: StaticType): boolean {
  if (value.kind !== "constant" || to.kind !== "primitive") return false;
  const range = RANGES[to.name];
  const number = value.value.kind === "int" || value.value.kind === "char" ? numberOf(value.value) : undefined;
  return range !== undefined && number !== undefined && number >= range[0] && number <= range[1];
}

/** The same value as another type. References and widening among `byte`, `short`, `char`, `int` need no conversion. */
export function coerce(value: TypedExpression, to: StaticType): TypedExpression {
  const { type: from } = value;
  if (from.kind !== "primitive" || to.kind !== "primitive" || sameType(from, to)) return value;
  const { start, end } = value;
  if (value.kind === "constant") return constant(convertConstant(value.value, to.name), to, value);
  const isRelabeled = !changesRepresentation(from.name, to.name) && RELABELED.has(value.kind);
  return isRelabeled ? { ...value, type: to } : { kind: "convert", type: to, operand: value, start, end };
}

/** What has the same meaning whichever of the small types it counts as. */
const RELABELED: ReadonlySet<TypedExpression["kind"]> = new Set(["local", "field", "element", "call", "binary"]);

const INT_LIKE: readonly PrimitiveName[] = ["byte", "short", "char", "int"];

function changesRepresentation(from: PrimitiveName, to: PrimitiveName): boolean {
  if (!INT_LIKE.includes(from) || !INT_LIKE.includes(to)) return true;
  return !isCompatible({ kind: "primitive", name: from }, { kind: "primitive", name: to });
}

export function constant(value: ConstantValue, type: StaticType, place: Located): TypedExpression {
  return { kind: "constant", type, value, start: place.start, end: place.end };
}
