import { expect } from "vitest";
import { pointsToBoard } from "../engines/points-to/board.ts";
import { type PointsToResult, parseOptions, pointsTo, startPointsTo } from "../engines/points-to/index.ts";
import type { Program, SourceFile } from "../java/index.ts";
import { describe } from "../kernel/index.ts";
import { type BoardSession, Recording, recordingFromJson, recordingToJson } from "../trace/index.ts";
import { compileJava } from "./front-end.ts";
import { stateByFilter, stateByReplay } from "./replay.ts";

/** A recorded run with everything a test may ask of it. */
export interface Recorded {
  readonly program: Program;
  readonly recording: Recording;
  readonly board: BoardSession;
  readonly result: PointsToResult;
}

type Options = Readonly<Record<string, unknown>>;

/**
 * Runs the pointer analysis recorded, and checks what must hold of every run: the same run twice
 * is the same recording; premises are older than what they justify; the state at n, read as a
 * filter, is the state that a replay reaches; a recording survives JSON; the run without a
 * recorder and every other worklist order give the same result.
 */
export async function record(source: string | readonly SourceFile[], options: Options): Promise<Recorded> {
  const program = await compileJava(source);
  const { recording, result } = recordOnce(program, options);
  expect(recordingToJson(recordOnce(program, options).recording, "points-to")).toEqual(
    recordingToJson(recording, "points-to"),
  );
  checkPremises(recording);
  checkReplay(recording);
  checkJson(recording);
  if (!result.partial) checkOrders(program, options, result);
  const board = pointsToBoard.open(recording);
  if (board === undefined) throw new Error("the points-to board is not registered");
  return { program, recording, board, result };
}

/** Compiles and runs without a recorder. */
export async function analyse(source: string | readonly SourceFile[], options: Options): Promise<PointsToResult> {
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
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const analysis = startPointsTo(program, parsed.value, true);
  if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
  const recording = new Recording();
  for (let isDone = false; !isDone; ) {
    isDone = analysis.value.advance(3);
    const chunk = analysis.value.takeChunk();
    if (chunk !== undefined) recording.append(chunk);
  }
  return { recording, result: analysis.value.result() };
}

function checkPremises(recording: Recording): void {
  for (let seq = 0; seq < recording.length; seq++) {
    for (const premise of recording.steps.premises(seq)) expect(premise, `premise of step ${seq}`).toBeLessThan(seq);
  }
}

function checkReplay(recording: Recording): void {
  const stride = Math.max(1, Math.floor(recording.length / 40));
  for (let n = 0; n <= recording.length; n += stride)
    expect(stateByFilter(recording, n)).toEqual(stateByReplay(recording, n));
  expect(stateByFilter(recording, recording.length)).toEqual(stateByReplay(recording, recording.length));
}

function checkJson(recording: Recording): void {
  const json: unknown = JSON.parse(JSON.stringify(recordingToJson(recording, "points-to")));
  const read = recordingFromJson(json);
  if (!read.ok) throw new Error("a recording did not survive JSON");
  expect(recordingToJson(read.value, "points-to")).toEqual(json);
}

function checkOrders(program: Program, options: Options, recorded: PointsToResult): void {
  for (const order of ["fifo", "lifo", "random:7", "coalesced"]) {
    const other = solve(program, { ...options, order });
    expect(withoutEffort(other), `order ${order}`).toEqual(withoutEffort(recorded));
  }
  const same = solve(program, options);
  expect(same.metrics, "recording changes no count").toEqual(recorded.metrics);
}

/** Everything but the counts that depend on the order of work. */
function withoutEffort(result: PointsToResult): unknown {
  const { pops, steps, propagated, ...metrics } = result.metrics;
  return { ...result, metrics };
}
