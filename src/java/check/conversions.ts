import type { PrimitiveName } from "../program.ts";
import type { ConstantValue } from "../syntax/expression.ts";
import type { Located } from "../syntax/source-text.ts";
import type { TypedExpression } from "../typed/tree.ts";
import type { StaticType } from "../types/static-types.ts";
import { isCompatible, showStatic } from "../types/static-types.ts";
import { sameType } from "../types.ts";
import type { Checker } from "./checker.ts";
import { invalid, report, wrongType } from "./checker.ts";
import { convertConstant, numberOf } from "./constants.ts";

/** A checked expression as a value of this type, with what has to be converted converted. */
export function assignTo(checker: Checker, value: TypedExpression, expected: StaticType): TypedExpression {
  if (value.type.kind === "error" || expected.kind === "error") return value;
  if (isCompatible(value.type, expected) || isNarrowable(value, expected)) return coerce(value, expected);
  if (value.type.kind === "primitive" && isObject(checker, expected))
    refuseBoxing(checker, value, value.type.name, showStatic(expected));
  else wrongType(checker, value, describeType(value.type), showStatic(expected));
  return invalid(value);
}

/** Where a boxed value would fit. */
function isObject(checker: Checker, type: StaticType): boolean {
  return type.kind === "class" && type.class === checker.table.object.info;
}

function describeType(type: StaticType): string {
  return type.kind === "null" ? "null" : showStatic(type);
}

export function refuseBoxing(checker: Checker, place: Located, from: string, to: string): void {
  report(checker, {
    kind: "unsupported-syntax",
    span: checker.inside.source.span(place),
    construct: `Boxing (${from} where ${to} is needed)`,
    instead: "Put the value into a field of a class of your own.",
  });
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
  return changesRepresentation(from.name, to.name) ? { kind: "convert", type: to, operand: value, start, end } : value;
}

const INT_LIKE: readonly PrimitiveName[] = ["byte", "short", "char", "int"];

function changesRepresentation(from: PrimitiveName, to: PrimitiveName): boolean {
  if (!INT_LIKE.includes(from) || !INT_LIKE.includes(to)) return true;
  return !isCompatible({ kind: "primitive", name: from }, { kind: "primitive", name: to });
}

export function constant(value: ConstantValue, type: StaticType, place: Located): TypedExpression {
  return { kind: "constant", type, value, start: place.start, end: place.end };
}
