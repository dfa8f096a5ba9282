import type { AllocationSite, ClassInfo, Program } from "../../ir/program.ts";
import type { LoadedClass, LoadedTypes } from "./loaded-types.ts";
import { JavaObject, JavaString } from "./values.ts";

/** The superclass of each exception that the machine or an intrinsic may raise. */
const PARENTS: Readonly<Record<string, string>> = {
  ArithmeticException: "RuntimeException",
  ArrayIndexOutOfBoundsException: "IndexOutOfBoundsException",
  ArrayStoreException: "RuntimeException",
  AbstractMethodError: "IncompatibleClassChangeError",
  ClassCastException: "RuntimeException",
  Class: "Object",
  CloneNotSupportedException: "Exception",
  Error: "Throwable",
  Exception: "Throwable",
  ExceptionInInitializerError: "LinkageError",
  IllegalArgumentException: "RuntimeException",
  IllegalStateException: "RuntimeException",
  IncompatibleClassChangeError: "LinkageError",
  IndexOutOfBoundsException: "RuntimeException",
  LinkageError: "Error",
  NegativeArraySizeException: "RuntimeException",
  NoClassDefFoundError: "LinkageError",
  NullPointerException: "RuntimeException",
  NumberFormatException: "IllegalArgumentException",
  OutOfMemoryError: "VirtualMachineError",
  RuntimeException: "Exception",
  StackOverflowError: "VirtualMachineError",
  StringIndexOutOfBoundsException: "IndexOutOfBoundsException",
  Throwable: "Object",
  UnsatisfiedLinkError: "LinkageError",
  UnsupportedOperationException: "RuntimeException",
  VirtualMachineError: "Error",
};

/**
 * The exception classes that the machine raises, by simple name. The program has only those that it mentions; the
 * others are made up here, below the nearest class that the program has, so that `catch` finds them.
 */
export class ExceptionClasses {
  readonly #program: Program;
  readonly #types: LoadedTypes;
  readonly #known = new Map<string, ClassInfo>();

  constructor(program: Program, types: LoadedTypes) {
    this.#program = program;
    this.#types = types;
  }

  load(name: string): LoadedClass {
    return this.#types.ofClass(this.#find(name));
  }

  #find(name: string): ClassInfo {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const info = this.#program.classes.find((each) => each.isLibrary && isNamed(each, name)) ?? this.#makeUp(name);
    this.#known.set(name, info);
    return info;
  }

  #makeUp(name: string): ClassInfo {
    const { object } = this.#program.wellKnown;
    const parent = PARENTS[name] ?? "RuntimeException";
    const start = { line: 1, column: 1 };
    return {
      name,
      kind: "class",
      isAbstract: false,
      superclass: parent === "Object" ? object : this.#find(parent),
      interfaces: [],
      fields: [],
      methods: [],
      outer: undefined,
      isLibrary: true,
      isSynthetic: false,
      bridges: [],
      span: { file: `java/lang/${name}.java`, start, end: start },
    };
  }
}

function isNamed(info: ClassInfo, name: string): boolean {
  return info.name === name || (info.name.endsWith(`.${name}`) && info.outer === undefined);
}

/** What the machine keeps of an exception, whether or not its class declares fields for it. */
export class ThrowableState {
  /** The text of an exception of the machine. */
  message: JavaString | null = null;
  cause: JavaObject | null = null;
  trace: StackTrace = { depth: 0, element: () => undefined };
}

/** The calls that were running when an exception was made, innermost first. */
export interface StackTrace {
  readonly depth: number;
  /** Undefined beyond the depth. */
  readonly element: (index: number) => TraceElement | undefined;
}

/** One line of a stack trace. */
export interface TraceElement {
  /** `java.util.ArrayList` */
  readonly className: string;
  readonly methodName: string;
  /** `ArrayList.java` */
  readonly file: string;
  readonly line: number;
  readonly isLibrary: boolean;
}

export function stateOf(throwable: JavaObject): ThrowableState {
  if (throwable.hidden instanceof ThrowableState) return throwable.hidden;
  const state = new ThrowableState();
  throwable.hidden = state;
  return state;
}

/** Where `Throwable` itself keeps a field of that name: subclasses may have others. */
function slotInThrowable(throwable: JavaObject, name: string): number | undefined {
  let type = throwable.type;
  while (type.superclass?.isThrowable === true) type = type.superclass;
  return type.slotNamed(name);
}

/** Sets a field by name where the class has it; its machine-side twin is set in any case. */
export function setDetail(throwable: JavaObject, message: JavaString | null, cause: JavaObject | null): void {
  const state = stateOf(throwable);
  state.message = message;
  state.cause = cause;
  const messageSlot = slotInThrowable(throwable, "message");
  if (messageSlot !== undefined) throwable.fields[messageSlot] = message;
  const causeSlot = slotInThrowable(throwable, "cause");
  if (causeSlot !== undefined) throwable.fields[causeSlot] = cause;
}

/** `java.lang.ArithmeticException: / by zero`, without asking the program's own methods. */
export function describeThrowable(throwable: JavaObject): string {
  const slot = slotInThrowable(throwable, "message");
  const message = slot === undefined ? stateOf(throwable).message : throwable.fields[slot];
  return message instanceof JavaString ? `${throwable.type.name}: ${message.text}` : throwable.type.name;
}

/** An exception as the machine makes it: no constructor runs. `site` is a `new` in the model body of an intrinsic. */
export function newException(
  type: LoadedClass,
  site: AllocationSite | undefined,
  message: JavaString | null,
  cause: JavaObject | null,
): JavaObject {
  const throwable = new JavaObject(type, site);
  setDetail(throwable, message, cause);
  return throwable;
}
