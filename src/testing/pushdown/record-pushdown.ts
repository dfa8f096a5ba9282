import { expect } from "vitest";
import { pushdownBoard } from "../../engines/pushdown/board.ts";
import {
  type PushdownProblem,
  type PushdownResult,
  parsePushdownOptions,
  readPushdown,
  startPushdown,
} from "../../engines/pushdown/index.ts";
import { describe } from "../../kernel/index.ts";
import { type Analysis, Recording } from "../../trace/index.ts";
import { advance, checkRecordingLaws, type RecordedRun } from "../recording-laws.ts";

type Options = Readonly<Record<string, unknown>>;

/** A recorded saturation with everything a test may ask of it. */
export type Recorded = RecordedRun<PushdownResult>;

/** Runs a saturation recorded, and checks the laws of recordings, and that the order of the worklist does not show. */
export function recordPushdown(source: string | PushdownProblem, options: Options): Recorded {
  const problem = typeof source === "string" ? problemOf(source) : source;
  const recorded = checkRecordingLaws({
    board: pushdownBoard,
    start: (isRecorded) => start(problem, options, isRecorded),
    work: 2,
  });
  const lifo = advance(start(problem, { ...options, order: "lifo" }, false), new Recording(), 2);
  expect(lifo.tops).toEqual(recorded.result.tops);
  expect(sorted(lifo.transitions)).toEqual(sorted(recorded.result.transitions));
  return recorded;
}

function problemOf(text: string): PushdownProblem {
  const read = readPushdown({ name: "system.pds", text });
  if (!read.ok) throw new Error(read.errors.map(describe).join("\n"));
  return read.value;
}

function start(problem: PushdownProblem, options: Options, isRecorded: boolean): Analysis<PushdownResult> {
  const parsed = parsePushdownOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const analysis = startPushdown(problem, parsed.value, isRecorded);
  if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
  return analysis.value;
}

function sorted(rows: PushdownResult["transitions"]): readonly string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
