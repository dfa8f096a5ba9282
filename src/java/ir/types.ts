import type {
  ArrayType,
  ClassInfo,
  ClassType,
  Method,
  NullType,
  PrimitiveName,
  PrimitiveType,
  Type,
  VoidType,
} from "./program.ts";

export const VOID: VoidType = { kind: "void" };
export const NULL: NullType = { kind: "null" };

const PRIMITIVES: Readonly<Record<PrimitiveName, PrimitiveType>> = {
  boolean: { kind: "primitive", name: "boolean" },
  byte: { kind: "primitive", name: "byte" },
  short: { kind: "primitive", name: "short" },
  char: { kind: "primitive", name: "char" },
  int: { kind: "primitive", name: "int" },
  long: { kind: "primitive", name: "long" },
  float: { kind: "primitive", name: "float" },
  double: { kind: "primitive", name: "double" },
};

export function primitive(name: PrimitiveName): PrimitiveType {
  return PRIMITIVES[name];
}

export function classType(info: ClassInfo): ClassType {
  return { kind: "class", class: info };
}

export function arrayOf(element: Type, dimensions = 1): ArrayType {
  const array: ArrayType = { kind: "array", element };
  return dimensions <= 1 ? array : arrayOf(array, dimensions - 1);
}

/** Whether two erased types are the same type. */
export function sameType(a: Type, b: Type): boolean {
  switch (a.kind) {
    case "primitive":
      return b.kind === "primitive" && a.name === b.name;
    case "class":
      return b.kind === "class" && a.class === b.class;
    case "array":
      return b.kind === "array" && sameType(a.element, b.element);
    case "null":
    case "void":
      return a.kind === b.kind;
  }
}

/** The name as labels print it: `int`, `Number`, `Outer.Inner[]`. */
export function showType(type: Type): string {
  switch (type.kind) {
    case "primitive":
      return type.name;
    case "class":
      return type.class.name;
    case "array":
      return `${showType(type.element)}[]`;
    case "null":
    case "void":
      return type.kind;
  }
}

/** Any type of the program, or of its checking, where there are more kinds of them. */
interface Kinded {
  readonly kind: string;
}

const REFERENCES: ReadonlySet<string> = new Set([
  "class",
  "array",
  "null",
  "variable",
  "wildcard",
  "intersection",
  "function",
]);

export function isReference(type: Kinded): boolean {
  return REFERENCES.has(type.kind);
}

function isPrimitive(type: Kinded): type is PrimitiveType {
  return type.kind === "primitive";
}

export function isNumeric(type: Kinded): type is PrimitiveType {
  return isPrimitive(type) && type.name !== "boolean";
}

/** `byte`, `short`, `char`, `int` and `long`. */
export function isIntegral(type: Kinded): type is PrimitiveType {
  return isNumeric(type) && type.name !== "float" && type.name !== "double";
}

export function isBoolean(type: Kinded): boolean {
  return isPrimitive(type) && type.name === "boolean";
}

/** Whether the erased parameter types agree, so that one may override the other. */
export function sameParameters(a: Method, b: Method): boolean {
  return a.parameters.length === b.parameters.length && a.parameters.every((p, i) => isSameAt(p.type, b, i));
}

function isSameAt(type: Type, other: Method, index: number): boolean {
  const parameter = other.parameters[index];
  return parameter !== undefined && sameType(type, parameter.type);
}
