import { pointsToBoard } from "../../engines/points-to/board.ts";
import { type PointsToResult, parseOptions, pointsTo, startPointsTo } from "../../engines/points-to/index.ts";
import type { Program, SourceFile } from "../../java/index.ts";
import { describe } from "../../kernel/index.ts";
import { type Analysis, Recording } from "../../trace/index.ts";
import { compileJava } from "../front-end.ts";
import { advance, checkRecordingLaws, expectSame, type RecordedRun } from "../recording-laws.ts";

/** A recorded run with everything a test may ask of it. */
export interface Recorded extends RecordedRun<PointsToResult> {
  readonly program: Program;
}

type Options = Readonly<Record<string, unknown>>;

/**
 * Runs the pointer analysis recorded, and checks the laws of recordings, and that every other worklist order gives the
 * same result.
 */
export async function record(source: string | readonly SourceFile[], options: Options): Promise<Recorded> {
  const program = await compileJava(source);
  const recorded = checkRecordingLaws({
    board: pointsToBoard,
    start: (isRecorded) => start(program, options, isRecorded),
  });
  if (!recorded.result.partial) checkOrders(program, options, recorded.result);
  return { program, ...recorded };
}

/** Compiles and runs without a recorder. */
export async function analyze(source: string | readonly SourceFile[], options: Options): Promise<PointsToResult> {
  return solve(await compileJava(source), options);
}

/** Runs without a recorder. */
export function solve(program: Program, options: Options): PointsToResult {
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const result = pointsTo(program, parsed.value);
  if (!result.ok) throw new Error(result.errors.map(describe).join("\n"));
  return result.value;
}

/** One recorded run, streamed in pieces as the page gets it. */
export function recordOnce(
  program: Program,
  options: Options,
): { readonly recording: Recording; readonly result: PointsToResult } {
  const recording = new Recording();
  return { recording, result: advance(start(program, options, true), recording, 3) };
}

function start(program: Program, options: Options, isRecorded: boolean): Analysis<PointsToResult> {
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const analysis = startPointsTo(program, parsed.value, isRecorded);
  if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
  return analysis.value;
}

function checkOrders(program: Program, options: Options, recorded: PointsToResult): void {
  for (const order of ["fifo", "lifo", "random:7", "coalesced"]) {
    const other = solve(program, { ...options, order });
    expectSame(withoutEffort(other), withoutEffort(recorded), `order ${order}`);
  }
}

/** Everything but the counts that depend on the order of work. */
function withoutEffort(result: PointsToResult): unknown {
  const { pops, steps, propagated, ...metrics } = result.metrics;
  return { ...result, metrics };
}
