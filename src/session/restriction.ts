import type { TestsResult } from "../engines/solvers.ts";
import type { Result } from "../kernel/index.ts";
import { success } from "../kernel/index.ts";
import type { CommandRequest } from "./commands.ts";
import type { Restriction } from "./protocol.ts";
import { type Reach, reachOfInputs, reasonOf } from "./reach-of-inputs.ts";
import type { Finished, RunSession } from "./run-session.ts";
import { javaFiles } from "./symbolic-choice.ts";

/** A run with the time that it took. */
export interface TimedRun extends Finished {
  readonly milliseconds: number;
}

export async function timedRun(session: RunSession, { files, options }: CommandRequest): Promise<Result<TimedRun>> {
  const started = session.now();
  const run = await session.run("symbolic", files, options);
  return run.ok ? success({ ...run.value, milliseconds: session.now() - started }) : run;
}

/** The first run of all pays for warming up: shorter ones than this are timed twice. */
const SHORT = 2_000;

/** What a restriction to some inputs has saved: one more run, with all of them symbolic, and relevancy. */
export async function savedBy(
  session: RunSession,
  request: CommandRequest,
  run: TimedRun,
): Promise<Result<{ readonly restriction?: Restriction; readonly notes: readonly string[] }>> {
  const { symbolic, ...shared } = request.options;
  if (!Array.isArray(symbolic)) return success({ notes: [] });
  const { paths, solverCalls, method, depth } = run.result as TestsResult;
  const options = depth === undefined ? shared : { ...shared, depth };
  const all = await timedRun(session, { ...request, options });
  if (!all.ok) return all;
  const withAll = all.value.result as TestsResult;
  const again = run.milliseconds < SHORT ? await timedRun(session, request) : success(run);
  const milliseconds = Math.min(run.milliseconds, again.ok ? again.value.milliseconds : run.milliseconds);
  const reach = reachOfInputs(session, javaFiles(request.files), method, new Set(symbolic));
  const restriction: Restriction = {
    symbolic,
    ...(reach.ok ? figures(reach.value) : {}),
    paths,
    solverCalls,
    milliseconds: Math.round(milliseconds),
    pathsWithAll: withAll.paths,
    solverCallsWithAll: withAll.solverCalls,
    millisecondsWithAll: Math.round(all.value.milliseconds),
    partialWithAll: all.value.outcome.kind !== "fixed-point",
  };
  const notes = reach.ok ? [] : [`Relevancy cannot tell what the inputs reach: ${reasonOf(reach.errors)}`];
  return success({ restriction, notes });
}

function figures({ variables, relevantVariables, conditions }: Reach) {
  return { variables, relevant: relevantVariables.length, relevantVariables, conditions };
}
