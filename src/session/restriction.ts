import type { TestsResult } from "../engines/registry.ts";
import type { Result } from "../kernel/index.ts";
import { success } from "../kernel/index.ts";
import type { CommandRequest } from "./commands.ts";
import { type Reach, reachOfInputs, reasonOf } from "./reach-of-inputs.ts";
import type { Finished, RunSession } from "./run-session.ts";
import { javaFiles } from "./symbolic-choice.ts";

/** What is saved when only some inputs are symbolic, as `tests` prints it (`restriction`). */
export interface Restriction {
  readonly symbolic: readonly string[];
  /** What the symbolic values can reach, by relevancy; absent where relevancy has no answer. */
  readonly variables?: number;
  readonly relevant?: number;
  readonly relevantVariables?: readonly string[];
  readonly conditions?: { readonly all: number; readonly symbolic: number };
  readonly paths: number;
  readonly solverCalls: number;
  readonly milliseconds: number;
  /** The same with all inputs symbolic, under the same bounds. */
  readonly pathsWithAll: number;
  readonly solverCallsWithAll: number;
  readonly millisecondsWithAll: number;
  /** The time was over before all paths with all inputs symbolic were there. */
  readonly partialWithAll: boolean;
}

/** A run with the time that it took. */
export interface TimedRun extends Finished {
  readonly milliseconds: number;
}

export async function timedRun(session: RunSession, { files, options }: CommandRequest): Promise<Result<TimedRun>> {
  const started = session.now();
  const run = await session.run("symbolic", files, options);
  return run.ok ? success({ ...run.value, milliseconds: session.now() - started }) : run;
}

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
  const reach = reachOfInputs(session, javaFiles(request.files), method, new Set(symbolic));
  const restriction: Restriction = {
    symbolic,
    ...(reach.ok ? figures(reach.value) : {}),
    paths,
    solverCalls,
    milliseconds: Math.round(run.milliseconds),
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
