import type { Code } from "../program/code.ts";
import type { Configuration, FrameView } from "./observer.ts";
import type { State } from "./state.ts";

/** A state as it is shown: without the temporaries, which are not in the program. */
export function configurationOf(state: State, code: Code): Configuration {
  return {
    delta: state.delta.heap,
    objects: [...state.objects.values()],
    stack: state.frames.map(
      (frame): FrameView => ({
        method: frame.method,
        at: code.bodyOf(frame.method)[frame.pc]?.span,
        values: frame.method.variables.flatMap((variable) => {
          const value = frame.values[variable.index];
          return value === undefined || variable.isTemporary ? [] : [{ name: variable.name, value }];
        }),
      }),
    ),
  };
}
