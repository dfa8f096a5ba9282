import { isRoot, isSubclass, supertypesOf } from "../../../ir/hierarchy.ts";
import type { ClassInfo } from "../../../ir/program.ts";
import { isReference } from "../../../ir/types.ts";
import type { InferenceBounds, StaticArrayType, StaticClassType, StaticType, TypeVariable } from "../generic-types.ts";
import { openVariable, replacing, resolved, substitute, variableType } from "../generic-types.ts";
import { isBelowUnknown, symbolOf, typeParametersOf } from "../symbols.ts";

type OpenVariable = TypeVariable & { readonly inference: InferenceBounds };

/** Deeper than any type that ends; types of F-bounded variables may go on for ever. */
const DEEPEST = 40;
let depth = 0;

/** Goes down into a type; past the deepest level everything is taken for granted. */
function deeper(decide: () => boolean): boolean {
  if (depth > DEEPEST) return true;
  depth += 1;
  try {
    return decide();
  } finally {
    depth -= 1;
  }
}

/**
 * Subtyping among reference types with their arguments (JLS 4.10.2). A raw type is below and above all its
 * parameterizations. Where a type is still to be inferred, the question becomes a bound of it.
 */
export function isSubtypeOf(a: StaticType, b: StaticType): boolean {
  const from = resolved(a);
  const to = resolved(b);
  if (from === to || from.kind === "error" || to.kind === "error") return true;
  if (to.kind === "function") return false;
  if (from.kind === "function") return openVariable(to) !== undefined || from.fits(to);
  return deeper(() => decideSubtype(from, to));
}

function decideSubtype(from: StaticType, to: StaticType): boolean {
  if (from.kind === "variable" && to.kind === "variable" && from.variable === to.variable) return true;
  if (to.kind === "intersection") return to.types.every((each) => isSubtypeOf(from, each));
  const above = openVariable(to);
  if (above !== undefined) return isReference(from) && addLower(above, from);
  const below = openVariable(from);
  if (below !== undefined) return isReference(to) && addUpper(below, to);
  if (to.kind === "variable" && to.variable.lower !== undefined && isSubtypeOf(from, to.variable.lower)) return true;
  if (to.kind === "wildcard") return isSubtypeOf(from, upperBound(to));
  return isStructurallyBelow(from, to);
}

/** Subtyping of two types of which the upper one is no wildcard and nothing is left to be inferred. */
function isStructurallyBelow(from: StaticType, to: StaticType): boolean {
  switch (from.kind) {
    case "null":
      return isReference(to);
    case "variable":
      return from.variable.bounds.some((bound) => isSubtypeOf(bound, to));
    case "wildcard":
      return from.type === undefined || from.bound === "super" ? isObject(to) : isSubtypeOf(from.type, to);
    case "intersection":
      return from.types.some((each) => isSubtypeOf(each, to));
    case "class":
      return to.kind === "class" && isClassBelow(from, to);
    case "array":
      return to.kind === "class" ? isAboveArrays(to.class) : to.kind === "array" && isElementBelow(from, to);
    default:
      return false;
  }
}

export function isObject(type: StaticType): boolean {
  return type.kind === "class" && isRoot(type.class);
}

/** What a value of an unknown type is at least. */
function upperBound(type: StaticType): StaticType {
  if (type.kind !== "wildcard") return type;
  return type.bound === "super" || type.type === undefined ? { kind: "error" } : type.type;
}

function isAboveArrays(info: ClassInfo): boolean {
  return isRoot(info) || (info.isLibrary && (info.name === "Cloneable" || info.name === "Serializable"));
}

function isElementBelow(from: StaticArrayType, to: StaticArrayType): boolean {
  if (from.element.kind === "primitive" || to.element.kind === "primitive")
    return (
      from.element.kind === "primitive" && to.element.kind === "primitive" && from.element.name === to.element.name
    );
  return isSubtypeOf(from.element, to.element);
}

function isClassBelow(from: StaticClassType, to: StaticClassType): boolean {
  if (!isSubclass(from.class, to.class)) return mayBeBelow(from.class);
  const wanted = to.arguments ?? [];
  if (wanted.length === 0) return true;
  const given = asSuper(from, to.class)?.arguments ?? [];
  return given.length !== wanted.length || wanted.every((argument, i) => isContained(given[i], argument));
}

/** A class with a supertype that was refused may be below anything: that was said once. */
function mayBeBelow(info: ClassInfo): boolean {
  const symbol = info.isLibrary ? undefined : symbolOf(info);
  return symbol !== undefined && isBelowUnknown(symbol);
}

/** Whether a type argument allows what another one stands for (JLS 4.5.1). */
function isContained(given: StaticType | undefined, wanted: StaticType): boolean {
  if (given === undefined) return true;
  const allowed = resolved(wanted);
  const one = resolved(given);
  if (allowed.kind !== "wildcard")
    return one.kind === "wildcard" ? openVariable(allowed) !== undefined : isSameStatic(one, allowed);
  if (allowed.type === undefined) return true;
  if (allowed.bound === "extends") {
    if (one.kind !== "wildcard") return isSubtypeOf(one, allowed.type);
    return one.bound === "super" || one.type === undefined
      ? isObject(allowed.type)
      : isSubtypeOf(one.type, allowed.type);
  }
  if (one.kind !== "wildcard") return isSubtypeOf(allowed.type, one);
  return one.bound === "super" && one.type !== undefined && isSubtypeOf(allowed.type, one.type);
}

/** Whether two types are the same, arguments included; with raw types no distinction is made. */
export function isSameStatic(a: StaticType, b: StaticType): boolean {
  const left = resolved(a);
  const right = resolved(b);
  if (left === right || left.kind === "error" || right.kind === "error") return true;
  if (left.kind === "variable" && right.kind === "variable" && left.variable === right.variable) return true;
  const openLeft = openVariable(left);
  if (openLeft !== undefined) return deeper(() => addEqual(openLeft, right));
  const openRight = openVariable(right);
  if (openRight !== undefined) return deeper(() => addEqual(openRight, left));
  return deeper(() => isSameStructure(left, right));
}

function isSameStructure(a: StaticType, b: StaticType): boolean {
  switch (a.kind) {
    case "primitive":
      return b.kind === "primitive" && a.name === b.name;
    case "class": {
      if (b.kind !== "class" || a.class !== b.class) return false;
      const given = a.arguments ?? [];
      const others = b.arguments ?? [];
      return given.length !== others.length || agree(given, others, isSameStatic);
    }
    case "array":
      return b.kind === "array" && isSameStatic(a.element, b.element);
    case "wildcard":
      return b.kind === "wildcard" && isSameWildcard(a, b, isSameStatic);
    case "intersection":
      return b.kind === "intersection" && a.types.length === b.types.length && agree(a.types, b.types, isSameStatic);
    case "variable":
      return false;
    default:
      return a.kind === b.kind;
  }
}

/** Whether the types agree in pairs. */
function agree(
  some: readonly StaticType[],
  others: readonly StaticType[],
  isSame: (a: StaticType, b: StaticType) => boolean,
): boolean {
  return some.every((each, i) => {
    const other = others[i];
    return other !== undefined && isSame(each, other);
  });
}

type Wildcard = Extract<StaticType, { readonly kind: "wildcard" }>;

function isSameWildcard(a: Wildcard, b: Wildcard, isSame: (a: StaticType, b: StaticType) => boolean): boolean {
  if (a.type === undefined || b.type === undefined) return a.type === b.type;
  return a.bound === b.bound && isSame(a.type, b.type);
}

/** This type as a parameterization of a class above it (or of itself); undefined when it is not below that class. */
export function asSuper(type: StaticType, info: ClassInfo): StaticClassType | undefined {
  const from = resolved(type);
  switch (from.kind) {
    case "class":
      return classAsSuper(from, info);
    case "variable":
      return firstAsSuper(from.variable.bounds, info);
    case "intersection":
      return firstAsSuper(from.types, info);
    case "wildcard":
      return from.type === undefined || from.bound === "super" ? undefined : asSuper(from.type, info);
    default:
      return undefined;
  }
}

function firstAsSuper(types: readonly StaticType[], info: ClassInfo): StaticClassType | undefined {
  if (depth > DEEPEST) return undefined;
  depth += 1;
  try {
    for (const each of types) {
      const found = asSuper(each, info);
      if (found !== undefined) return found;
    }
    return undefined;
  } finally {
    depth -= 1;
  }
}

/** Whether a raw type becomes one with arguments that say something: then the result of a call is erased (JLS 15.12.2.6). */
export function becomesUnchecked(from: StaticType, to: StaticType): boolean {
  if (to.kind !== "class" || to.arguments?.some(isDefinite) !== true) return false;
  const above = asSuper(from, to.class);
  return above !== undefined && above.arguments === undefined;
}

/** Whether the argument says more than `?` does. */
export function isDefinite(argument: StaticType): boolean {
  return argument.kind !== "wildcard" || argument.type !== undefined;
}

/** The classes and interfaces whose members a value of this type has. */
export function classBoundsOf(type: StaticType): readonly StaticClassType[] {
  const now = resolved(type);
  if (now.kind === "class") return [now];
  if (now.kind === "variable") return now.variable.bounds.flatMap(classBoundsOf);
  if (now.kind === "intersection") return now.types.flatMap(classBoundsOf);
  return now.kind === "wildcard" && now.type !== undefined && now.bound === "extends" ? classBoundsOf(now.type) : [];
}

function classAsSuper(type: StaticClassType, info: ClassInfo): StaticClassType | undefined {
  if (type.class === info) return type;
  if (!isSubclass(type.class, info)) return undefined;
  if (isRoot(info)) return { kind: "class", class: info };
  for (const above of directSupertypesOf(type)) {
    const found = classAsSuper(above, info);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The supertypes that the class declares, with this type's arguments filled in. Those of a raw type are raw. */
export function directSupertypesOf(type: StaticClassType): readonly StaticClassType[] {
  const symbol = symbolOf(type.class);
  if (symbol === undefined) return [];
  const above =
    symbol.superclassType === undefined ? symbol.interfaceTypes : [symbol.superclassType, ...symbol.interfaceTypes];
  const parameters = typeParametersOf(symbol);
  if (parameters.length === 0) return above;
  const given = type.arguments ?? [];
  if (given.length !== parameters.length) return above.map((each) => ({ kind: "class", class: each.class }));
  return above.map((each) => substitute(each, replacing(parameters, given)) as StaticClassType);
}

/** Adds a bound unless it is there, and checks it against those there are (JLS 18.3). */
function addLower(variable: OpenVariable, type: StaticType): boolean {
  const { lower, upper, equal } = variable.inference;
  if (type.kind === "null" || isKnown(lower, type) || mentions(type, variable)) return true;
  lower.push(type);
  const open = openVariable(type);
  if (open !== undefined && !isKnown(open.inference.upper, variableType(variable))) {
    open.inference.upper.push(variableType(variable));
    for (const each of [...open.inference.lower, ...open.inference.equal])
      if (!isSubtypeOf(each, variableType(variable))) return false;
  }
  return [...equal, ...upper].every((each) => isSubtypeOf(type, each));
}

function addUpper(variable: OpenVariable, type: StaticType): boolean {
  const { lower, upper, equal } = variable.inference;
  if (isKnown(upper, type) || mentions(type, variable)) return true;
  upper.push(type);
  return [...equal, ...lower].every((each) => isSubtypeOf(each, type)) && agrees(upper, type);
}

/** Two parameterizations of one class above a variable have the same arguments (JLS 18.3.1). */
function agrees(upper: readonly StaticType[], type: StaticType): boolean {
  if (type.kind !== "class") return true;
  const above = supertypesOf(type.class).filter((info) => !isRoot(info));
  return upper.every(
    (each) =>
      each === type ||
      each.kind !== "class" ||
      above.every((info) => agreeAt(classAsSuper(each, info)?.arguments ?? [], classAsSuper(type, info)?.arguments)),
  );
}

/** Arguments that are wildcards, and those of raw types, may differ. */
function agreeAt(some: readonly StaticType[], others: readonly StaticType[] = []): boolean {
  return some.every((each, i) => {
    const other = others[i];
    return other === undefined || each.kind === "wildcard" || other.kind === "wildcard" || isSameStatic(each, other);
  });
}

function addEqual(variable: OpenVariable, type: StaticType): boolean {
  const { lower, upper, equal } = variable.inference;
  if (isKnown(equal, type) || mentions(type, variable)) return true;
  equal.push(type);
  const open = openVariable(type);
  if (open !== undefined && !isKnown(open.inference.equal, variableType(variable)))
    addEqual(open, variableType(variable));
  return (
    equal.every((each) => each === type || isSameStatic(each, type)) &&
    lower.every((each) => isSubtypeOf(each, type)) &&
    upper.every((each) => isSubtypeOf(type, each))
  );
}

function isKnown(types: readonly StaticType[], type: StaticType): boolean {
  return types.some((each) => isIdentical(each, type));
}

/** As `isSameStatic`, but adds no bounds. */
export function isIdentical(a: StaticType, b: StaticType): boolean {
  const left = resolved(a);
  const right = resolved(b);
  return left === right || isIdenticalStructure(left, right);
}

function isIdenticalStructure(a: StaticType, b: StaticType): boolean {
  switch (a.kind) {
    case "class": {
      if (b.kind !== "class" || a.class !== b.class) return false;
      const given = a.arguments ?? [];
      const others = b.arguments ?? [];
      return given.length === others.length && agree(given, others, isIdentical);
    }
    case "array":
      return b.kind === "array" && isIdentical(a.element, b.element);
    case "variable":
      return b.kind === "variable" && a.variable === b.variable;
    case "wildcard":
      return b.kind === "wildcard" && isSameWildcard(a, b, isIdentical);
    case "intersection":
      return b.kind === "intersection" && a.types.length === b.types.length && agree(a.types, b.types, isIdentical);
    case "primitive":
      return b.kind === "primitive" && a.name === b.name;
    default:
      return false;
  }
}

/** Whether the variable occurs in the type. */
export function mentions(type: StaticType, variable: TypeVariable): boolean {
  const now = resolved(type);
  switch (now.kind) {
    case "variable":
      return now.variable === variable;
    case "class":
      return now.arguments?.some((argument) => mentions(argument, variable)) ?? false;
    case "array":
      return mentions(now.element, variable);
    case "wildcard":
      return now.type !== undefined && mentions(now.type, variable);
    case "intersection":
      return now.types.some((each) => mentions(each, variable));
    default:
      return false;
  }
}
