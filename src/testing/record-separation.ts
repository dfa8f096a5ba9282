import { expect } from "vitest";
import { separationBoard } from "../engines/separation/board.ts";
import { type LfpResult, parseLfpOptions, startSeparation } from "../engines/separation/index.ts";
import { describe } from "../kernel/index.ts";
import { type BoardSession, Recording, recordingFromJson, recordingToJson } from "../trace/index.ts";
import { firstDisagreement } from "./replay.ts";
import { specificationOf } from "./separation.ts";

export interface RecordedSeparation {
  readonly recording: Recording;
  readonly board: BoardSession;
  readonly result: LfpResult;
}

type Options = Readonly<Record<string, unknown>>;

/** Runs Algorithm 1 recorded, and checks what must hold of every run: see `record` for the pointer analysis. */
export function recordSeparation(text: string, options: Options): RecordedSeparation {
  const { recording, result } = runOnce(text, options, true);
  const json = recordingToJson(recording, "separation");
  expect(recordingToJson(runOnce(text, options, true).recording, "separation")).toEqual(json);
  for (let seq = 0; seq < recording.length; seq++)
    for (const premise of recording.steps.premises(seq)) {
      expect(premise, `premise of step ${seq}`).toBeLessThan(seq);
      expect(premise, `premise of step ${seq}`).toBeGreaterThanOrEqual(0);
    }
  expect(firstDisagreement(recording), "where replaying and asking differ").toBeUndefined();
  const plain: unknown = JSON.parse(JSON.stringify(json));
  const read = recordingFromJson(plain);
  expect(read.ok && recordingToJson(read.value, "separation")).toEqual(plain);
  expect(runOnce(text, options, false).result).toEqual(result);
  return { recording, board: separationBoard.open(recording), result };
}

/** A recorded run and nothing else, for what is said of it. */
export function separationRun(text: string, options: Options): Pick<RecordedSeparation, "recording" | "board"> {
  const { recording } = runOnce(text, options, true);
  return { recording, board: separationBoard.open(recording) };
}

/** One run, streamed in pieces as the page gets it. */
function runOnce(text: string, raw: Options, isRecorded: boolean): Pick<RecordedSeparation, "recording" | "result"> {
  const options = parseLfpOptions(raw);
  if (!options.ok) throw new Error(options.errors.map(describe).join("\n"));
  const analysis = startSeparation(specificationOf(text), options.value, isRecorded);
  if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
  const recording = new Recording();
  for (let isDone = false; !isDone; ) {
    isDone = analysis.value.advance(1);
    const chunk = analysis.value.takeChunk();
    if (chunk !== undefined) recording.append(chunk);
  }
  return { recording, result: analysis.value.result() };
}
