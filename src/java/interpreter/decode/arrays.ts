import type { InstructionOf } from "../../ir/instruction.ts";
import type { Type, Variable } from "../../ir/program.ts";
import { virtualMachineText } from "../../messages/virtual-machine.ts";
import { checkLength } from "../machine/allocate.ts";
import type { Op } from "../machine/frame.ts";
import type { SiteSet } from "../machine/observe.ts";
import { outOfBounds, Raise } from "../machine/signals.ts";
import { isInstance, type LoadedArray, type LoadedType } from "../values/loaded-types.ts";
import { isReferenceValue, JavaArray, type Reference, type Value } from "../values/values.ts";
import type { Decoder } from "./decoder.ts";
import { nullPointer } from "./memory.ts";

/** `locals[t] = elements[index]`, one function for each kind of elements: shared code would mix them. */
type LoadOp = (t: number, b: number, i: number, next: number, fail: () => Raise) => Op;

const loadInt: LoadOp = (t, b, i, next, fail) => (locals) => {
  const array = locals[b] as JavaArray | null;
  if (array === null) throw fail();
  const index = locals[i] as number;
  const elements = array.elements as unknown as Int32Array;
  if (index < 0 || index >= elements.length) throw outOfBounds(index, elements.length);
  locals[t] = elements[index] as number;
  return next;
};

const loadDouble: LoadOp = (t, b, i, next, fail) => (locals) => {
  const array = locals[b] as JavaArray | null;
  if (array === null) throw fail();
  const index = locals[i] as number;
  const elements = array.elements as unknown as Float64Array;
  if (index < 0 || index >= elements.length) throw outOfBounds(index, elements.length);
  locals[t] = elements[index] as number;
  return next;
};

const loadOther: LoadOp = (t, b, i, next, fail) => (locals) => {
  const array = locals[b] as JavaArray | null;
  if (array === null) throw fail();
  const index = locals[i] as number;
  const { elements } = array;
  if (index < 0 || index >= elements.length) throw outOfBounds(index, elements.length);
  locals[t] = elements[index] as Value;
  return next;
};

const LOADS: Readonly<Record<string, LoadOp>> = { int: loadInt, double: loadDouble };

export function decodeArrayLoad(decoder: Decoder, instruction: InstructionOf<"array-load">, pc: number): Op {
  const { target, base } = instruction;
  const index = decoder.slot(instruction.index);
  const set = decoder.observed(target);
  const kind = elementKind(base);
  const fail = (): Raise => nullPointer(decoder, pc, virtualMachineText("array-load", { kind }));
  const load = LOADS[kind];
  if (load !== undefined) return load(target.index, base.index, index, pc + 1, fail);
  if (set === undefined) return loadOther(target.index, base.index, index, pc + 1, fail);
  return loadReference(target.index, base.index, index, pc + 1, fail, set);
}

function loadReference(t: number, b: number, i: number, next: number, fail: () => Raise, set: SiteSet): Op {
  return (locals) => {
    const array = locals[b] as JavaArray | null;
    if (array === null) throw fail();
    const index = locals[i] as number;
    const elements = array.elements as readonly Value[];
    if (index < 0 || index >= elements.length) throw outOfBounds(index, elements.length);
    const value = elements[index] as Value;
    locals[t] = value;
    if (isReferenceValue(value)) set.note(value);
    return next;
  };
}

/** How messages call the array: `int`, `byte/boolean`, `object`. */
function elementKind({ type }: Variable): string {
  if (type.kind !== "array" || type.element.kind !== "primitive") return "object";
  const { name } = type.element;
  return name === "byte" || name === "boolean" ? "byte/boolean" : name;
}

export function decodeArrayStore(decoder: Decoder, instruction: InstructionOf<"array-store">, pc: number): Op {
  const { base, index, source } = instruction;
  const kind = elementKind(base);
  const fail = (): Raise => nullPointer(decoder, pc, virtualMachineText("array-store", { kind }));
  const store = STORES[kind] ?? (kind === "object" ? undefined : storeOther);
  if (store !== undefined) return store(decoder.slot(source), base.index, decoder.slot(index), pc + 1, fail);
  return storeReference(decoder, instruction, pc + 1, fail);
}

const storeInt: LoadOp = (s, b, i, next, fail) => (locals) => {
  const array = locals[b] as JavaArray | null;
  if (array === null) throw fail();
  const index = locals[i] as number;
  const elements = array.elements as unknown as Int32Array;
  if (index < 0 || index >= elements.length) throw outOfBounds(index, elements.length);
  elements[index] = locals[s] as number;
  return next;
};

const storeDouble: LoadOp = (s, b, i, next, fail) => (locals) => {
  const array = locals[b] as JavaArray | null;
  if (array === null) throw fail();
  const index = locals[i] as number;
  const elements = array.elements as unknown as Float64Array;
  if (index < 0 || index >= elements.length) throw outOfBounds(index, elements.length);
  elements[index] = locals[s] as number;
  return next;
};

const storeOther: LoadOp = (s, b, i, next, fail) => (locals) => {
  const array = locals[b] as JavaArray | null;
  if (array === null) throw fail();
  const index = locals[i] as number;
  const { elements } = array;
  if (index < 0 || index >= elements.length) throw outOfBounds(index, elements.length);
  elements[index] = locals[s] as Value;
  return next;
};

const STORES: Readonly<Record<string, LoadOp>> = { int: storeInt, double: storeDouble };

function storeReference(
  decoder: Decoder,
  { base, index: indexOperand, source }: InstructionOf<"array-store">,
  next: number,
  fail: () => Raise,
): Op {
  const { elements: observed } = decoder.machine.observations;
  const b = base.index;
  const i = decoder.slot(indexOperand);
  const s = decoder.slot(source);
  const accepts = newStoreCheck();
  return (locals) => {
    const array = locals[b] as JavaArray | null;
    if (array === null) throw fail();
    const index = locals[i] as number;
    const elements = array.elements as Value[];
    if (index < 0 || index >= elements.length) throw outOfBounds(index, elements.length);
    const value = locals[s] as Reference | null;
    // A variable of type Object may hold an array of numbers that is just being filled.
    if (value !== null && array.type.element !== undefined) {
      if (!accepts(array.type, value.type)) throw new Raise("ArrayStoreException", value.type.name);
      observed.note(array, value);
    }
    elements[index] = value;
    return next;
  };
}

/** Whether an array may hold an object; the last answer yes is remembered. */
function newStoreCheck(): (array: LoadedArray, value: LoadedType) => boolean {
  let lastArray: LoadedArray | undefined;
  let lastValue: LoadedType | undefined;
  return (array, value) => {
    if (array === lastArray && value === lastValue) return true;
    if (!isInstance(value, array.type.element)) return false;
    lastArray = array;
    lastValue = value;
    return true;
  };
}

export function decodeArrayLength(decoder: Decoder, { target, base }: InstructionOf<"array-length">, pc: number): Op {
  const t = target.index;
  const b = base.index;
  return (locals) => {
    const array = locals[b] as JavaArray | null;
    if (array === null) throw nullPointer(decoder, pc, virtualMachineText("array-length"));
    locals[t] = array.elements.length;
    return pc + 1;
  };
}

export function decodeNewArray(decoder: Decoder, instruction: InstructionOf<"new-array">, pc: number): Op {
  const { machine } = decoder;
  const { target, sites } = instruction;
  const lengths = instruction.lengths.map((length) => decoder.slot(length));
  const dimensions = sites.map((site) => ({ site, loaded: machine.types.ofArray(arrayType(site.type)) }));
  const set = decoder.observed(target);
  const { elements: observed } = machine.observations;

  const takeMemory = (locals: readonly Value[]): void => {
    let bytes = 0;
    let arrays = 1;
    for (const [dimension, { loaded }] of dimensions.entries()) {
      const length = locals[lengths[dimension] as number] as number;
      bytes += arrays * loaded.bytesOf(length);
      arrays *= length;
    }
    machine.heap.takeBlock(bytes);
  };

  const create = (locals: readonly Value[], dimension: number): JavaArray | null => {
    const given = dimensions[dimension];
    if (given === undefined) return null;
    const length = locals[lengths[dimension] as number] as number;
    const array = new JavaArray(given.loaded, given.site, given.loaded.allocate(length));
    machine.paths.made(array, machine.frame.path);
    if (dimension + 1 < dimensions.length) {
      for (let i = 0; i < length; i++) {
        const inner = create(locals, dimension + 1);
        array.elements[i] = inner;
        if (inner !== null) observed.note(array, inner);
      }
    }
    return array;
  };

  return (locals) => {
    for (const slot of lengths) checkLength(locals[slot] as number);
    takeMemory(locals);
    const array = create(locals, 0);
    locals[target.index] = array;
    if (array !== null && set !== undefined) set.note(array);
    return machine.settle(pc + 1);
  };
}

function arrayType(type: Type): Extract<Type, { kind: "array" }> {
  return type.kind === "array" ? type : { kind: "array", element: type };
}
