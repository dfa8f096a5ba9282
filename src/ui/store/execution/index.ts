export {
  type ExecutedProgram,
  Execution,
  type ExecutionState,
  type ExecutionStatus,
  MOST_STEPS,
  QUIET_STEPS,
} from "./execution.ts";
