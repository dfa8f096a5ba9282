import type { AllocationSite, Method } from "../../../ir/program.ts";
import type { JavaObject, Value } from "../../values/values.ts";
import type { CallShape, MethodCode } from "../frame.ts";
import { Raise, Thrown } from "../signals.ts";

/** Makes an exception that no `new` makes. */
interface Raising {
  readonly exception: (name: string, message: string | null, from: AllocationSite | Method) => JavaObject;
}

/** Runs the intrinsic of a method on the arguments of a call. What it raises is thrown as a Java exception. */
export function runIntrinsic(machine: Raising, code: MethodCode, locals: readonly Value[], shape: CallShape): Value {
  const { intrinsic, native } = code;
  if (intrinsic === undefined || native === undefined) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = shape.padded;
  try {
    return intrinsic(
      native,
      locals[a] as Value,
      locals[b] as Value,
      locals[c] as Value,
      locals[d] as Value,
      locals[e] as Value,
      locals[f] as Value,
    );
  } catch (signal) {
    if (!(signal instanceof Raise)) throw signal;
    const from = native.siteOf(signal.exception) ?? native.method;
    throw new Thrown(machine.exception(signal.exception, signal.text, from));
  }
}
