export { analysisCommands, type CommandRequest, execute, generalCommands } from "./commands.ts";
export { commonFlags } from "./common-flags.ts";
export { knownNothingText } from "./limits.ts";
export { say, words as sessionWords } from "./messages/en.ts";
export { commandForPage, deriveForPage, executeForPage } from "./page-requests.ts";
export type {
  AnalysisWorker,
  CommandCall,
  CommandReply,
  ExecutionMessage,
  ExecutionProgress,
  ExecutionRequest,
  ExecutionResult,
  InputFile,
  LocalizedRequest,
  RunMessage,
  RunNote,
  RunOutcome,
  RunRequest,
} from "./protocol.ts";
export { faultOf, RunSession, type Scheduler, timeoutIn } from "./run-session.ts";
export { answerLine, errorText, failedText, type LineHead, readHead } from "./serve.ts";
export { traceCommands, traceFlags } from "./trace-command.ts";
