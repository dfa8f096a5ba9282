import { separationBoard } from "../../engines/separation/board.ts";
import { type LfpResult, startSeparation } from "../../engines/separation/index.ts";
import { lfpSchema } from "../../engines/separation/options.ts";
import { describe } from "../../kernel/index.ts";
import { type Analysis, Recording } from "../../trace/index.ts";
import { advance, checkRecordingLaws, type RecordedRun } from "../recording-laws.ts";
import { specificationOf } from "./separation.ts";

export type RecordedSeparation = RecordedRun<LfpResult>;

type Options = Readonly<Record<string, unknown>>;

/** Runs Algorithm 1 recorded, formulas and all, and checks what must hold of every run. */
export function recordSeparation(text: string, options: Options): RecordedSeparation {
  return checkRecordingLaws({
    board: separationBoard,
    start: (isRecorded) => start(text, options, isRecorded),
    work: 1,
  });
}

/** A recorded run and nothing else, for what is said of it. */
export function separationRun(text: string, options: Options): Pick<RecordedSeparation, "recording" | "board"> {
  const recording = new Recording();
  advance(start(text, options, true), recording, 1);
  return { recording, board: separationBoard.open(recording) };
}

function start(text: string, raw: Options, isRecorded: boolean): Analysis<LfpResult> {
  const options = lfpSchema.parse(raw);
  if (!options.ok) throw new Error(options.errors.map(describe).join("\n"));
  const analysis = startSeparation(specificationOf(text), options.value, isRecorded);
  if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
  return analysis.value;
}
