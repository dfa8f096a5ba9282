import type { AllocationSite, Program } from "../../ir/program.ts";
import { MachineClasses } from "../../ir/raised/classes.ts";
import type { LoadedClass, LoadedTypes } from "./loaded-types.ts";
import { JavaObject, JavaString } from "./values.ts";

/** The exception classes that the machine raises, by simple name, as they are loaded. */
export class ExceptionClasses {
  readonly #classes: MachineClasses;
  readonly #types: LoadedTypes;

  constructor(program: Program, types: LoadedTypes) {
    this.#classes = new MachineClasses(program);
    this.#types = types;
  }

  load(name: string): LoadedClass {
    return this.#types.ofClass(this.#classes.named(name));
  }
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
function setDetail(throwable: JavaObject, message: JavaString | null, cause: JavaObject | null): void {
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
