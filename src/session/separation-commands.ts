import { decideAll, isMilliseconds, readScript } from "../engines/solvers.ts";
import { failure, type Result, success } from "../kernel/index.ts";
import type { CommandAnswer, CommandRequest } from "./commands.ts";
import type { RunSession } from "./run-session.ts";

/** `lfp`: the tables of Algorithm 1, as JSON. */
export async function leastFixedPoint(
  session: RunSession,
  { files, options }: CommandRequest,
): Promise<Result<CommandAnswer>> {
  const run = await session.run("separation", files, options);
  if (!run.ok) return run;
  const isPartial = run.value.outcome.kind !== "fixed-point";
  const result = typeof run.value.result === "object" ? run.value.result : {};
  return success({ kind: "json", value: { ...result, partial: isPartial }, isPartial });
}

/** `sat`: a verdict with a model or a reason for each `check`. Past the time limit what is open is unknown. */
export async function satisfiability(
  session: RunSession,
  { files, options }: CommandRequest,
): Promise<Result<CommandAnswer>> {
  const { timeout, ...others } = options;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    return failure({
      kind: "bad-option",
      option: unknown,
      value: String(others[unknown]),
      expected: "nothing: sat takes timeout only",
    });
  if (!isMilliseconds(timeout))
    return failure({
      kind: "bad-option",
      option: "timeout",
      value: String(timeout),
      expected: "a number of milliseconds",
    });
  const [file, ...more] = files;
  if (file === undefined || more.length > 0)
    return failure({ kind: "bad-request", problem: "sat takes one file, .sl or .smt2." });
  const script = readScript(file.name, file.text);
  if (!script.ok) return script;
  const end = session.now() + Number(timeout ?? Number.POSITIVE_INFINITY);
  const answers = decideAll(script.value, () => session.now() > end);
  const isPartial = answers.some(({ verdict }) => verdict === "unknown");
  return success({ kind: "json", value: { answers, partial: isPartial }, isPartial });
}
