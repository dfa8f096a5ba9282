import { expect } from "vitest";
import { pushdownBoard } from "../engines/pushdown/board.ts";
import {
  type PushdownProblem,
  type PushdownResult,
  parsePushdownOptions,
  readPushdown,
  startPushdown,
} from "../engines/pushdown/index.ts";
import { describe } from "../kernel/index.ts";
import { type BoardSession, Recording, recordingFromJson, recordingToJson } from "../trace/index.ts";
import { stateByFilter, stateByReplay } from "./replay.ts";

/** A recorded saturation with everything a test may ask of it. */
export interface Recorded {
  readonly recording: Recording;
  readonly board: BoardSession;
  readonly result: PushdownResult;
}

type Options = Readonly<Record<string, unknown>>;

/** Runs a saturation recorded, and checks what must hold of every run: see `record` for the pointer analysis. */
export function recordPushdown(source: string | PushdownProblem, options: Options): Recorded {
  const problem = typeof source === "string" ? problemOf(source) : source;
  const { recording, result } = runOnce(problem, options, true);
  const json = recordingToJson(recording, "pushdown");
  expect(recordingToJson(runOnce(problem, options, true).recording, "pushdown")).toEqual(json);
  checkSteps(recording);
  const plain: unknown = JSON.parse(JSON.stringify(json));
  const read = recordingFromJson(plain);
  expect(read.ok && recordingToJson(read.value, "pushdown")).toEqual(plain);
  expect(runOnce(problem, options, false).result).toEqual(result);
  const lifo = runOnce(problem, { ...options, order: "lifo" }, false).result;
  expect(lifo.tops).toEqual(result.tops);
  expect(sorted(lifo.transitions)).toEqual(sorted(result.transitions));
  return { recording, board: pushdownBoard.open(recording), result };
}

function problemOf(text: string): PushdownProblem {
  const read = readPushdown({ name: "system.pds", text });
  if (!read.ok) throw new Error(read.errors.map(describe).join("\n"));
  return read.value;
}

/** One run, streamed in pieces as the page gets it. */
function runOnce(
  problem: PushdownProblem,
  options: Options,
  isRecorded: boolean,
): { readonly recording: Recording; readonly result: PushdownResult } {
  const parsed = parsePushdownOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const analysis = startPushdown(problem, parsed.value, isRecorded);
  if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
  const recording = new Recording();
  for (let isDone = false; !isDone; ) {
    isDone = analysis.value.advance(2);
    const chunk = analysis.value.takeChunk();
    if (chunk !== undefined) recording.append(chunk);
  }
  return { recording, result: analysis.value.result() };
}

function checkSteps(recording: Recording): void {
  for (let seq = 0; seq < recording.length; seq++) {
    for (const premise of recording.steps.premises(seq)) {
      expect(premise, `premise of step ${seq}`).toBeLessThan(seq);
      expect(premise, `premise of step ${seq}`).toBeGreaterThanOrEqual(0);
    }
  }
  const stride = Math.max(1, Math.floor(recording.length / 40));
  for (let n = 0; n <= recording.length; n += stride)
    expect(stateByFilter(recording, n)).toEqual(stateByReplay(recording, n));
  expect(stateByFilter(recording, recording.length)).toEqual(stateByReplay(recording, recording.length));
}

function sorted(rows: PushdownResult["transitions"]): readonly string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
