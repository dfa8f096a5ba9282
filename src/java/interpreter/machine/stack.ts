import { JavaObject, type Reference, type Value } from "../values/values.ts";
import type { Frame } from "./frame.ts";

/** What the frames of a stack refer to. */
export function* heldByStack(top: Frame): Generator<Value | undefined> {
  for (let frame: Frame | undefined = top; frame !== undefined; frame = frame.caller) {
    yield frame.created;
    yield* frame.locals;
  }
}

/**
 * Whether code of the program runs that no initializer and no library code but that of threads called: these count on it that
 * nothing comes between.
 */
export function isOfProgram(top: Frame): boolean {
  for (let frame: Frame | undefined = top; frame !== undefined; frame = frame.caller) {
    const owner = frame.code.method?.class;
    if (frame.initializes !== undefined || (owner?.isLibrary === true && owner.name !== "Thread")) return false;
  }
  return true;
}

/** The instruction at which a frame goes on with an exception; undefined when it does not catch it. */
export function handlerFor(frame: Frame, thrown: Reference | null): number | undefined {
  const { method, origins, ops } = frame.code;
  if (method === undefined || method.handlers.length === 0 || !(thrown instanceof JavaObject)) return undefined;
  const bodyLength = ops.length - origins.length;
  const at = frame.pc < bodyLength ? frame.pc : (origins[frame.pc - bodyLength] ?? 0);
  const { supertypes } = thrown.type;
  return method.handlers.find(
    ({ from, to, types }) => at >= from && at < to && types.some((type) => supertypes.has(type)),
  )?.handler;
}
