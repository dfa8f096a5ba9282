import { type Run, startRun } from "../java/index.ts";
import { failure, type Result, success } from "../kernel/index.ts";
import type { CommandAnswer, CommandRequest } from "./commands.ts";
import type { ExecutionMessage, ExecutionRequest } from "./protocol.ts";
import type { RunSession } from "./run-session.ts";

/** About as many instructions as a student's program needs, a hundred times over. */
const DEFAULT_STEP_LIMIT = 50_000_000;

/** Instructions between two looks at the clock. */
const SLICE = 200_000;

/** Milliseconds between two reports of what an execution has printed. */
const REPORT_EVERY = 250;

const optionNames = ["entry", "input", "arguments", "max-steps", "timeout"];

/** `run`: executes the program and tells its output, how it ended, and what it showed of its objects. */
export async function runInInterpreter(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  const prepared = prepare(session, request);
  if (!prepared.ok) return prepared;
  const { run, timeout } = prepared.value;
  const started = session.now();
  while (!run.advance(SLICE) && session.now() - started <= timeout);
  const { exit, ...result } = run.result();
  if (exit.kind === "no-entry") return failure({ kind: "no-entry", known: [] });
  const isPartial = exit.kind === "step-limit" || exit.kind === "cancelled";
  return success({ kind: "json", value: { ...result, exit, partial: isPartial }, isPartial });
}

/** The same for the page: slice by slice, with pauses in which `isCancelled` may become true, telling what was printed. */
export async function executeForPage(
  session: RunSession,
  request: ExecutionRequest,
  isCancelled: () => boolean,
  send: (message: ExecutionMessage) => void,
): Promise<void> {
  const prepared = prepare(session, request);
  if (!prepared.ok) {
    send({ kind: "failed", errors: prepared.errors });
    return;
  }
  const { run, timeout } = prepared.value;
  const started = session.now();
  let reported = started;
  while (!run.advance(SLICE) && session.now() - started <= timeout) {
    await session.pause();
    if (isCancelled()) break;
    if (session.now() - reported > REPORT_EVERY) {
      reported = session.now();
      const { output, errors, steps } = run.result();
      send({ kind: "progress", progress: { output, errors, steps } });
    }
  }
  const result = run.result();
  if (result.exit.kind === "no-entry") send({ kind: "failed", errors: [{ kind: "no-entry", known: [] }] });
  else send({ kind: "done", result });
}

interface Prepared {
  readonly run: Run;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Reads the options and compiles; nothing is executed yet. */
function prepare(session: RunSession, request: ExecutionRequest): Result<Prepared> {
  const options = new Map(Object.entries(request.options));
  const unknown = [...options.keys()].find((name) => !optionNames.includes(name));
  if (unknown !== undefined) {
    return failure({
      kind: "bad-option",
      option: unknown,
      value: String(options.get(unknown)),
      expected: `nothing: run takes ${optionNames.join(", ")}`,
    });
  }
  const stepLimit = Number(options.get("max-steps") ?? DEFAULT_STEP_LIMIT);
  const timeout = Number(options.get("timeout") ?? Number.POSITIVE_INFINITY);
  if (!(stepLimit > 0)) {
    return failure({
      kind: "bad-option",
      option: "max-steps",
      value: String(options.get("max-steps")),
      expected: "a whole number",
    });
  }
  const program = session.compile(request.files);
  if (!program.ok) return program;
  const wanted = options.get("entry");
  const entry = program.value.methods.find((method) => method.label === wanted);
  if (wanted !== undefined && entry === undefined) {
    return failure({ kind: "no-entry", wanted: String(wanted), known: [] });
  }
  const run = startRun(program.value, {
    ...(entry === undefined ? {} : { entry }),
    stepLimit,
    input: String(options.get("input") ?? ""),
    arguments: argumentsOf(options.get("arguments")),
  });
  return success({ run, timeout });
}

function argumentsOf(given: unknown): readonly string[] {
  if (Array.isArray(given)) return given.map(String);
  return given === undefined || given === "" ? [] : String(given).split(/\s+/);
}
