import { type Field, type InstructionOf, isReference, isSubtype, type Program, type Type } from "../../java/index.ts";

/** A value with the answer to: was it made of a symbolic one? */
export interface Tainted {
  readonly value: Value;
  readonly isTainted: boolean;
}

export type Value = number | bigint | string | boolean | null | Instance | ArrayObject | Native;

/** An object of a class of the program, exceptions among them. */
export class Instance {
  readonly type: Type;
  readonly fields = new Map<Field, Tainted>();
  message: Tainted = NULL;

  constructor(type: Type) {
    this.type = type;
  }
}

export class ArrayObject {
  readonly type: Type;
  readonly elements: Tainted[];
  readonly length: Tainted;

  constructor(type: Type, length: Tainted, elements: Tainted[]) {
    this.type = type;
    this.length = length;
    this.elements = elements;
  }
}

/** An object of a library class. */
export class Native {
  readonly type: Type;
  readonly name: string;
  list: Tainted[] = [];
  map = new Map<Value, { readonly key: Tainted; readonly value: Tainted }>();
  text: Tainted = { value: "", isTainted: false };
  next = 0;

  constructor(type: Type, name: string) {
    this.type = type;
    this.name = name;
  }
}

export const NULL: Tainted = { value: null, isTainted: false };

export function isInstance(program: Program, value: Value, type: Type): boolean {
  if (typeof value === "string") return isSubtype({ kind: "class", class: program.wellKnown.string }, type);
  if (value instanceof Instance || value instanceof ArrayObject || value instanceof Native)
    return isSubtype(value.type, type);
  return false;
}

export function joined(value: Tainted, ...others: readonly Tainted[]): Tainted {
  return { value: value.value, isTainted: value.isTainted || others.some(({ isTainted }) => isTainted) };
}

export function textOf(value: Value): string {
  if (value instanceof Native) return value.name === "StringBuilder" ? textOf(value.text.value) : value.name;
  return value instanceof Instance || value instanceof ArrayObject ? "object" : String(value);
}

export function defaultOf(type: Type): Tainted {
  if (isReference(type)) return NULL;
  return { value: type.kind === "primitive" && type.name === "boolean" ? false : 0, isTainted: false };
}

export function binary({ operator }: InstructionOf<"binary">, left: Tainted, right: Tainted): Tainted {
  const isTainted = left.isTainted || right.isTainted;
  const [a, b] = [Number(left.value), Number(right.value)];
  switch (operator) {
    case "+":
      return { value: (a + b) | 0, isTainted };
    case "-":
      return { value: (a - b) | 0, isTainted };
    case "<":
      return { value: a < b, isTainted };
    case "<=":
      return { value: a <= b, isTainted };
    case ">":
      return { value: a > b, isTainted };
    case ">=":
      return { value: a >= b, isTainted };
    case "==":
      return { value: left.value === right.value, isTainted };
    case "!=":
      return { value: left.value !== right.value, isTainted };
    default:
      throw new Error(`no meaning for ${operator}`);
  }
}
