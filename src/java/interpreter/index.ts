export { Caller, type CallOutcome, type CallResult, type MethodCall } from "./call.ts";
export type { CallValue, HeapArray, HeapObject } from "./call-heap.ts";
export { withoutMachineObjects } from "./exceptions/without-machine-objects.ts";
export type { CodeListener, Observed } from "./machine/observe.ts";
export type { Held, ObservedContexts } from "./machine/observed-contexts.ts";
export type { Clock } from "./machine/world.ts";
export { type ExecutionOptions, type Outcome, type Run, type RunResult, runProgram, startRun } from "./run.ts";
export { binaryName, packageOf } from "./values/binary-names.ts";
export type { SymbolicKind, SymbolicValue } from "./values/symbolic-inputs.ts";
