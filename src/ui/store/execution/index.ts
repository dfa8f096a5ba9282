export {
  BACKGROUND_STEPS,
  type ExecutedProgram,
  Execution,
  type ExecutionState,
  MAX_STEPS,
} from "./execution.ts";
