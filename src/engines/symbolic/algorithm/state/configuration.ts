import { constantTerm, dontCare, type SymbolicHeap, type Value } from "../../../separation/index.ts";
import type { Configuration, FrameView } from "../observer.ts";
import type { Code } from "../program/code.ts";
import type { HeapObject, State } from "./state.ts";
import type { SymbolicValue } from "./values.ts";

/**
 * A state as it is shown: without the temporaries, which are not in the program. Of a program in the core language Δ is the one of
 * Fig. 5, with the cells of [S-NEW] and without those that [S-FREE] has put to the garbage.
 */
export function configurationOf(state: State, code: Code): Configuration {
  return {
    delta: code.program === undefined ? currentHeap(state) : state.delta.heap,
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

function currentHeap({ delta, objects }: State): SymbolicHeap {
  const { heap, definitions } = delta;
  // An exception of the machine is no cell of the program’s.
  const all = [...objects.values()].filter(({ data }) => definitions.data.has(data));
  const made = all.filter(({ origin, isFreed }) => origin === "new" && !isFreed).map(cellOf);
  const kept = heap.spatial.filter((part) => part.kind === "call" || objects.get(part.root)?.isFreed !== true);
  return made.length === 0 && kept.length === heap.spatial.length ? heap : { ...heap, spatial: [...kept, ...made] };
}

/** l ↦ c(v₁ … vₙ): what was stored since is in s. */
function cellOf({ root, data, initial }: HeapObject): Extract<SymbolicHeap["spatial"][number], { kind: "cell" }> {
  return { kind: "cell", root, data, fields: [...initial.values()].map(valueIn) };
}

function valueIn(value: SymbolicValue, index: number): Value {
  switch (value.kind) {
    case "reference":
      return value.name;
    case "integer":
      return value.term;
    case "truth":
      return constantTerm(value.value ? 1n : 0n);
    default:
      return dontCare(index + 1);
  }
}
