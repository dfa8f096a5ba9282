import type { ClassType, NullType, PrimitiveType, VoidType } from "../../ir/program.ts";
import { LimitReached, MAX_TYPE_SIZE } from "../limits.ts";

/** The type of something that has been complained about already. It fits everywhere, so that one mistake gives one error. */
export interface ErrorType {
  readonly kind: "error";
}

/** A class with its type arguments: its own first, then those of the generic classes around it. None: the raw type. */
export interface StaticClassType extends ClassType {
  readonly arguments?: readonly StaticType[];
}

export interface StaticArrayType {
  readonly kind: "array";
  readonly element: StaticType;
}

/** A type parameter, or what stands for a type that is not known exactly. */
export interface TypeVariable {
  readonly name: string;
  /** At least one, once it is known; erasure leaves the first. */
  readonly bounds: readonly StaticType[];
  /** Of what `? super T` stands for: T. */
  readonly lower: StaticType | undefined;
  /** Stands for what a wildcard stands for. */
  readonly isCaptured: boolean;
  /** Of a variable that inference is to find a type for. */
  readonly inference: InferenceBounds | undefined;
}

/** What a type that is to be inferred must be below, above and equal to (JLS 18.1.3), and what it turned out to be. */
export interface InferenceBounds {
  readonly lower: StaticType[];
  readonly upper: StaticType[];
  readonly equal: StaticType[];
  solution: StaticType | undefined;
  isBeingSolved: boolean;
}

export interface VariableType {
  readonly kind: "variable";
  readonly variable: TypeVariable;
}

/** `?`, `? extends T`, `? super T`; only as a type argument. */
interface WildcardType {
  readonly kind: "wildcard";
  readonly bound: "extends" | "super";
  /** Undefined for a mere `?`. */
  readonly type: StaticType | undefined;
}

/** `A & B`: what two types have in common when no single one says it all (JLS 4.9). A class comes first. */
interface IntersectionType {
  readonly kind: "intersection";
  /** At least two, none of them below another. */
  readonly types: readonly StaticType[];
}

/** What a lambda or method reference may become, as far as its shape tells (JLS 15.12.2.1). */
export interface FunctionShape {
  readonly kind: "function";
  readonly fits: (type: StaticType) => boolean;
  /** Whether it rather becomes the first of two types that both fit (JLS 15.12.2.5). */
  readonly prefers: (type: StaticType, other: StaticType) => boolean;
}

/** A type while the program is being checked. */
export type StaticType =
  | PrimitiveType
  | VoidType
  | NullType
  | StaticClassType
  | StaticArrayType
  | VariableType
  | WildcardType
  | IntersectionType
  | FunctionShape
  | ErrorType;

export function variableType(variable: TypeVariable): VariableType {
  return { kind: "variable", variable };
}

/** The type itself, or what inference found for it. */
export function resolved(type: StaticType): StaticType {
  const solution = type.kind === "variable" ? type.variable.inference?.solution : undefined;
  return solution === undefined ? type : resolved(solution);
}

/** A variable that inference has not found a type for yet. */
export function openVariable(type: StaticType): (TypeVariable & { readonly inference: InferenceBounds }) | undefined {
  if (type.kind !== "variable") return undefined;
  const { variable } = type;
  return variable.inference === undefined || variable.inference.solution !== undefined
    ? undefined
    : (variable as TypeVariable & { readonly inference: InferenceBounds });
}

/** Whether anything in the type is still open. */
export function isOpen(type: StaticType): boolean {
  const now = resolved(type);
  switch (now.kind) {
    case "variable":
      return openVariable(now) !== undefined;
    case "class":
      return now.arguments?.some(isOpen) ?? false;
    case "array":
      return isOpen(now.element);
    case "wildcard":
      return now.type !== undefined && isOpen(now.type);
    case "intersection":
      return now.types.some(isOpen);
    default:
      return false;
  }
}

type Replace = (variable: TypeVariable) => StaticType | undefined;

/**
 * The type with another one in place of each type variable, where there is one for it. Throws `LimitReached` when it
 * gets too large: a variable that occurs twice doubles what it stands for, so that 30 calls make a type of a billion
 * parts.
 */
export function substitute(type: StaticType, replace: Replace): StaticType {
  const replaced = replaceIn(type, replace);
  if (replaced !== type && partsUpTo(replaced, MAX_TYPE_SIZE) > MAX_TYPE_SIZE)
    throw new LimitReached("type-size", MAX_TYPE_SIZE);
  return replaced;
}

/** How many parts a type has; not counted further than one beyond `limit`. */
function partsUpTo(type: StaticType, limit: number): number {
  const now = resolved(type);
  let parts = 1;
  if (now.kind === "array") parts += partsUpTo(now.element, limit - parts);
  if (now.kind === "wildcard" && now.type !== undefined) parts += partsUpTo(now.type, limit - parts);
  const several = now.kind === "class" ? now.arguments : now.kind === "intersection" ? now.types : undefined;
  for (const each of several ?? []) {
    if (parts > limit) break;
    parts += partsUpTo(each, limit - parts);
  }
  return parts;
}

function replaceIn(type: StaticType, replace: Replace): StaticType {
  switch (type.kind) {
    case "variable": {
      const now = resolved(type);
      if (now !== type) return replaceIn(now, replace);
      return replace(type.variable) ?? type;
    }
    case "class":
      if (type.arguments === undefined || type.arguments.length === 0) return type;
      return { kind: "class", class: type.class, arguments: type.arguments.map((each) => replaceIn(each, replace)) };
    case "array":
      return { kind: "array", element: replaceIn(type.element, replace) };
    case "wildcard":
      return type.type === undefined ? type : wildcardOf(type.bound, replaceIn(type.type, replace));
    case "intersection":
      return { kind: "intersection", types: type.types.map((each) => replaceIn(each, replace)) };
    default:
      return type;
  }
}

/** A wildcard in place of a bound's variable says what that wildcard says. */
function wildcardOf(bound: "extends" | "super", type: StaticType): StaticType {
  if (type.kind !== "wildcard") return { kind: "wildcard", bound, type };
  return type.bound === bound ? type : { kind: "wildcard", bound: "extends", type: undefined };
}

/** The type with everything that inference found filled in. */
export function withSolutions(type: StaticType): StaticType {
  return substitute(type, () => undefined);
}

export function replacing(variables: readonly TypeVariable[], types: readonly StaticType[]): Replace {
  return (variable) => {
    const index = variables.indexOf(variable);
    return index < 0 ? undefined : types[index];
  };
}

/** What a type argument stands for is below this. */
export function extendsBound(argument: StaticType): StaticType | undefined {
  if (argument.kind !== "wildcard") return argument;
  return argument.bound === "extends" ? argument.type : undefined;
}

/** What a type argument stands for is above this. */
export function superBound(argument: StaticType): StaticType | undefined {
  if (argument.kind !== "wildcard") return argument;
  return argument.bound === "super" ? argument.type : undefined;
}
