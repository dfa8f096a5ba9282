export { LineIndex, type Place, showPlace } from "./line-index.ts";
export {
  type ConstantValueRow,
  constantsIn,
  type ExtraCall,
  fieldNamed,
  hierarchyIn,
  methodsIn,
  variablesIn,
} from "./result.ts";
export { createRun, type Run, type RunState } from "./run.ts";
export { Session } from "./session.ts";
export { findFact, lastBefore, mergePositions, nextAfter, type ReachedStop, StopIndex } from "./stops.ts";
export { fileOfTrace, traceLines } from "./trace-lines.ts";
