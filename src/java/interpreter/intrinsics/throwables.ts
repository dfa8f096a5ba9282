import type { Frame } from "../machine/frame.ts";
import type { Intrinsics, NativeCall } from "../machine/intrinsic.ts";
import { stateOf, type TraceElement } from "../values/exceptions.ts";
import type { JavaObject, Value } from "../values/values.ts";
import { number, object } from "./arguments.ts";

/** Leaves out `fillInStackTrace` and the constructors that make this exception, as Java does. */
function capture(call: NativeCall, throwable: JavaObject): null {
  let { frame }: { readonly frame: Frame } = call.machine;
  while (frame.caller !== undefined && isMaking(frame, throwable)) frame = frame.caller;
  call.machine.fillTrace(throwable, frame);
  return null;
}

function isMaking({ code: { method }, locals }: Frame, throwable: JavaObject): boolean {
  if (method === undefined || locals[0] !== throwable) return false;
  return method.kind === "constructor" || method.name === "fillInStackTrace";
}

function element(self: Value, index: Value): TraceElement | undefined {
  return stateOf(object(self)).trace.element(number(index));
}

/**
 * Stack traces. `capture` remembers the calls that are running, without those of `fillInStackTrace` and the constructors that
 * make this exception. `depth` says how many there are. For each, innermost first: `className` as `getName`, `methodName`
 * as in Java (`<init>`, `lambda$main$0`), `fileName` without folders, `line` from 1.
 */
export const THROWABLES: Intrinsics = {
  "Throwable.capture()": (call, self) => capture(call, object(self)),
  "Throwable.className(int)": (call, self, index) => call.string(element(self, index)?.className ?? ""),
  "Throwable.depth()": (_, self) => stateOf(object(self)).trace.depth,
  "Throwable.fileName(int)": (call, self, index) => call.string(element(self, index)?.file ?? ""),
  "Throwable.line(int)": (_, self, index) => element(self, index)?.line ?? -1,
  "Throwable.methodName(int)": (call, self, index) => call.string(element(self, index)?.methodName ?? ""),
};
