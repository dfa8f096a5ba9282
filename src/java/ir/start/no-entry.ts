import type { AnalysisError } from "../../../kernel/index.ts";
import type { Program } from "../program.ts";
import { findEntries, otherEntries } from "./entries.ts";
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

/** What is said of an entry that the program does not have: where it may start. */
export function noSuchEntry(program: Program, wanted: string): AnalysisError {
  const mains = findEntries(program);
  const known = mains.length > 0 ? mains : otherEntries(program);
  return { kind: "no-entry", wanted, known: known.map((method) => method.label) };
}
