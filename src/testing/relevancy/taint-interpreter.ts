import {
  type CallSite,
  type ClassInfo,
  dispatch,
  type Field,
  findEntries,
  type Instruction,
  type InstructionOf,
  isSubtype,
  type Method,
  type Operand,
  type Program,
  type Type,
  type Variable,
  variablesRead,
} from "../../java/index.ts";
import {
  ArrayObject,
  binary,
  defaultOf,
  Instance,
  isInstance,
  joined,
  Native,
  NULL,
  type Tainted,
  textOf,
  type Value,
} from "./taint-values.ts";

class JavaThrow extends Error {
  readonly object: Instance | Native;

  constructor(object: Instance | Native) {
    super("thrown");
    this.object = object;
  }
}

class OutOfSteps extends Error {}

/** What held a value made of a symbolic one at some time. */
export interface TaintedNames {
  /** `C.m()/x` and `C.f`, as `nameOf` writes them. */
  readonly names: ReadonlySet<string>;
  readonly steps: number;
}

/** Watches the locals of a run. A parameter has its argument from no instruction. */
export interface LocalsObserver {
  written(variable: Variable, by: Instruction | undefined, isTainted: boolean): void;
  /** `writtenBy`: what has given the local its value. */
  read(variable: Variable, by: Instruction, writtenBy: Instruction | undefined): void;
}

/**
 * Runs a program on the three-address code, each value with its taint, explicit flows only. Knows the library methods
 * that `randomSymbolicProgram` uses. Ends early at the step limit or at an uncaught exception: what was seen stays true.
 */
export function runTainted(program: Program, stepLimit = 50_000, observer?: LocalsObserver): TaintedNames {
  const machine = new Machine(program, stepLimit, observer);
  machine.run();
  return { names: machine.names, steps: machine.steps };
}

class Machine {
  readonly names = new Set<string>();
  steps = 0;
  readonly #program: Program;
  readonly #limit: number;
  readonly #statics = new Map<Field, Tainted>();
  readonly #initialized = new Set<ClassInfo>();
  readonly #observer: LocalsObserver | undefined;
  #inputs = 0;

  constructor(program: Program, limit: number, observer: LocalsObserver | undefined) {
    this.#observer = observer;
    this.#program = program;
    this.#limit = limit;
  }

  run(): void {
    const [entry] = findEntries(this.#program);
    if (entry === undefined) throw new Error("no main");
    try {
      this.#initialize(entry.class);
      this.#invoke(entry, undefined, [NULL]);
    } catch (end) {
      if (!(end instanceof JavaThrow || end instanceof OutOfSteps || end instanceof RangeError)) throw end;
    }
  }

  #initialize(info: ClassInfo): void {
    if (info.isLibrary || this.#initialized.has(info)) return;
    this.#initialized.add(info);
    if (info.superclass !== undefined) this.#initialize(info.superclass);
    const initializer = info.methods.find(({ kind }) => kind === "static-initializer");
    if (initializer !== undefined) this.#invoke(initializer, undefined, []);
  }

  #invoke(method: Method, self: Tainted | undefined, values: readonly Tainted[]): Tainted {
    const frame: Frame = { method, locals: method.variables.map(() => NULL), writers: [], result: undefined };
    if (method.thisVariable !== undefined && self !== undefined) this.#set(frame, method.thisVariable, self, undefined);
    for (const [index, parameter] of method.parameters.entries())
      this.#set(frame, parameter, values[index] ?? NULL, undefined);
    for (let at = 0; frame.result === undefined && at < method.body.length; ) {
      if (++this.steps > this.#limit) throw new OutOfSteps();
      at = this.#step(frame, at);
    }
    return frame.result ?? NULL;
  }

  /** Carries out an instruction; the index of the next. */
  #step(frame: Frame, at: number): number {
    const instruction = frame.method.body[at];
    if (instruction === undefined) return at;
    for (const variable of this.#observer === undefined ? [] : variablesRead(instruction))
      this.#observer?.read(variable, instruction, frame.writers[variable.index]);
    try {
      return this.#execute(frame, instruction, at);
    } catch (thrown) {
      if (!(thrown instanceof JavaThrow)) throw thrown;
      const handler = handlerOf(frame.method, at, thrown.object.type);
      const entry = handler === undefined ? undefined : frame.method.body[handler];
      if (handler === undefined || entry?.kind !== "catch") throw thrown;
      this.#set(frame, entry.target, { value: thrown.object, isTainted: false }, entry);
      return handler + 1;
    }
  }

  #returned(frame: Frame, instruction: InstructionOf<"return">): Tainted {
    if (instruction.value === undefined) return NULL;
    const value = this.#read(frame, instruction.value);
    if (value.isTainted) this.names.add(`${frame.method.label}/ret`);
    return value;
  }

  #set(frame: Frame, variable: Variable, value: Tainted, by: Instruction | undefined): void {
    frame.locals[variable.index] = value;
    frame.writers[variable.index] = by;
    this.#observer?.written(variable, by, value.isTainted);
    if (value.isTainted) this.names.add(`${variable.method.label}/${variable.name}`);
  }

  #read(frame: Frame, operand: Operand): Tainted {
    if (operand.kind === "variable") return frame.locals[operand.variable.index] ?? NULL;
    return { value: operand.kind === "null" ? null : operand.value, isTainted: false };
  }

  #execute(frame: Frame, instruction: Instruction, at: number): number {
    switch (instruction.kind) {
      case "return":
        frame.result = this.#returned(frame, instruction);
        return at;
      case "goto":
        return instruction.to;
      case "if-false":
        return this.#read(frame, instruction.condition).value === true ? at + 1 : instruction.to;
      case "throw": {
        const { value } = frame.locals[instruction.value.index] ?? NULL;
        if (value instanceof Instance || value instanceof Native) throw new JavaThrow(value);
        throw this.#fault("NullPointerException");
      }
      case "nop":
      case "catch":
        return at + 1;
      case "store":
      case "static-store":
      case "array-store":
        this.#store(frame, instruction);
        return at + 1;
      case "call":
      case "new":
        this.#call(frame, instruction);
        return at + 1;
      default:
        if ("target" in instruction && instruction.target !== undefined)
          this.#set(frame, instruction.target, this.#compute(frame, instruction), instruction);
        return at + 1;
    }
  }

  #store(frame: Frame, instruction: InstructionOf<"store" | "static-store" | "array-store">): void {
    const value = this.#read(frame, instruction.source);
    if (instruction.kind === "array-store") {
      const array = this.#array(frame, instruction.base);
      const index = Number(this.#read(frame, instruction.index).value);
      if (!(index >= 0 && index < array.elements.length)) throw this.#fault("ArrayIndexOutOfBoundsException");
      array.elements[index] = value;
      return;
    }
    const { field } = instruction;
    if (value.isTainted) this.names.add(`${field.class.name}.${field.name}`);
    if (instruction.kind === "static-store") {
      this.#initialize(field.class);
      this.#statics.set(field, value);
      return;
    }
    this.#instance(frame, instruction.base).fields.set(field, value);
  }

  #instance(frame: Frame, base: Variable): Instance {
    const object = frame.locals[base.index]?.value;
    if (object instanceof Instance) return object;
    throw this.#fault("NullPointerException");
  }

  #array(frame: Frame, base: Variable): ArrayObject {
    const array = frame.locals[base.index]?.value;
    if (array instanceof ArrayObject) return array;
    throw this.#fault("NullPointerException");
  }

  #compute(frame: Frame, instruction: Instruction): Tainted {
    const read = (operand: Operand): Tainted => this.#read(frame, operand);
    switch (instruction.kind) {
      case "constant":
        return { value: instruction.value.kind === "null" ? null : instruction.value.value, isTainted: false };
      case "string-literal":
        return { value: JSON.parse(instruction.site.label) as string, isTainted: false };
      case "copy":
        return frame.locals[instruction.source.index] ?? NULL;
      case "cast":
        return read(instruction.source);
      case "convert":
        return read(instruction.source);
      case "unary": {
        const { value, isTainted } = read(instruction.operand);
        if (instruction.operator === "!") return { value: value !== true, isTainted };
        return { value: instruction.operator === "-" ? -Number(value) : ~Number(value), isTainted };
      }
      case "binary":
        return binary(instruction, read(instruction.left), read(instruction.right));
      case "instanceof": {
        const { value, isTainted } = read(instruction.source);
        return { value: value !== null && isInstance(this.#program, value, instruction.type), isTainted };
      }
      case "concat": {
        const parts = instruction.parts.map(read);
        return {
          value: parts.map(({ value }) => textOf(value)).join(""),
          isTainted: parts.some((part) => part.isTainted),
        };
      }
      default:
        return this.#computeOnHeap(frame, instruction);
    }
  }

  /** What looks into objects or makes some. */
  #computeOnHeap(frame: Frame, instruction: Instruction): Tainted {
    const read = (operand: Operand): Tainted => this.#read(frame, operand);
    switch (instruction.kind) {
      case "load": {
        const object = this.#instance(frame, instruction.base);
        return object.fields.get(instruction.field) ?? defaultOf(instruction.field.type);
      }
      case "static-load":
        this.#initialize(instruction.field.class);
        return this.#statics.get(instruction.field) ?? defaultOf(instruction.field.type);
      case "array-load": {
        const element = this.#array(frame, instruction.base).elements[Number(read(instruction.index).value)];
        if (element === undefined) throw this.#fault("ArrayIndexOutOfBoundsException");
        return element;
      }
      case "array-length":
        return this.#array(frame, instruction.base).length;
      case "new-array":
        return newArray(instruction, read);
      case "closure": {
        const object = new Instance({ kind: "class", class: instruction.class });
        for (const { field, value } of instruction.captured) object.fields.set(field, read(value));
        return { value: object, isTainted: false };
      }
      default:
        throw new Error(`no meaning for ${instruction.kind}`);
    }
  }

  #call(frame: Frame, instruction: InstructionOf<"call" | "new">): void {
    const values = instruction.arguments.map((operand) => this.#read(frame, operand));
    if (instruction.kind === "new") {
      const { target: constructor } = instruction.constructor;
      this.#initialize(constructor.class);
      const isNative = constructor.class.isLibrary;
      const object = isNative
        ? new Native(instruction.site.type, constructor.class.name)
        : new Instance(instruction.site.type);
      const created: Tainted =
        isNative && constructor.class.name === "String"
          ? (values[0] ?? { value: "", isTainted: false })
          : { value: object, isTainted: false };
      this.#run(instruction.constructor, constructor, created, values);
      this.#set(frame, instruction.target, created, instruction);
      return;
    }
    const { site, receiver, target } = instruction;
    const self = receiver === undefined ? undefined : (frame.locals[receiver.index] ?? NULL);
    if (self !== undefined && self.value === null) throw this.#fault("NullPointerException");
    const callee = self === undefined || site.kind === "special" ? site.target : this.#dispatch(site, self.value);
    const result = this.#run(site, callee, self, values);
    if (target !== undefined) this.#set(frame, target, result, instruction);
  }

  #dispatch(site: CallSite, value: Value): Method {
    if (value instanceof Instance) return dispatch(value.type, site.target) ?? site.target;
    return site.target;
  }

  #run(site: CallSite, callee: Method, self: Tainted | undefined, values: readonly Tainted[]): Tainted {
    if (callee.isStatic) this.#initialize(callee.class);
    if (!callee.class.isLibrary) return this.#invoke(callee, self, values);
    return this.#library(`${callee.class.name}.${callee.name}`, callee, self, values, site);
  }

  #library(
    name: string,
    method: Method,
    self: Tainted | undefined,
    values: readonly Tainted[],
    site: CallSite,
  ): Tainted {
    if (method.class.name === "Symbolic") return this.#input(method);
    const [first = NULL, second = NULL] = values;
    const taints = (...all: readonly Tainted[]): boolean => all.some(({ isTainted }) => isTainted);
    const object = self?.value;
    const receiver = self ?? NULL;
    const made = (value: Value, ...from: readonly Tainted[]): Tainted => ({ value, isTainted: taints(...from) });
    if (object instanceof Instance) return onException(object, method, values);
    if (object instanceof Native) return this.#onNative(object, method, first, second);
    switch (name) {
      case "String.<init>":
        return NULL;
      case "String.length":
      case "CharSequence.length":
        return made(textOf(object ?? null).length, receiver);
      case "String.concat":
        if (first.value === null) throw this.#fault("NullPointerException");
        return made(textOf(object ?? null) + textOf(first.value), receiver, first);
      case "String.valueOf":
        return made(textOf(first.value), first);
      case "Math.max":
        return made(Math.max(Number(first.value), Number(second.value)), first, second);
      case "Integer.valueOf":
        return first;
      case "Integer.intValue":
        return receiver;
      default:
        throw new Error(`no meaning for ${name} in line ${site.span.start.line}`);
    }
  }

  #onNative(object: Native, method: Method, first: Tainted, second: Tainted): Tainted {
    switch (method.name) {
      case "<init>":
        if (object.name === "StringBuilder" && first !== NULL) object.text = { ...first, value: textOf(first.value) };
        return NULL;
      case "add":
        object.list.push(first);
        return { value: true, isTainted: false };
      case "size":
        return { value: object.list.length, isTainted: false };
      case "isEmpty":
        return { value: object.list.length === 0, isTainted: false };
      case "iterator": {
        const iterator = new Native(object.type, "Iterator");
        iterator.list = object.list;
        return { value: iterator, isTainted: false };
      }
      case "hasNext":
        return { value: object.next < object.list.length, isTainted: false };
      case "next":
        return object.list[object.next++] ?? NULL;
      case "put": {
        const before = object.map.get(first.value);
        object.map.set(first.value, { key: first, value: second });
        return before === undefined ? NULL : joined(before.value, first, before.key);
      }
      case "get": {
        if (object.name !== "HashMap") return joined(object.list[Number(first.value)] ?? NULL, first);
        const entry = object.map.get(first.value);
        return entry === undefined ? joined(NULL, first) : joined(entry.value, first, entry.key);
      }
      case "append":
        object.text = {
          value: textOf(object.text.value) + textOf(first.value),
          isTainted: object.text.isTainted || first.isTainted,
        };
        return { value: object, isTainted: false };
      case "toString":
        return object.text;
      case "getMessage":
        return object.text;
      default:
        throw new Error(`no meaning for ${object.name}.${method.name}`);
    }
  }

  #input(method: Method): Tainted {
    this.#inputs++;
    switch (method.name) {
      case "string":
        return { value: `in${this.#inputs}`, isTainted: true };
      case "integer":
        return { value: this.#inputs, isTainted: true };
      case "bool":
        return { value: true, isTainted: true };
      case "real":
        return { value: 0.5, isTainted: true };
      default:
        return { value: null, isTainted: true };
    }
  }

  #fault(name: string): JavaThrow {
    const info = this.#program.classes.find((each) => each.name === name || each.name === "Object");
    if (info === undefined) throw new Error("no Object");
    return new JavaThrow(new Native({ kind: "class", class: info }, name));
  }
}

function newArray(instruction: InstructionOf<"new-array">, read: (operand: Operand) => Tainted): Tainted {
  const [length] = instruction.lengths;
  const [site] = instruction.sites;
  if (length === undefined || site === undefined || instruction.lengths.length > 1)
    throw new Error("an array of several dimensions");
  const size = read(length);
  const element = site.type.kind === "array" ? defaultOf(site.type.element) : NULL;
  const elements = Array.from({ length: Math.max(0, Number(size.value)) }, () => element);
  return { value: new ArrayObject(site.type, size, elements), isTainted: false };
}

interface Frame {
  readonly method: Method;
  readonly locals: Tainted[];
  /** By local: the instruction that has assigned it last. */
  readonly writers: (Instruction | undefined)[];
  /** Set when the method returns. */
  result: Tainted | undefined;
}

/** What a class of the program inherits from Throwable. */
function onException(object: Instance, method: Method, values: readonly Tainted[]): Tainted {
  if (method.name === "getMessage") return object.message;
  const [first] = values;
  if (method.kind === "constructor" && first !== undefined) object.message = first;
  return NULL;
}

function handlerOf(method: Method, at: number, type: Type): number | undefined {
  return method.handlers.find(
    ({ from, to, types }) =>
      from <= at && at < to && types.some((info) => isSubtype(type, { kind: "class", class: info })),
  )?.handler;
}
