import { boardOf, tableAsCsv, tableAsMarkdown } from "../engines/solvers.ts";
import { formatProgram } from "../java/index.ts";
import { type AnalysisError, failure, type Result, success } from "../kernel/index.ts";
import { Recording } from "../trace/index.ts";
import { instrumentProgram } from "./instrument-command.ts";
import type { InputFile, RunMessage, RunRequest } from "./protocol.ts";
import { postStar, preStar } from "./pushdown-commands.ts";
import { relevancyAnalysis } from "./relevancy-command.ts";
import { runInInterpreter } from "./run-program.ts";
import type { RunSession } from "./run-session.ts";
import { leastFixedPoint, satisfiability } from "./separation-commands.ts";
import { generateInputs } from "./tests-command.ts";

/** One command with its files and options: what the command line and `serve` have in common. */
export interface CommandRequest {
  readonly command: string;
  readonly files: readonly InputFile[];
  readonly options: RunRequest["options"];
}

/** What a command answers: JSON, plain text, programs, or lines of JSON. */
export type CommandAnswer =
  | { readonly kind: "json"; readonly value: object; readonly isPartial: boolean }
  | { readonly kind: "text"; readonly text: string; readonly isPartial?: boolean }
  /** Programs: their texts on the command line, `value` in `serve`. */
  | {
      readonly kind: "files";
      readonly files: readonly InputFile[];
      readonly value: unknown;
      readonly isPartial: boolean;
    }
  | { readonly kind: "lines"; readonly lines: readonly unknown[]; readonly isPartial: boolean };

type Command = (session: RunSession, request: CommandRequest) => Promise<Result<CommandAnswer>>;

/** The commands by name: a new one is a line here. */
const commands: Readonly<Record<string, Command>> = {
  instrument: instrumentProgram,
  ir: intermediateRepresentation,
  lfp: leastFixedPoint,
  post: postStar,
  pre: preStar,
  pta: pointsToAnalysis,
  ra: relevancyAnalysis,
  run: runInInterpreter,
  sat: satisfiability,
  table: selectorsSideBySide,
  tests: generateInputs,
  trace,
};

export const commandNames: readonly string[] = Object.keys(commands);

/** Carries out a command. Never rejects: a fault of ours is an error value too. */
export async function execute(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  const command = Object.hasOwn(commands, request.command) ? commands[request.command] : undefined;
  if (command === undefined) {
    return failure({
      kind: "bad-request",
      problem: `there is no command “${request.command}”; known: ${commandNames.join(", ")}.`,
    });
  }
  return command(session, request);
}

async function intermediateRepresentation(
  session: RunSession,
  request: CommandRequest,
): Promise<Result<CommandAnswer>> {
  const unknown = Object.keys(request.options)[0];
  if (unknown !== undefined)
    return failure({
      kind: "bad-option",
      option: unknown,
      value: String(request.options[unknown]),
      expected: "nothing: ir has no options",
    });
  const program = session.compile(request.files);
  return program.ok ? success({ kind: "text", text: formatProgram(program.value) }) : program;
}

async function pointsToAnalysis(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  const run = await session.run("points-to", request.files, request.options);
  if (!run.ok) return run;
  const isPartial = run.value.outcome.kind !== "fixed-point";
  return success({ kind: "json", value: { ...asRecord(run.value.result), partial: isPartial }, isPartial });
}

/** `table`: the slides' table of selectors, as JSON, comma-separated values or Markdown. */
async function selectorsSideBySide(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  const { format = "json", ...options } = request.options;
  if (format !== "json" && format !== "csv" && format !== "md") {
    return failure({ kind: "bad-option", option: "format", value: String(format), expected: "json, csv or md" });
  }
  const table = session.table(request.files, options);
  if (!table.ok) return table;
  if (format === "csv") return success({ kind: "text", text: tableAsCsv(table.value) });
  if (format === "md") return success({ kind: "text", text: tableAsMarkdown(table.value) });
  const isPartial = table.value.rows.some((row) => row.partial);
  return success({ kind: "json", value: { ...table.value, partial: isPartial }, isPartial });
}

/** Engines go by the names of their commands, too. */
const ENGINE_ALIASES: ReadonlyMap<string, string> = new Map([
  ["pta", "points-to"],
  ["ra", "relevancy"],
  ["lfp", "separation"],
  ["tests", "symbolic"],
]);

/** `trace ENGINE`. */
async function trace(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  const { engine: named, ...options } = request.options;
  const engine = ENGINE_ALIASES.get(String(named ?? "pta")) ?? String(named);
  const recording = new Recording();
  let ending: Exclude<RunMessage, { kind: "chunk" }> | undefined;
  await session.record({ engine, files: request.files, options }, (message) => {
    if (message.kind === "chunk") recording.append(message.chunk);
    else ending = message;
  });
  if (ending === undefined || ending.kind === "failed") return failure(...(ending?.errors ?? [silence]));
  return success({
    kind: "lines",
    lines: traceLines(engine, recording),
    isPartial: ending.outcome.kind !== "fixed-point",
  });
}

function traceLines(engine: string, recording: Recording): readonly unknown[] {
  const reader = boardOf(engine)?.open(recording);
  const { steps } = recording;
  return Array.from({ length: recording.length }, (_, seq) => {
    const step = steps.step(seq);
    const derivation = reader?.why(seq, 1);
    const at = step.by.statement === undefined ? undefined : reader?.statements(seq + 1, seq)[0];
    return {
      seq,
      kind: step.kind,
      text: derivation?.text ?? "",
      rule: step.kind === "take" ? "worklist" : (derivation?.rule.replace(/^.*\./, "") ?? ""),
      premises: step.by.premises,
      procedure: reader?.activeLines(seq + 1)[0]?.procedure ?? "",
      granularity: steps.granularity(seq),
      ...(at === undefined ? {} : { file: at.file, line: at.start.line }),
    };
  });
}

const silence: AnalysisError = { kind: "fault", detail: "the run ended without an answer" };

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
