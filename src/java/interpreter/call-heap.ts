import { fill } from "../../kernel/index.ts";
import type { ClassInfo, PrimitiveName, Type } from "../ir/program.ts";
import { showType } from "../ir/types.ts";
import { CALL_MESSAGES } from "../messages/calls.ts";
import { longOf } from "./numbers/longs.ts";
import { isInstance, type LoadedTypes } from "./values/loaded-types.ts";
import { isReferenceValue, JavaArray, JavaObject, JavaString, type Reference, type Value } from "./values/values.ts";

/** An object of a heap that is handed in or out. */
export interface HeapObject {
  readonly class: ClassInfo;
  /** Inherited fields too; what is not named has Java's default. Of hidden fields, the one nearest to the class. */
  readonly fields: Readonly<Record<string, CallValue>>;
}

/** An array of a heap that is handed in. */
export interface HeapArray {
  readonly element: Type;
  readonly elements: readonly CallValue[];
}

/** A value that is handed in or out: `char` is a number, `long` a bigint where a number is not exact. */
export type CallValue =
  | number
  | bigint
  | boolean
  | null
  | { readonly object: string }
  /** Only handed out. */
  | { readonly text: string }
  | { readonly array: string };

type Entered = { readonly ok: true; readonly values: readonly Value[] } | Refusal;
type Refusal = { readonly ok: false; readonly reason: string };

type Whole = Exclude<PrimitiveName, "boolean" | "float" | "double">;

const RANGES: Readonly<Record<Whole, readonly [least: number, greatest: number]>> = {
  byte: [-128, 127],
  short: [-32_768, 32_767],
  char: [0, 65_535],
  int: [-2_147_483_648, 2_147_483_647],
  // Beyond that it takes a bigint.
  long: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

/** The objects of a call by name, those that come out of it included. */
export class CallHeap {
  readonly #types: LoadedTypes;
  readonly #byName = new Map<string, JavaObject>();
  readonly #arrays = new Map<string, JavaArray>();
  readonly #names = new Map<Reference, string>();

  constructor(types: LoadedTypes) {
    this.#types = types;
  }

  /** Makes the objects and arrays, then fills them, as they may point to each other. */
  make(objects: ReadonlyMap<string, HeapObject | HeapArray>): Entered {
    for (const [name, made] of objects) {
      if ("element" in made) {
        const type = this.#types.ofArray({ kind: "array", element: made.element });
        this.#arrays.set(name, new JavaArray(type, undefined, type.allocate(made.elements.length)));
        continue;
      }
      const { class: info } = made;
      if (info.kind === "interface" || info.isAbstract)
        return refuse(fill(CALL_MESSAGES, "no-objects", { class: info.name }));
      this.#add(name, new JavaObject(this.#types.ofClass(info), undefined));
    }
    for (const [name, made] of objects) {
      const problem = "element" in made ? this.#fillArray(name, made) : this.#fillObject(name, made);
      if (problem !== undefined) return refuse(`${name}.${problem}`);
    }
    return { ok: true, values: [] };
  }

  #fillObject(name: string, { fields }: HeapObject): string | undefined {
    const object = this.#byName.get(name);
    return object && this.#fillAll(object, fields);
  }

  #fillArray(name: string, { element, elements }: HeapArray): string | undefined {
    const array = this.#arrays.get(name);
    for (const [index, value] of elements.entries()) {
      const entered = this.#enter(element, value);
      if (entered === undefined || array === undefined) return `${index}: ${unfit(element, value)}`;
      array.elements[index] = entered;
    }
    return undefined;
  }

  #fillAll(object: JavaObject, fields: HeapObject["fields"]): string | undefined {
    for (const [name, value] of Object.entries(fields)) {
      const problem = this.#fill(object, name, value);
      if (problem !== undefined) return `${name}: ${problem}`;
    }
    return undefined;
  }

  #add(name: string, object: JavaObject): void {
    this.#byName.set(name, object);
    this.#names.set(object, name);
  }

  /** What is wrong, if anything is. */
  #fill(object: JavaObject, name: string, value: CallValue): string | undefined {
    const slot = object.type.slotNamed(name);
    const type = [...object.type.slotOf].find(([, at]) => at === slot)?.[0].type;
    if (slot === undefined || type === undefined)
      return fill(CALL_MESSAGES, "no-such-field", { class: object.type.info.name });
    const entered = this.#enter(type, value);
    if (entered === undefined) return unfit(type, value);
    object.fields[slot] = entered;
    return undefined;
  }

  enterAll(types: readonly Type[], values: readonly CallValue[]): Entered {
    if (types.length !== values.length) {
      const counts = { wanted: types.length, given: values.length };
      return refuse(fill(CALL_MESSAGES, "wrong-number-of-values", counts));
    }
    const entered: Value[] = [];
    for (const [index, type] of types.entries()) {
      const value = this.#enter(type, values[index] ?? null);
      if (value === undefined) return refuse(unfit(type, values[index] ?? null));
      entered.push(value);
    }
    return { ok: true, values: entered };
  }

  /** Undefined when the type has no such value. */
  #enter(type: Type, value: CallValue): Value | undefined {
    if (type.kind === "primitive") return primitiveOf(type.name, value);
    return value === null ? null : this.#reference(type, value);
  }

  #reference(type: Type, value: CallValue): Value | undefined {
    const name = typeof value === "object" && value !== null && "object" in value ? value.object : undefined;
    const object = name === undefined ? undefined : (this.#byName.get(name) ?? this.#arrays.get(name));
    return object !== undefined && isInstance(object.type, type) ? object : undefined;
  }

  /** A value as it is handed out; objects without a name get one. */
  leave(value: Value): CallValue {
    if (!isReferenceValue(value)) return value;
    if (value instanceof JavaString) return { text: value.text };
    if (!(value instanceof JavaObject)) return { array: showType(value.type.type) };
    const known = this.#names.get(value);
    if (known !== undefined) return { object: known };
    const name = this.#freshName();
    this.#add(name, value);
    return { object: name };
  }

  #freshName(): string {
    for (let number = 1; ; number++) if (!this.#byName.has(`new${number}`)) return `new${number}`;
  }

  /** Every object with a name, and what can be reached from it. */
  objects(): ReadonlyMap<string, HeapObject> {
    const found = new Map<string, HeapObject>();
    // Reading fields names further objects, which the iteration then meets.
    for (const [name, { type, fields }] of this.#byName)
      found.set(name, {
        class: type.info,
        fields: Object.fromEntries(
          [...type.slotOf].map(([field, slot]) => [field.name, this.leave(fields[slot] ?? null)]),
        ),
      });
    return found;
  }
}

function primitiveOf(type: PrimitiveName, value: CallValue): Value | undefined {
  if (type === "boolean") return truthOf(value);
  if (typeof value === "bigint")
    return type === "long" && BigInt.asIntN(64, value) === value ? longOf(value) : undefined;
  if (typeof value !== "number") return undefined;
  if (type === "double") return value;
  if (type === "float") return floatOf(value);
  const [least, greatest] = RANGES[type];
  return Number.isInteger(value) && value >= least && value <= greatest ? value + 0 : undefined;
}

/** The nearest `float`; undefined for a number that is too large for one. */
function floatOf(value: number): number | undefined {
  const nearest = Math.fround(value);
  return Number.isFinite(value) && !Number.isFinite(nearest) ? undefined : nearest;
}

/** Truth values may be given as 0 and 1, as logic has them. */
function truthOf(value: CallValue): boolean | undefined {
  if (value === 0 || value === 1) return value === 1;
  return typeof value === "boolean" ? value : undefined;
}

function refuse(reason: string): Refusal {
  return { ok: false, reason };
}

function unfit(type: Type, value: CallValue): string {
  const shown = typeof value === "object" && value !== null ? Object.values(value).join() : String(value);
  return fill(CALL_MESSAGES, "no-value-of-type", { value: shown, type: showType(type) });
}
