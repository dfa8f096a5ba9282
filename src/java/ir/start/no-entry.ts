import type { AnalysisError } from "../../../kernel/index.ts";
import type { Program } from "../program.ts";
import { otherEntries } from "./entries.ts";
import { writtenMain } from "./written-main.ts";

/** What is said of a program without `main`: where else to start, and a `main` that could be put behind it. */
export function noEntry(program: Program): AnalysisError {
  const written = writtenMain(program);
  return {
    kind: "no-entry",
    known: otherEntries(program).map((method) => method.label),
    ...(written === undefined ? {} : { written }),
  };
}
