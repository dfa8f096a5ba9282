export {
  BACKGROUND_STEPS,
  type ExecutedProgram,
  Execution,
  type ExecutionState,
  type ExecutionStatus,
  MAX_STEPS,
} from "./execution.ts";
