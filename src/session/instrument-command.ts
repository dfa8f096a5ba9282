import {
  blindSlots,
  codeReduction,
  instrument,
  measureInstrumented,
  type RelevancyResult,
  relevantSlots,
} from "../engines/solvers.ts";
import type { TypedProgram } from "../java/index.ts";
import { failure, type Result, success } from "../kernel/index.ts";
import type { CommandAnswer, CommandRequest } from "./commands.ts";
import type { RunSession } from "./run-session.ts";

/**
 * `instrument`: the program with exactly its relevant variables symbolic, or, with `blind`, everything that can be.
 * `table` compares the two, as the paper's Table 4 does.
 */
export async function instrumentProgram(session: RunSession, request: CommandRequest): Promise<Result<CommandAnswer>> {
  const { blind = false, table = false, ...options } = request.options;
  for (const [option, value] of Object.entries({ blind, table }))
    if (!isFlag(value)) return failure({ kind: "bad-option", option, value: String(value), expected: "true or false" });
  const typed = session.compileTyped(request.files);
  if (!typed.ok) return typed;
  if (isOn(table)) return compare(session, request, typed.value, options);
  const analysed = isOn(blind) ? undefined : await analyse(session, request, options);
  if (analysed?.ok === false) return analysed;
  const result = analysed?.value.result;
  const slots = result === undefined ? blindSlots(typed.value) : relevantSlots(typed.value, result.variables);
  const { files, notes, symbolic, causes } = instrument(typed.value, slots);
  const isPartial = analysed?.value.isPartial ?? false;
  const metrics = measureInstrumented(typed.value, { files, notes, symbolic, causes });
  const value = {
    files,
    symbolic: symbolic.map(({ label }) => label),
    notes: notes.map(({ text, span: { file, start } }) => ({ file, line: start.line, column: start.column, text })),
    metrics,
    partial: isPartial,
  };
  return success({ kind: "files", files, value, isPartial });
}

function isFlag(value: unknown): boolean {
  return value === true || value === false || value === "true" || value === "false";
}

function isOn(value: unknown): boolean {
  return value === true || value === "true";
}

async function analyse(session: RunSession, request: CommandRequest, options: CommandRequest["options"]) {
  const run = await session.run("relevancy", request.files, { wdg: false, stacks: false, ...options });
  if (!run.ok) return run;
  const isPartial = run.value.outcome.kind !== "fixed-point";
  return success({ result: run.value.result as RelevancyResult, isPartial });
}

/** Blind beside relevancy-based: times in milliseconds, sizes, and the reduction CR. */
async function compare(
  session: RunSession,
  request: CommandRequest,
  typed: TypedProgram,
  options: CommandRequest["options"],
): Promise<Result<CommandAnswer>> {
  const started = session.now();
  const blind = measureInstrumented(typed, instrument(typed, blindSlots(typed)));
  const blindDone = session.now();
  const analysed = await analyse(session, request, options);
  if (!analysed.ok) return analysed;
  const analysisDone = session.now();
  const relevant = measureInstrumented(typed, instrument(typed, relevantSlots(typed, analysed.value.result.variables)));
  const done = session.now();
  const { isPartial } = analysed.value;
  const value = {
    blind: { ...blind, instrumentation: Math.round(blindDone - started) },
    relevant: {
      ...relevant,
      analysis: Math.round(analysisDone - blindDone),
      instrumentation: Math.round(done - analysisDone),
    },
    codeReduction: codeReduction(relevant, blind),
    partial: isPartial,
  };
  return success({ kind: "json", value, isPartial });
}
