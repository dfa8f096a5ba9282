import { junitText, type TestsResult } from "../engines/registry.ts";
import { failure, type Result, success } from "../kernel/index.ts";
import type { CommandAnswer, CommandRequest } from "./commands.ts";
import { readUnit } from "./read-unit.ts";
import type { RunSession } from "./run-session.ts";

/**
 * `tests`: test inputs for one method, as JSON. `spec` names one of the files: the formulas. `junit` names the Java file
 * that the tests go to; its text is the answer's `junit`.
 */
export async function generateInputs(
  session: RunSession,
  { files, options }: CommandRequest,
): Promise<Result<CommandAnswer>> {
  const { spec, junit, ...others } = options;
  const wanted = spec === undefined ? undefined : files.find(({ name }) => name === String(spec).split("/").at(-1));
  if (spec !== undefined && wanted === undefined)
    return failure({
      kind: "bad-option",
      option: "spec",
      value: String(spec),
      expected: "the name of one of the files",
    });
  if (wanted !== undefined && !wanted.name.endsWith(".sl"))
    return failure({
      kind: "bad-option",
      option: "spec",
      value: String(spec),
      expected: "a file whose name ends in .sl",
    });
  const run = await session.run("symbolic", files, others);
  if (!run.ok) return run;
  const result = run.value.result as TestsResult;
  const isPartial = result.partial || run.value.outcome.kind !== "fixed-point";
  const value = { ...result, partial: isPartial };
  if (junit === undefined) return success({ kind: "json", value, isPartial });
  const unit = readUnit(files, (programs) => session.compile(programs));
  if (!unit.ok) return unit;
  const text = junitText(unit.value, others["method"], result.tests, String(junit));
  return text.ok ? success({ kind: "json", value: { ...value, junit: text.value }, isPartial }) : text;
}
