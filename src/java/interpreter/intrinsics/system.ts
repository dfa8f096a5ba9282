import { virtualMachineText } from "../../messages/virtual-machine.ts";
import { allocate } from "../machine/allocate.ts";
import type { Intrinsics, NativeCall } from "../machine/intrinsic.ts";
import { Exit, Raise } from "../machine/signals.ts";
import type { World } from "../machine/world.ts";
import { isInstance, LoadedArray } from "../values/loaded-types.ts";
import { decodeUtf8, encodeUtf8, sequenceLength } from "../values/utf8.ts";
import { isReferenceValue, JavaArray, JavaObject, type Value } from "../values/values.ts";
import { array, number, reference, text } from "./arguments.ts";

function emit(world: World, stream: number, value: string): void {
  if (stream === 2) world.console.printError(value);
  else world.console.print(value);
}

/** Bytes wait until they make a character. */
function emitByte(world: World, stream: number, byte: number): void {
  const waiting = world.bytes;
  waiting.push(byte & 0xff);
  if (waiting.length < sequenceLength(waiting[0] ?? 0)) return;
  emit(world, stream, decodeUtf8(waiting));
  waiting.length = 0;
}

function readByte(world: World): number {
  world.inputBytes ??= encodeUtf8(world.input);
  const byte = world.inputBytes[world.position] ?? -1;
  if (byte >= 0) world.position += 1;
  return byte;
}

function describeArray({ type }: JavaArray): string {
  return type.element === undefined ? `${typeName(type)}[]` : "object array[]";
}

function typeName({ type }: LoadedArray): string {
  return type.element.kind === "primitive" ? type.element.name : "object";
}

/** Both are arrays of the same primitive type, or both of references. */
function checkKinds(source: Value, target: Value): void {
  for (const [value, word] of [
    [source, "source"],
    [target, "destination"],
  ] as const) {
    const { type } = reference(value);
    if (!(type instanceof LoadedArray)) {
      throw new Raise("ArrayStoreException", virtualMachineText("copy-of-no-array", { word, type: type.name }));
    }
  }
  const [from, to] = [array(source), array(target)];
  if (typeName(from.type) === typeName(to.type)) return;
  throw new Raise(
    "ArrayStoreException",
    virtualMachineText("copy-of-other-kind", { from: describeArray(from), to: describeArray(to) }),
  );
}

function checkRange(word: string, { type, elements }: JavaArray, from: number, length: number): void {
  const kind = `${typeName(type)}${type.element === undefined ? "" : " array"}[${elements.length}]`;
  if (from < 0) {
    throw new Raise(
      "ArrayIndexOutOfBoundsException",
      virtualMachineText("copy-outside", { word, index: from, array: kind }),
    );
  }
  if (from + length > elements.length) {
    const problem = word === "source" ? "copy-beyond-source" : "copy-beyond-destination";
    const text = virtualMachineText(problem, { index: from + length, array: kind });
    throw new Raise("ArrayIndexOutOfBoundsException", text);
  }
}

function arraycopy(call: NativeCall, source: Value, from: Value, target: Value, to: Value, count: Value): null {
  checkKinds(source, target);
  const [origin, goal] = [array(source), array(target)];
  const [start, at, length] = [number(from), number(to), number(count)];
  if (length < 0) {
    throw new Raise("ArrayIndexOutOfBoundsException", virtualMachineText("copy-of-negative-length", { length }));
  }
  checkRange("source", origin, start, length);
  checkRange("destination", goal, at, length);
  call.machine.work(length);
  if (goal.type.element === undefined) {
    copyElements(origin, start, goal, at, length);
    return null;
  }
  if (origin === goal) copyElements(origin, start, goal, at, length);
  else copyReferences(call, origin, start, goal, at, length);
  return null;
}

/** One by one: what fits is copied before the first element that does not. */
function copyReferences(
  call: NativeCall,
  origin: JavaArray,
  start: number,
  goal: JavaArray,
  at: number,
  length: number,
): void {
  for (let i = 0; i < length; i++) {
    const value = origin.elements[start + i] ?? null;
    if (isReferenceValue(value)) {
      if (!isInstance(value.type, goal.type.type.element)) throw mismatch(origin, goal);
      call.machine.observations.elements.note(goal, value);
    }
    goal.elements[at + i] = value;
  }
}

function mismatch(origin: JavaArray, goal: JavaArray): Raise {
  return new Raise(
    "ArrayStoreException",
    virtualMachineText("copy-of-element", { from: `${origin.type.element?.name}`, to: `${goal.type.element?.name}` }),
  );
}

/** Elements of the same array or of the same primitive type always fit. */
function copyElements(origin: JavaArray, start: number, goal: JavaArray, at: number, length: number): void {
  const [from, to] = [origin.elements, goal.elements];
  if (isTyped(from) && isTyped(to)) {
    to.set(from.subarray(start, start + length), at);
    return;
  }
  if (from === to && start < at) {
    for (let i = length - 1; i >= 0; i--) to[at + i] = from[start + i] as Value;
  } else {
    for (let i = 0; i < length; i++) to[at + i] = from[start + i] as Value;
  }
}

/** Whether elements lie in a typed array; the kinds of two that are copied are the same. */
function isTyped(elements: unknown): elements is Int32Array {
  return ArrayBuffer.isView(elements);
}

/** A copy of the same class with the same fields or elements, attributed to the same `new` as the original. */
function clone({ machine }: NativeCall, self: Value): Value {
  const original = reference(self);
  if (original instanceof JavaObject) {
    const { type, site, fields } = original;
    if (![...type.supertypes].some((info) => info.name === "Cloneable")) {
      throw new Raise("CloneNotSupportedException", type.name);
    }
    machine.heap.take(type.bytes);
    const copy = new JavaObject(type, site);
    for (const [i, value] of fields.entries()) copy.fields[i] = value;
    return copy;
  }
  const { type, site, elements } = array(original);
  machine.work(elements.length);
  const copy = new JavaArray(type, site, allocate(machine.heap, type, elements.length));
  copyElements(array(original), 0, copy, 0, elements.length);
  return copy;
}

/** An empty array of the same class, attributed to the same `new` as the pattern. */
function sameClass({ machine }: NativeCall, pattern: Value, length: Value): Value {
  const { type, site } = array(pattern);
  return new JavaArray(type, site, allocate(machine.heap, type, number(length)));
}

/**
 * Streams, time, copying, identity. `emit(console, text)`: to the output (1) or the error output (2). `emitByte`: one byte
 * of UTF-8. `StandardInput.read`: the next byte of the input in UTF-8, or -1 at its end. `arraycopy`: with Java's
 * exceptions and messages; the two helpers that its body calls are for the analyzes only and never run. `exit`: ends the
 * run. `getClass`: the one Class object of the run-time class. `hashCode`: the identity hash, from a counter. `clone`: a
 * copy of the fields or elements, of the same class, that comes from the same place as the receiver (the model body
 * returns the receiver); not Cloneable: the body's exception. `sameClass`: an array of that length and of the run-time
 * class of the pattern, all null, that comes from the same place as the pattern; the body's exception for a negative
 * length.
 */
export const SYSTEM: Intrinsics = {
  "ArrayCopies.sameClass(Object[],int)": sameClass,
  "Object.<init>()": () => null,
  "Object.clone()": clone,
  "Object.hashCode()": (call, self) => call.machine.globals.identityOf(reference(self)),
  "PrintStream.emit(int,String)": (call, console, value) => {
    emit(call.machine.world, number(console), text(value));
    return null;
  },
  "PrintStream.emitByte(int,int)": (call, console, value) => {
    emitByte(call.machine.world, number(console), number(value));
    return null;
  },
  "StandardInput.available()": ({ machine: { world } }) => {
    world.inputBytes ??= encodeUtf8(world.input);
    return world.inputBytes.length - world.position;
  },
  "StandardInput.read()": (call) => readByte(call.machine.world),
  "System.arraycopy(Object,int,Object,int,int)": arraycopy,
  "System.currentTimeMillis()": ({ machine }) =>
    machine.world.clock.milliseconds(machine.steps) + Math.floor(machine.turns.slept),
  "System.exit(int)": (_, status) => {
    throw new Exit(number(status));
  },
  "System.identityHashCode(Object)": (call, value) =>
    value === null ? 0 : call.machine.globals.identityOf(reference(value)),
  "System.nanoTime()": ({ machine }) =>
    machine.world.clock.nanoseconds(machine.steps) + Math.floor(machine.turns.slept) * 1_000_000,
};
