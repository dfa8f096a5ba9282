import { expect } from "vitest";
import { symbolicBoard } from "../engines/symbolic/board.ts";
import { javaCode, parseTestsOptions, startSymbolic, type TestsResult } from "../engines/symbolic/index.ts";
import { describe } from "../kernel/index.ts";
import { type BoardSession, Recording, recordingFromJson, recordingToJson } from "../trace/index.ts";
import { compileJava } from "./front-end.ts";
import { stateByFilter, stateByReplay } from "./replay.ts";
import { specificationOf } from "./separation.ts";

export interface RecordedSymbolic {
  readonly recording: Recording;
  readonly board: BoardSession;
  readonly result: TestsResult;
}

type Options = Readonly<Record<string, unknown>>;
type Text = { readonly java: string; readonly sl: string };

/** Generates test inputs recorded, and checks what must hold of every run: see `record` for the pointer analysis. */
export async function recordSymbolic(text: Text, options: Options = {}): Promise<RecordedSymbolic> {
  const { recording, result } = await runOnce(text, options, true);
  const json = recordingToJson(recording, "symbolic");
  expect(recordingToJson((await runOnce(text, options, true)).recording, "symbolic")).toEqual(json);
  for (let seq = 0; seq < recording.length; seq++)
    for (const premise of recording.steps.premises(seq)) {
      expect(premise, `premise of step ${seq}`).toBeLessThan(seq);
      expect(premise, `premise of step ${seq}`).toBeGreaterThanOrEqual(0);
    }
  const stride = Math.max(1, Math.floor(recording.length / 60));
  for (let n = 0; n <= recording.length; n += stride)
    expect(stateByFilter(recording, n)).toEqual(stateByReplay(recording, n));
  const plain: unknown = JSON.parse(JSON.stringify(json));
  const read = recordingFromJson(plain);
  expect(read.ok && JSON.parse(JSON.stringify(recordingToJson(read.value, "symbolic")))).toEqual(plain);
  expect((await runOnce(text, options, false)).result).toEqual(result);
  return { recording, board: symbolicBoard.open(recording), result };
}

/** One run, streamed in pieces as the page gets it. */
async function runOnce(
  { java, sl }: Text,
  options: Options,
  isRecorded: boolean,
): Promise<Pick<RecordedSymbolic, "recording" | "result">> {
  const unit = {
    code: javaCode(await compileJava(java, { assertions: "on" })),
    core: undefined,
    specification: specificationOf(sl),
  };
  const parsed = parseTestsOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const analysis = startSymbolic(unit, parsed.value, isRecorded);
  if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
  const recording = new Recording();
  for (let isDone = false; !isDone; ) {
    isDone = analysis.value.advance(5);
    const chunk = analysis.value.takeChunk();
    if (chunk !== undefined) recording.append(chunk);
  }
  return { recording, result: analysis.value.result() };
}
