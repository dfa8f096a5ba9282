import type { AllocationSite, Type } from "../../ir/program.ts";
import type { LoadedArray, LoadedClass } from "./loaded-types.ts";

/**
 * What a variable, field or element holds while the program runs. `byte`, `short`, `char`, `int`, `float` and `double`
 * are numbers; a `long` is a number where it is exact and a bigint beyond (see `longs.ts`); `null` is the null reference.
 * The static types tell them apart.
 */
export type Value = number | bigint | boolean | Reference | null;

export type Reference = JavaObject | JavaArray | JavaString;

/** An instance of any class but `String`. */
export class JavaObject {
  readonly type: LoadedClass;
  /** The `new` that made it; undefined for what the virtual machine makes, such as a NullPointerException. */
  readonly site: AllocationSite | undefined;
  /** By `LoadedClass.slotOf`. */
  readonly fields: Value[];
  /** What an intrinsic keeps here: the frames of a Throwable, the type of a Class. */
  hidden: unknown = undefined;
  /** 0 until the identity hash code is asked for. Below zero while the heap is measured and has met the object. */
  identity = 0;
  /** Which calls made it, as `CallPaths` numbers them. */
  origin = -1;

  constructor(type: LoadedClass, site: AllocationSite | undefined) {
    this.type = type;
    this.site = site;
    this.fields = type.defaults.slice();
  }
}

/** What holds the elements of an array: a typed array for numbers, a plain one for `long`, `boolean` and references. */
export interface Elements {
  readonly length: number;
  [index: number]: Value;
}

export class JavaArray {
  readonly type: LoadedArray;
  readonly site: AllocationSite | undefined;
  readonly elements: Elements;
  identity = 0;
  /** Which calls made it, as `CallPaths` numbers them. */
  origin = -1;

  constructor(type: LoadedArray, site: AllocationSite | undefined, elements: Elements) {
    this.type = type;
    this.site = site;
    this.elements = elements;
  }
}

export class JavaString {
  readonly type: LoadedClass;
  readonly site: AllocationSite | undefined;
  /** Set once more by a constructor of `String`, never after. */
  text: string;
  /** Whether the characters were looked at: a joined text is put together only then. */
  isFlat = false;
  /** The hash code, once it was asked for. */
  hash: number | undefined = undefined;
  identity = 0;
  /** Which calls made it, as `CallPaths` numbers them. */
  origin = -1;

  constructor(type: LoadedClass, site: AllocationSite | undefined, text: string) {
    this.type = type;
    this.site = site;
    this.text = text;
  }
}

/** What a field or element of this type holds before anything is assigned. */
export function defaultValue(type: Type): Value {
  if (type.kind !== "primitive") return null;
  return type.name === "boolean" ? false : 0;
}

export function isReferenceValue(value: Value | undefined): value is Reference {
  return typeof value === "object" && value !== null;
}
