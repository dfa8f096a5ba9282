import { symbolicBoard } from "../../engines/symbolic/board.ts";
import { parseTestsOptions, startSymbolic, type TestsResult } from "../../engines/symbolic/index.ts";
import { describe } from "../../kernel/index.ts";
import { checkRecordingLaws, type RecordedRun } from "../recording-laws.ts";
import { coreUnitOf, unitOf } from "./symbolic.ts";

export type RecordedSymbolic = RecordedRun<TestsResult>;

type Options = Readonly<Record<string, unknown>>;
type Text = ({ readonly java: string } | { readonly core: string }) & { readonly sl: string };

/** Generates test inputs recorded, and checks what must hold of every run. */
export async function recordSymbolic(text: Text, options: Options = {}): Promise<RecordedSymbolic> {
  const unit = "core" in text ? coreUnitOf(text.core, text.sl) : await unitOf(text.java, text.sl);
  const parsed = parseTestsOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  return checkRecordingLaws({
    board: symbolicBoard,
    start(isRecorded) {
      const analysis = startSymbolic(unit, parsed.value, isRecorded);
      if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
      return analysis.value;
    },
    work: 5,
  });
}
