import { startRun } from "../java/index.ts";
import { failure, type Result, success } from "../kernel/index.ts";
import type { CommandAnswer, CommandRequest } from "./commands.ts";
import type { RunSession } from "./run-session.ts";

/** About as many instructions as a student's program needs, a hundred times over. */
const DEFAULT_STEP_LIMIT = 50_000_000;

/** Instructions between two looks at the clock. */
const SLICE = 200_000;

const optionNames = ["entry", "input", "arguments", "max-steps", "timeout"];

/** `run`: executes the program and tells its output, how it ended, and what it showed of its objects. */
export async function runInInterpreter(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
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
  const started = session.now();
  while (!run.advance(SLICE) && session.now() - started <= timeout);
  const { exit, ...result } = run.result();
  if (exit.kind === "no-entry") return failure({ kind: "no-entry", known: [] });
  const isPartial = exit.kind === "step-limit" || exit.kind === "cancelled";
  return success({ kind: "json", value: { ...result, exit, partial: isPartial }, isPartial });
}

function argumentsOf(given: unknown): readonly string[] {
  if (Array.isArray(given)) return given.map(String);
  return given === undefined || given === "" ? [] : String(given).split(/\s+/);
}
