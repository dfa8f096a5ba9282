import type { Method } from "../ir/program.ts";
import { virtualMachineText } from "../messages/virtual-machine.ts";
import { Thrown } from "./machine/signals.ts";
import { showElement } from "./machine/stack-trace.ts";
import type { Machine } from "./machine.ts";
import { stateOf } from "./values/exceptions.ts";
import { JavaObject, JavaString, type Reference } from "./values/values.ts";

export interface Report {
  readonly type: string;
  readonly message: string | null;
  readonly trace: string;
}

/** Prints an uncaught exception on the error output, as the default handler of Java's threads does. */
export function reportUncaught(machine: Machine, thrown: Reference | null): Report {
  const { console } = machine.world;
  const before = console.errors.length;
  console.printError(virtualMachineText("uncaught"));
  if (!(thrown instanceof JavaObject)) return { type: "", message: null, trace: "" };
  const message = messageOf(machine, thrown);
  if (!printByLibrary(machine, thrown)) console.printError(plainTrace(thrown, message));
  return { type: thrown.type.name, message, trace: console.errors.slice(before).join("") };
}

function methodOf(thrown: JavaObject, name: string): Method | undefined {
  const root = [...thrown.type.supertypes].find((info) => info.name === "Throwable");
  return root?.methods.find((method) => method.name === name && method.parameters.length === 0);
}

/** What `getMessage` says; a program may override it, and it may fail. */
function messageOf(machine: Machine, thrown: JavaObject): string | null {
  const getMessage = methodOf(thrown, "getMessage");
  if (getMessage === undefined) return stateOf(thrown).message?.text ?? null;
  try {
    const message = machine.invokeVirtual(thrown, getMessage, []);
    return message instanceof JavaString ? message.text : null;
  } catch (signal) {
    if (signal instanceof Thrown) return null;
    throw signal;
  }
}

function printByLibrary(machine: Machine, thrown: JavaObject): boolean {
  const print = methodOf(thrown, "printStackTrace");
  if (print === undefined) return false;
  try {
    machine.invokeVirtual(thrown, print, []);
  } catch (signal) {
    if (!(signal instanceof Thrown)) throw signal;
  }
  return true;
}

/** For programs that know so little of the library that there is no `Throwable` to print itself. */
function plainTrace(thrown: JavaObject, message: string | null): string {
  const first = message === null ? thrown.type.name : `${thrown.type.name}: ${message}`;
  const { trace, cause } = stateOf(thrown);
  const elements = Array.from({ length: trace.depth }, (_, index) => trace.element(index));
  const lines = [first, ...elements.map((element) => (element === undefined ? "" : `\tat ${showElement(element)}`))];
  const own = lines.map((line) => `${line}\n`).join("");
  if (cause === null) return own;
  return `${own}Caused by: ${plainTrace(cause, stateOf(cause).message?.text ?? null)}`;
}
