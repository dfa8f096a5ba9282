import { type Call, NULL, namesIn, occurrences, type Spatial, type SymbolicHeap } from "../heaps/symbolic-heap.ts";
import { showSpatial } from "../syntax/index.ts";
import type { Abstracted, Action } from "./projection.ts";

/** abs(κ ∧ α, v̄): keeps the cells that parameters point to; a predicate that mentions a parameter makes it false. */
export function abstract(
  heap: SymbolicHeap,
  parameters: ReadonlySet<string>,
  mentions: (call: Call) => boolean = (call) => call.arguments.some((v) => namesIn(v).some((n) => parameters.has(n))),
): Abstracted {
  const actions: Action[] = [];
  const spatial: Spatial[] = [];
  for (const part of heap.spatial) {
    const text = showSpatial(part);
    if (part.kind === "call") {
      if (mentions(part)) return { heap: undefined, actions: [...actions, { kind: "false", text }] };
      actions.push({ kind: "dropped", text });
    } else if (parameters.has(part.root) || part.root === NULL) {
      spatial.push(part);
      actions.push({ kind: "kept", text });
    } else actions.push({ kind: "dropped", text });
  }
  const left = { ...heap, spatial, numbers: [] };
  const mentioned = new Set(occurrences(left));
  return { heap: { ...left, existentials: heap.existentials.filter((name) => mentioned.has(name)) }, actions };
}
