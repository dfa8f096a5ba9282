import { type ClassInfo, isSubclass, type Method } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { endBy, nextBy, type Outcome } from "../state/outcome.ts";
import { type Frame, freshLocation, newObject, objectOf, type State, withObject } from "../state/state.ts";
import { reference, type SymbolicValue } from "../state/values.ts";
import type { Context } from "./context.ts";

/** Handlers that catch what the machine throws even where its class is not part of the program. */
const ROOTS: ReadonlySet<string> = new Set(["Throwable", "Exception", "RuntimeException"]);

/** A runtime check has failed: the exception of the machine is thrown. */
export function raise(context: Context, state: State, exception: string): Outcome {
  const info = context.exceptionClass(exception);
  const root = freshLocation(state);
  const made = withObject(state, newObject(root, exception, info));
  return unwind(made, reference(root), info, exception);
}

/** [S-THROW] of a value that is known to be an object. */
export function throwObject(context: Context, state: State, thrown: SymbolicValue): Outcome {
  const object = thrown.kind === "reference" ? objectOf(state, thrown.name) : undefined;
  if (object === undefined) return raise(context, state, "NullPointerException");
  return unwind(state, thrown, object.class, object.data.split(".").at(-1) ?? object.data);
}

/** Continues at the nearest handler, or ends the path. */
function unwind(state: State, thrown: SymbolicValue, info: ClassInfo | undefined, name: string): Outcome {
  for (const [depth, frame] of state.frames.entries()) {
    const handler = handlerFor(frame, info);
    if (handler === undefined) continue;
    const frames: readonly Frame[] = [{ ...frame, pc: handler }, ...state.frames.slice(depth + 1)];
    return nextBy("S-THROW", { ...state, frames, caught: thrown }, say("effect.caught", { exception: name }));
  }
  return endBy("S-THROW", { ...state, frames: [] }, { kind: "exception", exception: name });
}

function handlerFor({ method, pc }: Frame, info: ClassInfo | undefined): number | undefined {
  return method.handlers.find(
    ({ from, to, types }) => pc >= from && pc < to && types.some((type) => isCaught(type, info)),
  )?.handler;
}

function isCaught(type: ClassInfo, info: ClassInfo | undefined): boolean {
  return info === undefined ? ROOTS.has(type.name.split(".").at(-1) ?? "") : isSubclass(info, type);
}

/** Whether calls of this method are followed: the reader's code, and library code that only calculates. */
export function isFollowed({ code }: Context, method: Method): boolean {
  const hasBody = code.bodyOf(method).length > 0;
  if (!method.class.isLibrary) return hasBody;
  return hasBody && method.isStatic && method.parameters.every(({ type }) => type.kind === "primitive");
}
