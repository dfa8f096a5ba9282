import type { CommandAnswer, CommandHost } from "../../engine-kit/index.ts";
import { junitText, readUnit, type Unit } from "../../engines/symbolic/index.ts";
import { failure, type InputFile, type Result, success } from "../../kernel/index.ts";
import type { RawOptions } from "../../options/index.ts";
import { say } from "../messages/en.ts";
import { savedBy, timedRun } from "./restriction.ts";
import { chooseInputs } from "./symbolic-choice.ts";

/** The files that the options of `tests` name. */
interface TestsFiles {
  /** One of the files: the formulas. */
  readonly spec: string | undefined;
  /** The Java file that the tests go to; its text is the answer's `junit`. */
  readonly junit: string | undefined;
  /** Whether a restriction tells times. */
  readonly times: boolean;
}

/** Test inputs for one method, as JSON. With only some inputs `symbolic` the answer's `restriction` says what that saves. */
export async function generateInputs(
  host: CommandHost,
  files: readonly InputFile[],
  { spec, junit, times }: TestsFiles,
  options: RawOptions,
): Promise<Result<CommandAnswer>> {
  const unit = unitOf(host, files, spec);
  if (!unit.ok) return unit;
  // What is wrong with the name of the class is said before anything runs.
  const named = junit === undefined ? undefined : junitText(unit.value, options["method"], [], junit);
  if (named?.ok === false) return named;
  const choice = await chooseInputs(host, files, unit.value, options);
  if (!choice.ok) return choice;
  const { symbolic, notes } = choice.value;
  const request = { files, options: { ...options, symbolic } };
  const run = await timedRun(host, request);
  if (!run.ok) return run;
  const { result, outcome } = run.value;
  const { isCut, ...saved } = await savedBy(host, request, run.value, times);
  const writing = host.budget.forResult();
  const written =
    junit === undefined ? undefined : junitText(unit.value, options["method"], result.tests, junit, writing);
  const isWritten = written === undefined || !writing.isSpent();
  const isPartial = result.partial || outcome.kind !== "fixed-point" || isCut || !isWritten;
  const value = {
    ...result,
    ...saved,
    notes: [...result.notes, ...notes, ...saved.notes],
    partial: isPartial,
    ...(written?.ok === true ? { junit: written.value } : {}),
  };
  return success({ kind: "json", value, isPartial, notes: result.findings.map(({ text }) => text) });
}

/** The program and the formulas, which `spec` may name. */
function unitOf(host: CommandHost, files: readonly InputFile[], spec: string | undefined): Result<Unit> {
  if (spec !== undefined) {
    const wanted = spec.split("/").at(-1) ?? "";
    const refused = (expected: string): Result<never> =>
      failure({ kind: "bad-option", option: "spec", value: spec, expected });
    if (!files.some(({ name }) => name === wanted)) return refused(say("pipelines.tests.spec.takes"));
    if (!wanted.endsWith(".sl")) return refused(say("pipelines.tests.spec.formulas"));
  }
  return readUnit(files, host.compile, host.budget.forReading());
}
