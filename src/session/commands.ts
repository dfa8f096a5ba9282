import type { CommandAnswer, CommandSpec } from "../engine-kit/index.ts";
import { engines } from "../engines/index.ts";
import type { Warning } from "../java/index.ts";
import { failure, type InputFile, type Result, startOf, success } from "../kernel/index.ts";
import type { RawOptions } from "../options/index.ts";
import { pipelines } from "../pipelines/index.ts";
import { withDefinitions } from "./definitions.ts";
import {
  exerciseCommand,
  exercisesCommand,
  gradeCommand,
  lectureCheckCommand,
  lectureDeckCommand,
  practiceCommand,
} from "./exercises/index.ts";
import { figureCommand, handoutCommand } from "./figures/index.ts";
import { intermediateRepresentation } from "./ir-command.ts";
import { limited, withTimeLimit } from "./limits.ts";
import { mainCommand } from "./main-command.ts";
import { say } from "./messages/en.ts";
import { runProgram } from "./run-command.ts";
import { faultOf, type RunSession, timeoutIn } from "./run-session.ts";
import { trace, traceCommands, traceFlags } from "./trace-command.ts";

/** One command with its files and options: what the command line and `serve` have in common. */
export interface CommandRequest {
  readonly command: string;
  readonly files: readonly InputFile[];
  readonly options: RawOptions;
}

/** The commands of the engines and of what drives two of them. */
export const analysisCommands: readonly CommandSpec[] = [
  ...engines.flatMap((engine) => engine.commands),
  ...pipelines.flatMap((pipeline) => pipeline.commands),
].map(withTimeLimit);

/** Those that belong to no engine. */
export const generalCommands: readonly CommandSpec[] = [
  runProgram,
  intermediateRepresentation,
  mainCommand,
  exerciseCommand,
  exercisesCommand,
  gradeCommand,
  practiceCommand,
  lectureCheckCommand,
  lectureDeckCommand,
  figureCommand,
  handoutCommand,
].map(withTimeLimit);

const commands: ReadonlyMap<string, CommandSpec> = new Map(
  [...analysisCommands, ...generalCommands].map((command) => [command.name, command]),
);

/** Carries out a command. Never rejects: a fault of ours is an error value too. */
export async function execute(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  const { command: name } = request;
  const command = commands.get(name);
  const tracing = traceCommands.find((each) => each.name === name);
  const flags = tracing === undefined ? (command?.flags ?? []) : traceFlags();
  const { files, options, placed } = withDefinitions(flags, request.files, request.options);
  session.allow(timeoutIn(options));
  const answered = async (run: () => Promise<Result<CommandAnswer>>): Promise<Result<CommandAnswer>> =>
    placed(withWarnings(limited(await attempted(run), session.budget, command), session, command));
  if (tracing !== undefined) return answered(() => trace(session, tracing, analysisCommands, files, options));
  if (command !== undefined) return answered(() => command.run(session, files, options));
  const known = [...commands.keys(), ...traceCommands.map((each) => each.name)].sort().join(", ");
  return failure({ kind: "bad-request", problem: say("session.noCommand", { name, known }) });
}

async function attempted(run: () => Promise<Result<CommandAnswer>>): Promise<Result<CommandAnswer>> {
  try {
    return await run();
  } catch (fault) {
    return failure(faultOf(fault));
  }
}

/** Whoever asks for an analysis always hears of warnings, others where there are some. */
function withWarnings(
  answer: Result<CommandAnswer>,
  { warnings }: RunSession,
  command?: CommandSpec,
): Result<CommandAnswer> {
  if (!answer.ok || warnings === undefined) return answer;
  const { value } = answer;
  const isListed = warnings.length > 0 || (command !== undefined && analysisCommands.includes(command));
  if (value.kind !== "json" || !isListed) return success({ ...value, warnings });
  return success({ ...value, value: { ...value.value, warnings: warnings.map(warningRow) }, warnings });
}

/** A warning as answers have it. */
export function warningRow({ code, text, span }: Warning): object {
  return { code, message: text, ...startOf(span) };
}
