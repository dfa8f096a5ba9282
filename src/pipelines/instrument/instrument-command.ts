import type { CommandAnswer, CommandHost } from "../../engine-kit/index.ts";
import { engine } from "../../engines/relevancy/engine.ts";
import {
  blindSlots,
  codeReduction,
  type Instrumented,
  instrument,
  measureInstrumented,
  type RelevancyResult,
  relevantSlots,
  type Slot,
  symbolicLibrary,
} from "../../engines/relevancy/index.ts";
import type { TypedProgram } from "../../java/index.ts";
import { failure, type InputFile, type Result, showPlace, startOf, success } from "../../kernel/index.ts";
import type { RawOptions } from "../../options/index.ts";

/**
 * The program with exactly its relevant variables symbolic, or, without options for the analysis, everything that can be;
 * with its run-time library if that is wanted.
 */
export async function instrumentProgram(
  host: CommandHost,
  files: readonly InputFile[],
  options: RawOptions | undefined,
  hasRuntime: boolean,
): Promise<Result<CommandAnswer>> {
  const typed = host.compileTyped(files);
  if (!typed.ok) return typed;
  const analyzed = options === undefined ? undefined : await analyze(host, files, options);
  if (analyzed?.ok === false) return analyzed;
  const result = analyzed?.value.result;
  const slots = result === undefined ? blindSlots(typed.value) : relevantSlots(typed.value, result.variables);
  const found = instrumentInTime(host, typed.value, slots);
  if (!found.ok) return found;
  const instrumented = found.value;
  const notes = instrumented.notes.map(({ text, span }) => ({ ...startOf(span), text }));
  const isPartial = analyzed?.value.isPartial ?? false;
  const value = {
    files: instrumented.files,
    symbolic: instrumented.symbolic.map(({ label }) => label),
    notes,
    metrics: measureInstrumented(typed.value, instrumented),
    ...(hasRuntime ? { runtime: symbolicLibrary } : {}),
    partial: isPartial,
  };
  return success({
    kind: "files",
    files: instrumented.files,
    notes: instrumented.notes.map(({ text, span }) => `${showPlace(span)}: ${text}`),
    value,
    ...(hasRuntime ? { folders: { runtime: symbolicLibrary } } : {}),
    isPartial,
  });
}

/** Where the analysis has used up the time there is a little more for what it found. */
function instrumentInTime(host: CommandHost, typed: TypedProgram, slots: readonly Slot[]): Result<Instrumented> {
  const budget = host.budget.isSpentNow() ? host.budget.forResult() : host.budget;
  const instrumented = budget.attempt(() => instrument(typed, slots, budget));
  const { milliseconds } = host.budget;
  return instrumented === undefined ? failure({ kind: "out-of-time", milliseconds }) : success(instrumented);
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

/** Blind beside relevancy-based, as the paper's Table 4 compares them: sizes, the reduction CR and, if they are wanted, times in milliseconds. */
export async function compareInstrumented(
  host: CommandHost,
  files: readonly InputFile[],
  options: RawOptions,
  hasTimes: boolean,
): Promise<Result<CommandAnswer>> {
  const compiled = host.compileTyped(files);
  if (!compiled.ok) return compiled;
  const typed = compiled.value;
  const started = host.now();
  const all = instrumentInTime(host, typed, blindSlots(typed));
  if (!all.ok) return all;
  const blind = measureInstrumented(typed, all.value);
  const blindDone = host.now();
  const analyzed = await analyze(host, files, options);
  if (!analyzed.ok) return analyzed;
  const analysisDone = host.now();
  const some = instrumentInTime(host, typed, relevantSlots(typed, analyzed.value.result.variables));
  if (!some.ok) return some;
  const relevant = measureInstrumented(typed, some.value);
  const done = host.now();
  const { isPartial } = analyzed.value;
  const times = (spent: Readonly<Record<string, number>>) =>
    hasTimes ? Object.fromEntries(Object.entries(spent).map(([name, time]) => [name, Math.round(time)])) : {};
  const value = {
    blind: { ...blind, ...times({ instrumentation: blindDone - started }) },
    relevant: {
      ...relevant,
      ...times({ analysis: analysisDone - blindDone, instrumentation: done - analysisDone }),
    },
    codeReduction: codeReduction(relevant, blind),
    partial: isPartial,
  };
  return success({ kind: "json", value, isPartial });
}
