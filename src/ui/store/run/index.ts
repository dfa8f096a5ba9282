export type { RecordedRun } from "./recorded-run.ts";
export { Run, type RunParts, type RunState } from "./run.ts";
export { isStillOf, type RunSubject } from "./run-subject.ts";
export { latestFact, Session, type StepSize } from "./session.ts";
export { nameOfRun, type ShippedRun, type ShippedRuns, shippedRunsAt } from "./shipped-run.ts";
export { lastBefore, mergePositions, nextAfter, StopIndex } from "./stops.ts";
export { fileOfTrace, traceLines } from "./trace-lines.ts";
