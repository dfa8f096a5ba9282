import type { CommandHost, FinishedRun } from "../../engine-kit/index.ts";
import { engine } from "../../engines/symbolic/engine.ts";
import type { Restriction, TestsResult } from "../../engines/symbolic/index.ts";
import { type AnalysisError, type InputFile, type Result, success } from "../../kernel/index.ts";
import type { RawOptions } from "../../options/index.ts";
import { say } from "../messages/en.ts";
import { type Reach, reachOfInputs, reasonOf } from "./reach-of-inputs.ts";
import { javaFiles } from "./symbolic-choice.ts";

/** Files, and options of symbolic execution. */
interface TestsRequest {
  readonly files: readonly InputFile[];
  readonly options: RawOptions;
}

/** A run with the time that it took. */
interface TimedRun extends FinishedRun<TestsResult> {
  readonly milliseconds: number;
}

export async function timedRun(host: CommandHost, { files, options }: TestsRequest): Promise<Result<TimedRun>> {
  const started = host.now();
  const run = await host.run(engine, files, options);
  return run.ok ? success({ ...run.value, milliseconds: host.now() - started }) : run;
}

/** The first run of all pays for warming up: shorter ones than this are timed twice. */
const SHORT = 2_000;

/** The restriction as far as it is known, and whether the time was over before it was known whole. */
interface Saved {
  readonly restriction?: Restriction;
  readonly notes: readonly string[];
  readonly isCut: boolean;
}

/**
 * What a restriction to some inputs has saved: one more run, with all of them symbolic, and relevancy. Nothing where there is no
 * time for these, or where they fail, which a note says: the run itself stands.
 */
export async function savedBy(
  host: CommandHost,
  request: TestsRequest,
  run: TimedRun,
  hasTimes: boolean,
): Promise<Saved> {
  const { symbolic, ...shared } = request.options;
  if (!Array.isArray(symbolic)) return { notes: [], isCut: false };
  if (host.budget.isSpentNow()) return { notes: [], isCut: true };
  const { paths, solverCalls, method, depth } = run.result;
  const options = depth === undefined ? shared : { ...shared, depth };
  const all = await timedRun(host, { ...request, options });
  if (!all.ok) {
    const isTime = all.errors.some(({ kind }) => kind === "out-of-time");
    return { notes: isTime ? [] : [noReach(all.errors)], isCut: isTime };
  }
  const withAll = all.value.result;
  const reach = await reachOfInputs(host, javaFiles(request.files), method, new Set(symbolic));
  const restriction: Restriction = {
    symbolic,
    ...(reach.ok ? figures(reach.value) : {}),
    paths,
    solverCalls,
    pathsWithAll: withAll.paths,
    solverCallsWithAll: withAll.solverCalls,
    partialWithAll: all.value.outcome.kind !== "fixed-point",
    ...(hasTimes ? await times(host, request, run, all.value) : {}),
  };
  const isCut = host.budget.spentBy !== undefined;
  return { restriction, notes: reach.ok ? [] : [noReach(reach.errors)], isCut };
}

function noReach(errors: readonly AnalysisError[]): string {
  return say("pipelines.inputs.noReach", { reason: reasonOf(errors) });
}

async function times(host: CommandHost, request: TestsRequest, run: TimedRun, withAll: TimedRun) {
  const again = run.milliseconds < SHORT ? await timedRun(host, request) : success(run);
  const milliseconds = Math.min(run.milliseconds, again.ok ? again.value.milliseconds : run.milliseconds);
  return { milliseconds: Math.round(milliseconds), millisecondsWithAll: Math.round(withAll.milliseconds) };
}

function figures({ variables, relevantVariables, conditions }: Reach) {
  return { variables, relevant: relevantVariables.length, relevantVariables, conditions };
}
