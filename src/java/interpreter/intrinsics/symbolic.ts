import type { Intrinsics, NativeCall } from "../machine/intrinsic.ts";
import type { SymbolicKind, SymbolicValue } from "../values/symbolic-inputs.ts";

function next({ machine }: NativeCall, kind: SymbolicKind): SymbolicValue["value"] | undefined {
  return machine.world.symbolicInputs?.next(kind);
}

/** Inputs have the values that the run was given, of each kind in their order, and then empty ones. */
export const SYMBOLIC: Intrinsics = {
  "Symbolic.integer()": (call) => Number(next(call, "integer") ?? 0) | 0,
  "Symbolic.bool()": (call) => next(call, "bool") === true,
  "Symbolic.real()": (call) => Number(next(call, "real") ?? 0),
  "Symbolic.string()": (call) => call.string(String(next(call, "string") ?? "")),
};
