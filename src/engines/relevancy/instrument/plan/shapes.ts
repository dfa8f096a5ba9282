import type { Type, TypedExpression } from "../../../../java/index.ts";

/** The types of which the symbolic library has a counterpart. */
export type Base = "int" | "byte" | "short" | "long" | "double" | "char" | "boolean" | "String" | "StringBuilder";

/** The type of a symbolic value: a base type, or an array of it. */
export interface Shape {
  readonly base: Base;
  readonly dimensions: number;
}

type AnyType = Type | TypedExpression["type"];

/** What the symbolic library has for a base. */
interface Counterpart {
  readonly owner: string;
  /** The constructor of a constant. */
  readonly make: string;
  /** As what a number is computed with. */
  readonly width?: Width;
}

type Width = "int" | "long" | "double" | "char";

const COUNTERPARTS: Readonly<Record<Base, Counterpart>> = {
  int: { owner: "IntExpr", make: "Symbolic.IntConstant", width: "int" },
  byte: { owner: "IntExpr", make: "Symbolic.IntConstant", width: "int" },
  short: { owner: "IntExpr", make: "Symbolic.IntConstant", width: "int" },
  long: { owner: "LongExpr", make: "Symbolic.LongConstant", width: "long" },
  double: { owner: "RealExpr", make: "Symbolic.RealConstant", width: "double" },
  char: { owner: "CharExpr", make: "Symbolic.CharConstant", width: "char" },
  boolean: { owner: "BoolExpr", make: "Symbolic.BoolConstant" },
  String: { owner: "StringExpr", make: "StringExpr._constant" },
  StringBuilder: { owner: "StringBuilderExpr", make: "new StringBuilderExpr" },
};

const BOXES: ReadonlyMap<string, Base> = new Map([
  ["Integer", "int"],
  ["Byte", "byte"],
  ["Short", "short"],
  ["Long", "long"],
  ["Double", "double"],
  ["Character", "char"],
  ["Boolean", "boolean"],
]);

/** The shape of a type; undefined when the library has nothing for it (`float`, boxes, containers, classes). */
export function shapeOf(type: AnyType | undefined): Shape | undefined {
  switch (type?.kind) {
    case "primitive":
      return type.name === "float" ? undefined : { base: type.name, dimensions: 0 };
    case "class": {
      const base = type.class.isLibrary ? classBase(type.class.name) : undefined;
      return base === undefined ? undefined : { base, dimensions: 0 };
    }
    case "array": {
      const element = shapeOf(type.element);
      return element === undefined ? undefined : { ...element, dimensions: element.dimensions + 1 };
    }
    default:
      return undefined;
  }
}

function classBase(name: string): Base | undefined {
  if (name === "String") return "String";
  return name === "StringBuilder" || name === "StringBuffer" ? "StringBuilder" : undefined;
}

/** What a value counts as in an operation: that of its box when it is in one. */
export function operandBase(type: AnyType | undefined): Base | undefined {
  if (type?.kind === "class" && type.class.isLibrary && BOXES.has(type.class.name)) return BOXES.get(type.class.name);
  const shape = shapeOf(type);
  return shape?.dimensions === 0 ? shape.base : undefined;
}

export function classOf(base: Base): string {
  return COUNTERPARTS[base].owner;
}

/** The base that a class of the library stands for: of `IntExpr` it is `int`. */
export function baseOfClass(owner: string): Base | undefined {
  return bases.find((base) => classOf(base) === owner);
}

const bases = Object.keys(COUNTERPARTS) as readonly Base[];

export function typeText({ base, dimensions }: Shape): string {
  return `${classOf(base)}${"[]".repeat(dimensions)}`;
}

/** Arrays and builders are shared by all their references: they are symbolic everywhere or nowhere. */
export function isShared(shape: Shape | undefined): boolean {
  return shape !== undefined && (shape.dimensions > 0 || shape.base === "StringBuilder");
}

/** What is in an array of this shape. */
export function elementOf(shape: Shape): Shape {
  return { ...shape, dimensions: shape.dimensions - 1 };
}

/** Whether Java has 0 or false where nothing has been stored. */
export function isPrimitive({ base, dimensions }: Shape): boolean {
  return dimensions === 0 && base !== "String" && base !== "StringBuilder";
}

export function sameShape(a: Shape | undefined, b: Shape | undefined): boolean {
  return a?.base === b?.base && a?.dimensions === b?.dimensions;
}

/** A concrete value as a symbolic one; `from` is what it counts as. */
export function lifted(text: string, base: Base, from: Base | undefined): string {
  if (base === "char" && from !== undefined && from !== "char") return `Symbolic.CharConstant((char) (${text}))`;
  if (text === "null") return "null";
  return `${COUNTERPARTS[base].make}(${text})`;
}

/** The value of a symbolic one. Of a string that may be null the library is asked. */
export function concrete(text: string, base: Base, isNonNull: boolean): string {
  if (base === "byte" || base === "short") return `(${base}) ${text}._getValue()`;
  return base === "String" && !isNonNull ? `Symbolic._value(${text})` : `${text}._getValue()`;
}

const STEPS: Readonly<Record<string, string>> = {
  "int>long": "._toLong()",
  "int>double": "._toReal()",
  "int>char": "._toChar()",
  "long>int": "._toInt()",
  "long>double": "._toReal()",
  "long>char": "._toInt()._toChar()",
  "double>int": "._toInt()",
  "double>long": "._toLong()",
  "double>char": "._toInt()._toChar()",
  "char>int": "._toInt()",
  "char>long": "._toInt()._toLong()",
  "char>double": "._toInt()._toReal()",
};

/** A symbolic number as one of another type; undefined when there is no such conversion. */
export function converted(text: string, from: Base, to: Base): string | undefined {
  if (from === to) return text;
  const source = COUNTERPARTS[from].width;
  const target = COUNTERPARTS[to].width;
  if (source === undefined || target === undefined) return undefined;
  const wide = source === target ? text : `${text}${STEPS[`${source}>${target}`] ?? ""}`;
  if (to === "byte") return `${wide}._toByte()`;
  return to === "short" && from !== "byte" ? `${wide}._toShort()` : wide;
}

/** Binary numeric promotion (JLS 5.6). */
export function promoted(a: Base | undefined, b: Base | undefined): "int" | "long" | "double" {
  if (a === "double" || b === "double") return "double";
  return a === "long" || b === "long" ? "long" : "int";
}
