import type { CommandAnswer, CommandHost } from "../../engines/index.ts";
import { engine } from "../../engines/relevancy/engine.ts";
import {
  blindSlots,
  codeReduction,
  instrument,
  measureInstrumented,
  type RelevancyResult,
  relevantSlots,
} from "../../engines/relevancy/index.ts";
import { type InputFile, type Result, showPlace, startOf, success } from "../../kernel/index.ts";
import type { RawOptions } from "../../options/index.ts";

/** The program with exactly its relevant variables symbolic, or, without options for the analysis, everything that can be. */
export async function instrumentProgram(
  host: CommandHost,
  files: readonly InputFile[],
  options: RawOptions | undefined,
): Promise<Result<CommandAnswer>> {
  const typed = host.compileTyped(files);
  if (!typed.ok) return typed;
  const analyzed = options === undefined ? undefined : await analyze(host, files, options);
  if (analyzed?.ok === false) return analyzed;
  const result = analyzed?.value.result;
  const slots = result === undefined ? blindSlots(typed.value) : relevantSlots(typed.value, result.variables);
  const instrumented = instrument(typed.value, slots);
  const notes = instrumented.notes.map(({ text, span }) => ({ ...startOf(span), text }));
  const isPartial = analyzed?.value.isPartial ?? false;
  const value = {
    files: instrumented.files,
    symbolic: instrumented.symbolic.map(({ label }) => label),
    notes,
    metrics: measureInstrumented(typed.value, instrumented),
    partial: isPartial,
  };
  return success({
    kind: "files",
    files: instrumented.files,
    notes: instrumented.notes.map(({ text, span }) => `${showPlace(span)}: ${text}`),
    value,
    isPartial,
  });
}

async function analyze(
  host: CommandHost,
  files: readonly InputFile[],
  options: RawOptions,
): Promise<Result<{ readonly result: RelevancyResult; readonly isPartial: boolean }>> {
  const run = await host.run(engine, files, { wdg: false, stacks: false, ...options });
  if (!run.ok) return run;
  return success({ result: run.value.result, isPartial: run.value.outcome.kind !== "fixed-point" });
}

/** Blind beside relevancy-based, as the paper's Table 4 compares them: times in milliseconds, sizes, and the reduction CR. */
export async function compareInstrumented(
  host: CommandHost,
  files: readonly InputFile[],
  options: RawOptions,
): Promise<Result<CommandAnswer>> {
  const compiled = host.compileTyped(files);
  if (!compiled.ok) return compiled;
  const typed = compiled.value;
  const started = host.now();
  const blind = measureInstrumented(typed, instrument(typed, blindSlots(typed)));
  const blindDone = host.now();
  const analyzed = await analyze(host, files, options);
  if (!analyzed.ok) return analyzed;
  const analysisDone = host.now();
  const relevant = measureInstrumented(typed, instrument(typed, relevantSlots(typed, analyzed.value.result.variables)));
  const done = host.now();
  const { isPartial } = analyzed.value;
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
