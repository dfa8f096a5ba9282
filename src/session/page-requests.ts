import { noEntry } from "../java/index.ts";
import { failure } from "../kernel/index.ts";
import { pipelines } from "../pipelines/index.ts";
import { execute } from "./commands.ts";
import { say } from "./messages/en.ts";
import type {
  CommandCall,
  CommandReply,
  DerivedAnswer,
  DerivedRequest,
  ExecutionMessage,
  ExecutionRequest,
} from "./protocol.ts";
import { prepareExecution, SLICE } from "./run-command.ts";
import { faultOf, type RunSession, timeoutIn } from "./run-session.ts";

/** Milliseconds between two reports of what an execution has printed. */
const REPORT_EVERY = 250;
/** Milliseconds between two looks for a cancellation. */
const PAUSE_EVERY = 10;

/** Executes a program for the page, slice by slice. A request that comes while another runs replaces it. */
export async function executeForPage(
  session: RunSession,
  request: ExecutionRequest,
  send: (message: ExecutionMessage) => void,
): Promise<void> {
  try {
    await executeSlices(session, request, send);
  } catch (fault) {
    send({ kind: "failed", errors: [faultOf(fault)] });
  }
}

async function executeSlices(
  session: RunSession,
  { files, options }: ExecutionRequest,
  send: (message: ExecutionMessage) => void,
): Promise<void> {
  const isCanceled = session.begin();
  session.allow(timeoutIn(options));
  const prepared = prepareExecution(session, files, options);
  if (!prepared.ok) {
    send({ kind: "failed", errors: prepared.errors });
    return;
  }
  const { run, program } = prepared.value;
  let reported = session.now();
  let paused = reported;
  while (!run.advance(SLICE) && !session.budget.isSpentNow()) {
    if (session.now() - paused < PAUSE_EVERY) continue;
    await session.pause();
    paused = session.now();
    if (isCanceled()) break;
    if (paused - reported > REPORT_EVERY) {
      reported = paused;
      const { output, errors, steps } = run.result();
      send({ kind: "progress", progress: { output, errors, steps } });
    }
  }
  const result = run.result();
  if (result.exit.kind === "no-entry") send({ kind: "failed", errors: [noEntry(program)] });
  else send({ kind: "done", result });
}

/** Carries out a command for the page, as `serve` does, and says how long it took. */
export async function commandForPage(session: RunSession, request: CommandCall): Promise<CommandReply> {
  const started = session.now();
  try {
    const answer = await execute(session, request);
    if (!answer.ok) return answer;
    const milliseconds = Math.round(session.now() - started);
    const value = answer.value.kind === "json" ? answer.value.value : {};
    return { ok: true, value, isPartial: answer.value.isPartial === true, milliseconds };
  } catch (fault) {
    return failure(faultOf(fault));
  }
}

/** Makes a program from another one, by the pipeline that the request names. */
export async function deriveForPage(
  session: RunSession,
  { program, files, request }: DerivedRequest,
): Promise<DerivedAnswer> {
  session.allow();
  try {
    const pipeline = pipelines.find(({ derived }) => derived?.id === program);
    if (pipeline?.derived !== undefined) return await pipeline.derived.derive(session, files, request);
    return failure({ kind: "bad-request", problem: say("session.noProgram", { name: program }) });
  } catch (fault) {
    return failure(faultOf(fault));
  }
}
