import type { Code } from "../program/code.ts";
import type { Configuration, FrameView, ObjectView } from "./observer.ts";
import type { HeapObject, State } from "./state.ts";
import { nullValue } from "./values.ts";

/** A state as it is shown. */
export function configurationOf(state: State, code: Code): Configuration {
  return {
    delta: state.delta.heap,
    objects: [...state.objects.values()].map(viewOf),
    stack: state.frames.map(
      (frame): FrameView => ({
        method: frame.method,
        at: code.bodyOf(frame.method)[frame.pc]?.span,
        values: frame.method.variables.flatMap((variable) => {
          const value = frame.values[variable.index];
          return value === undefined ? [] : [{ name: variable.name, value }];
        }),
      }),
    ),
  };
}

function viewOf({ root, data, origin, isFreed, fields, initial }: HeapObject): ObjectView {
  return {
    root,
    data,
    origin,
    isFreed,
    fields: [...fields].map(([name, now]) => ({ name, initial: initial.get(name) ?? nullValue, now })),
  };
}
