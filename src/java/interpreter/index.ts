export { binaryName, packageOf } from "./binary-names.ts";
export { Caller, type CallOutcome, type CallResult, type MethodCall } from "./call.ts";
export type { CallValue, HeapObject } from "./call-heap.ts";
export type { Observed } from "./observe.ts";
export { type ExecutionOptions, type Outcome, type Run, type RunResult, runProgram, startRun } from "./run.ts";
export type { Clock } from "./world.ts";
