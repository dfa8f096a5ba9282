import { junitText, readUnit, type TestsResult, type Unit } from "../engines/solvers.ts";
import { failure, type Result, success } from "../kernel/index.ts";
import type { CommandAnswer, CommandRequest } from "./commands.ts";
import type { InputFile } from "./protocol.ts";
import { savedBy, timedRun } from "./restriction.ts";
import type { RunSession } from "./run-session.ts";
import { chooseInputs } from "./symbolic-choice.ts";

/**
 * `tests`: test inputs for one method, as JSON. `spec` names one of the files: the formulas. `junit` names the Java file
 * that the tests go to; its text is the answer's `junit`. With only some inputs `symbolic` the answer's `restriction` says
 * what that saves.
 */
export async function generateInputs(
  session: RunSession,
  { command, files, options }: CommandRequest,
): Promise<Result<CommandAnswer>> {
  const { spec, junit, ...others } = options;
  const unit = unitOf(session, files, spec);
  if (!unit.ok) return unit;
  const choice = chooseInputs(session, files, unit.value, others);
  if (!choice.ok) return choice;
  const { symbolic, notes } = choice.value;
  const request = { command, files, options: { ...others, symbolic } };
  const run = await timedRun(session, request);
  if (!run.ok) return run;
  const result = run.value.result as TestsResult;
  const saved = await savedBy(session, request, run.value);
  if (!saved.ok) return saved;
  const isPartial = result.partial || run.value.outcome.kind !== "fixed-point";
  const value = {
    ...result,
    ...saved.value,
    notes: [...result.notes, ...notes, ...saved.value.notes],
    partial: isPartial,
  };
  if (junit === undefined) return success({ kind: "json", value, isPartial });
  const text = junitText(unit.value, others["method"], result.tests, String(junit));
  return text.ok ? success({ kind: "json", value: { ...value, junit: text.value }, isPartial }) : text;
}

/** The program and the formulas, which `spec` may name. */
function unitOf(session: RunSession, files: readonly InputFile[], spec: unknown): Result<Unit> {
  if (spec !== undefined) {
    const wanted = String(spec).split("/").at(-1) ?? "";
    const bad = (expected: string): Result<never> =>
      failure({ kind: "bad-option", option: "spec", value: String(spec), expected });
    if (!files.some(({ name }) => name === wanted)) return bad("the name of one of the files");
    if (!wanted.endsWith(".sl")) return bad("a file whose name ends in .sl");
  }
  return readUnit(files, (programs, compiling) => session.compile(programs, compiling));
}
