export type { Observed } from "./observe.ts";
export { type Outcome, type Run, type RunOptions, type RunResult, runProgram, startRun } from "./run.ts";
export type { Clock } from "./world.ts";
