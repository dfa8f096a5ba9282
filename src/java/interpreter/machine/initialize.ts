import type { ClassInfo, Method } from "../../ir/program.ts";
import type { LoadedClass } from "../values/loaded-types.ts";
import { hiddenCode, type MethodCode, type Op } from "./frame.ts";
import type { Runtime } from "./runtime.ts";

/**
 * The ops that initialize a class: its superclass first, then the superinterfaces that declare a default method, then
 * its own `<clinit>` (JLS 12.4.2).
 */
export function initializerCode(machine: Runtime, type: LoadedClass): MethodCode {
  const before = [...(type.superclass === undefined ? [] : [type.superclass.info]), ...interfacesOf(type.info)];
  const ops: Op[] = before.map((info, index) => {
    const needed = machine.types.ofClass(info);
    return () => (needed.isReady ? index + 1 : machine.prepare(needed, index));
  });
  const own = type.info.methods.find((method) => method.kind === "static-initializer");
  if (own !== undefined) ops.push(callOf(machine, own, ops.length));
  ops.push(() => {
    type.state = "done";
    return machine.leave(null);
  });
  return hiddenCode(ops, false);
}

function callOf(machine: Runtime, method: Method, pc: number): Op {
  const shape = { slots: [], padded: [], delivery: undefined, from: "entry" as const, pc, next: pc + 1 };
  return (locals) => machine.call(machine.codeOf(method), locals, shape);
}

/** An interface is initialized by its own initialization only; a class also initializes those with default methods. */
function interfacesOf(info: ClassInfo): readonly ClassInfo[] {
  return info.kind === "interface" ? [] : info.interfaces.flatMap(withDefaults);
}

function withDefaults(info: ClassInfo): readonly ClassInfo[] {
  const above = info.interfaces.flatMap(withDefaults);
  const declaresDefault = info.methods.some(
    (method) => method.kind === "method" && !method.isAbstract && !method.isStatic,
  );
  return declaresDefault ? [...above, info] : above;
}
