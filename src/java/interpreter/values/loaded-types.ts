import { valueAt } from "../../../kernel/index.ts";
import { isRoot, supertypesOf } from "../../ir/hierarchy.ts";
import type { ArrayType, ClassInfo, ClassType, Field, PrimitiveName, Program, Type } from "../../ir/program.ts";
import { classType } from "../../ir/types.ts";
import { binaryName, PRIMITIVE_LETTERS } from "./binary-names.ts";
import { defaultValue, type Elements, type JavaObject, type Value } from "./values.ts";

/** About what an object and an array cost here; Java's are smaller. */
const OBJECT_BYTES = 32;
const ARRAY_BYTES = 64;
/** A field, and an element that is no number. */
const SLOT_BYTES = 8;
const ELEMENT_BYTES: Readonly<Partial<Record<PrimitiveName, number>>> = {
  byte: 1,
  short: 2,
  char: 2,
  int: 4,
  float: 4,
};

/** The type of an object that exists. Each class and array type is loaded once: compare with `===`. */
export type LoadedType = LoadedClass | LoadedArray;

/** A class as the running program has it: the layout of its objects, its static fields, how far it is initialized. */
export class LoadedClass {
  readonly info: ClassInfo;
  readonly type: ClassType;
  /** `java.util.Map$Entry`. */
  readonly name: string;
  readonly superclass: LoadedClass | undefined;
  /** Where an object keeps its instance fields, inherited ones first. */
  readonly slotOf: ReadonlyMap<Field, number>;
  /** The fields of a new object. */
  readonly defaults: readonly Value[];
  /** What an object takes of the heap. */
  readonly bytes: number;
  readonly supertypes: ReadonlySet<ClassInfo>;
  readonly isThrowable: boolean;
  /** `running` while its initializer is on the stack (JLS 12.4.2). */
  state: "untouched" | "running" | "done" | "failed" = "untouched";
  /** Whether using the class needs nothing more: `done`, or `running` in this only thread. */
  isReady = false;
  /** Why the class is `failed`: the cause of what every later use throws. */
  failure: JavaObject | undefined = undefined;
  /** The object of type Class, once it was asked for. */
  mirror: JavaObject | undefined = undefined;

  constructor(info: ClassInfo, name: string, superclass: LoadedClass | undefined) {
    this.info = info;
    this.type = classType(info);
    this.name = name;
    this.superclass = superclass;
    const fields = info.fields.filter((field) => !field.isStatic);
    const inherited = superclass?.slotOf ?? new Map<Field, number>();
    this.slotOf = new Map([...inherited, ...fields.map((field, i) => [field, inherited.size + i] as const)]);
    this.defaults = defaultsOf([...this.slotOf.keys()]);
    this.bytes = OBJECT_BYTES + SLOT_BYTES * this.defaults.length;
    this.supertypes = new Set(supertypesOf(info));
    this.isThrowable = superclass?.isThrowable === true || name === "java.lang.Throwable";
  }

  /** The slot of the field of that name nearest to this class; undefined when there is none. */
  slotNamed(name: string): number | undefined {
    return [...this.slotOf].reverse().find(([field]) => field.name === name)?.[1];
  }
}

/** All null first: an array that once held a reference stays one of references, which keeps all objects alike. */
function defaultsOf(fields: readonly Field[]): readonly Value[] {
  const defaults: Value[] = fields.map(() => null);
  for (const [i, field] of fields.entries()) defaults[i] = defaultValue(field.type);
  return defaults;
}

export class LoadedArray {
  readonly type: ArrayType;
  /** `[Ljava.lang.String;` */
  readonly name: string;
  /** Of the elements; undefined when they are primitive. */
  readonly element: LoadedType | undefined;
  readonly allocate: (length: number) => Elements;
  mirror: JavaObject | undefined = undefined;
  readonly #elementBytes: number;

  constructor(type: ArrayType, name: string, element: LoadedType | undefined) {
    this.type = type;
    this.name = name;
    this.element = element;
    this.allocate = allocatorOf(type.element);
    this.#elementBytes =
      (type.element.kind === "primitive" ? ELEMENT_BYTES[type.element.name] : undefined) ?? SLOT_BYTES;
  }

  /** What an array of that length takes of the heap. */
  bytesOf(length: number): number {
    return ARRAY_BYTES + this.#elementBytes * length;
  }
}

/** `int`, `void`: the type of no object, which class literals name all the same. */
export class LoadedPrimitive {
  readonly name: PrimitiveName | "void";
  mirror: JavaObject | undefined = undefined;

  constructor(name: PrimitiveName | "void") {
    this.name = name;
  }
}

/** What an object of type Class stands for. */
export type MirroredType = LoadedType | LoadedPrimitive;

const ALLOCATORS: Readonly<Record<PrimitiveName, (length: number) => Elements>> = {
  boolean: (length) => new Array<Value>(length).fill(false),
  byte: (length) => new Int8Array(length),
  short: (length) => new Int16Array(length),
  char: (length) => new Uint16Array(length),
  int: (length) => new Int32Array(length),
  long: (length) => new Array<Value>(length).fill(0),
  float: (length) => new Float32Array(length),
  double: (length) => new Float64Array(length),
};

function allocatorOf(type: Type): (length: number) => Elements {
  return type.kind === "primitive" ? ALLOCATORS[type.name] : (length) => new Array<Value>(length).fill(null);
}

/** Whether an object of the type is an instance of an erased type. */
export function isInstance(loaded: LoadedType, type: Type): boolean {
  if (type.kind === "class") {
    return loaded instanceof LoadedClass
      ? loaded.supertypes.has(type.class) || isRoot(type.class)
      : isRoot(type.class) || type.class.name === "Cloneable" || type.class.name === "Serializable";
  }
  if (type.kind !== "array" || !(loaded instanceof LoadedArray)) return false;
  const { element } = loaded;
  if (element !== undefined) return isInstance(element, type.element);
  const [a, b] = [loaded.type.element, type.element];
  return a.kind === "primitive" && b.kind === "primitive" && a.name === b.name;
}

/** Loads each type of the program once. */
export class LoadedTypes {
  readonly #program: Program;
  readonly #classes = new Map<ClassInfo, LoadedClass>();
  readonly #arraysOf = new Map<LoadedType | PrimitiveName, LoadedArray>();
  readonly #primitives = new Map<PrimitiveName | "void", LoadedPrimitive>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** The objects that classes hold on to: those of type Class, and why an initializer failed. */
  *held(): Generator<JavaObject | undefined> {
    for (const { mirror, failure } of this.#classes.values()) yield* [mirror, failure];
    for (const { mirror } of [...this.#arraysOf.values(), ...this.#primitives.values()]) yield mirror;
  }

  /** As before anything ran: no class is initialized. The layouts stay. */
  reset(): void {
    for (const type of this.#classes.values()) {
      type.state = "untouched";
      type.isReady = false;
      type.failure = undefined;
      type.mirror = undefined;
    }
    for (const type of [...this.#arraysOf.values(), ...this.#primitives.values()]) type.mirror = undefined;
  }

  ofClass(info: ClassInfo): LoadedClass {
    const known = this.#classes.get(info);
    if (known !== undefined) return known;
    const superclass = info.superclass === undefined ? undefined : this.ofClass(info.superclass);
    const loaded = new LoadedClass(info, binaryName(this.#program, info), superclass);
    this.#classes.set(info, loaded);
    return loaded;
  }

  ofArray(type: ArrayType): LoadedArray {
    const { element } = type;
    const inner = element.kind === "primitive" ? element.name : this.of(element);
    const known = this.#arraysOf.get(inner);
    if (known !== undefined) return known;
    const name = `[${typeof inner === "string" ? PRIMITIVE_LETTERS[inner] : descriptor(inner)}`;
    const loaded = new LoadedArray(type, name, typeof inner === "string" ? undefined : inner);
    this.#arraysOf.set(inner, loaded);
    return loaded;
  }

  ofPrimitive(name: PrimitiveName | "void"): LoadedPrimitive {
    return valueAt(this.#primitives, name, () => new LoadedPrimitive(name));
  }

  /** `type` is a class or array type. */
  of(type: Type): LoadedType {
    if (type.kind === "array") return this.ofArray(type);
    return this.ofClass(type.kind === "class" ? type.class : this.#program.wellKnown.object);
  }
}

function descriptor(type: LoadedType): string {
  return type instanceof LoadedArray ? type.name : `L${type.name};`;
}
