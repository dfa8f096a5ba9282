import { type ClassInfo, isRoot, isSubclass, type Method } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { endBy, nextBy, type Outcome } from "../state/outcome.ts";
import { type Frame, freshLocation, newObject, type State, withObject } from "../state/state.ts";
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

/** Continues at the nearest handler, or ends the path. */
export function unwind(state: State, thrown: SymbolicValue, info: ClassInfo | undefined, name: string): Outcome {
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

/** Whether calls of this method are followed: the reader's code, library code that only calculates, and identity. */
export function isFollowed({ code }: Context, method: Method): boolean {
  const hasBody = code.bodyOf(method).length > 0;
  if (!method.class.isLibrary) return hasBody;
  if (hasBody && isRoot(method.class) && method.name === "equals") return true;
  return hasBody && method.isStatic && method.parameters.every(({ type }) => type.kind === "primitive");
}
