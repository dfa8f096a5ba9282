export { type CommandAnswer, type CommandRequest, commandNames, execute } from "./commands.ts";
export { commandForPage } from "./page-command.ts";
export type {
  AnalysisWorker,
  ExecutionMessage,
  ExecutionProgress,
  ExecutionRequest,
  ExecutionResult,
  InputFile,
  RunMessage,
  RunNote,
  RunOutcome,
  RunRequest,
} from "./protocol.ts";
export { faultOf, RunSession, type Surroundings } from "./run-session.ts";
export { answerLine, errorBody } from "./serve.ts";
