import type { AllocationSite, ClassInfo, Method } from "../../ir/program.ts";
import { virtualMachineText } from "../../messages/virtual-machine.ts";
import type { Frame } from "../machine/frame.ts";
import type { Observations } from "../machine/observe.ts";
import { Raise, Thrown } from "../machine/signals.ts";
import { describeThrowable, type ExceptionClasses, newException, stateOf } from "../values/exceptions.ts";
import type { LoadedClass } from "../values/loaded-types.ts";
import { isReferenceValue, JavaObject, type JavaString, type Reference, type Value } from "../values/values.ts";
import type { RaisedHere } from "./raised-here.ts";

/** What making an exception takes from the machine. */
interface Maker {
  readonly exceptions: ExceptionClasses;
  readonly observations: Observations;
  readonly frame: Frame;
  readonly string: (text: string, site: AllocationSite | undefined) => JavaString;
  readonly fillTrace: (exception: JavaObject, frame: Frame) => void;
}

/** Makes the exceptions that no `new` makes; each comes from a site of `MachineSites`. */
export class MachineExceptions {
  readonly #machine: Maker;
  readonly #raised: RaisedHere;

  constructor(machine: Maker, raised: RaisedHere) {
    this.#machine = machine;
    this.#raised = raised;
  }

  /** With the trace of the current frame, where it arises: there, at the `new` of a model body, or in a method without code. */
  raise(name: string, message: string | null, from: AllocationSite | Method | undefined): JavaObject {
    const { exceptions, frame } = this.#machine;
    const site = from !== undefined && "label" in from && "ordinal" in from ? from : this.#raised.at(frame, name, from);
    const exception = this.#make(exceptions.load(name), site, message, null);
    this.#machine.fillTrace(exception, frame);
    return exception;
  }

  /** The Java exception behind what an op threw; anything else is thrown on. */
  of(signal: unknown): Reference | null {
    if (signal instanceof Thrown) return signal.exception;
    if (signal instanceof Raise) return this.raise(signal.exception, signal.text, undefined);
    if (signal instanceof RangeError) {
      return /call stack/.test(signal.message)
        ? this.raise("StackOverflowError", null, undefined)
        : this.raise("OutOfMemoryError", virtualMachineText("no-memory"), undefined);
    }
    throw signal;
  }

  /** The initializer of a class lets an exception out of its frame: what arrives where the class is used. */
  failInitialization(frame: Frame, type: LoadedClass, thrown: Reference | null): Reference | null {
    type.state = "failed";
    type.isReady = false;
    if (!(thrown instanceof JavaObject)) return thrown;
    const text = `Exception ${describeThrowable(thrown)} [in thread "main"]`;
    type.failure = this.#error("ExceptionInInitializerError", type.info, text, null);
    stateOf(type.failure).trace = stateOf(thrown).trace;
    if (isError(thrown.type)) return thrown;
    const error = this.#error("ExceptionInInitializerError", type.info, null, thrown);
    this.#machine.fillTrace(error, frame);
    return error;
  }

  /** What using a class throws whose initializer failed before. */
  unusable(type: LoadedClass): JavaObject {
    const message = virtualMachineText("failed-before", { class: type.name });
    const error = this.#error("NoClassDefFoundError", type.info, message, type.failure ?? null);
    this.#machine.fillTrace(error, this.#machine.frame);
    return error;
  }

  #error(
    name: "ExceptionInInitializerError" | "NoClassDefFoundError",
    info: ClassInfo,
    message: string | null,
    cause: JavaObject | null,
  ): JavaObject {
    return this.#make(this.#machine.exceptions.load(name), this.#raised.failureOf(info, name), message, cause);
  }

  #make(
    type: LoadedClass,
    site: AllocationSite | undefined,
    message: string | null,
    cause: JavaObject | null,
  ): JavaObject {
    const text = message === null ? null : this.#machine.string(message, this.#raised.messageOf(site));
    const exception = newException(type, site, text, cause);
    if (site?.kind !== "machine") noteDetails(this.#machine.observations, exception);
    return exception;
  }
}

/**
 * A clause caught an exception. What nothing catches is nothing to an analysis, so only then it is observed what an exception
 * of the virtual machine holds.
 */
export function noteCaught(observations: Observations, caught: Value): void {
  if (!(caught instanceof JavaObject) || caught.site?.kind !== "machine") return;
  noteDetails(observations, caught);
  const { cause } = stateOf(caught);
  if (cause !== caught) noteCaught(observations, cause);
}

/** No constructor stores the message and the cause of an exception that the machine makes. */
function noteDetails(observations: Observations, exception: JavaObject): void {
  for (const [field, slot] of exception.type.slotOf) {
    const value = exception.fields[slot];
    if (isReferenceValue(value)) observations.field(field).note(exception, value);
  }
}

function isError(type: LoadedClass): boolean {
  return type.name === "java.lang.Error" || (type.superclass !== undefined && isError(type.superclass));
}
