export {
  type ExecutedProgram,
  Execution,
  type ExecutionState,
  type ExecutionStatus,
  MAX_STEPS,
  QUIET_STEPS,
} from "./execution.ts";
