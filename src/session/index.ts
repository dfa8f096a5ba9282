export { analysisCommands, type CommandRequest, execute, generalCommands } from "./commands.ts";
export { commonFlags } from "./common-flags.ts";
export { outOfTime } from "./limits.ts";
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
  RunMessage,
  RunNote,
  RunOutcome,
  RunRequest,
  SpokenRequest,
} from "./protocol.ts";
export { faultOf, MemorySpent, RunSession, type Scheduler, timeoutIn } from "./run-session.ts";
export { answerLine, errorText, type LineHead, outOfTimeText, readHead } from "./serve.ts";
export { traceFlags } from "./trace-command.ts";
