import type { CommandHost } from "../../engine-kit/index.ts";
import { engineById } from "../../engines/index.ts";
import {
  type Exercise,
  type OpenExercise,
  openExercise,
  readExercise,
  Sheet,
  sayOfExercises as say,
} from "../../exercises/index.ts";
import { failure, type InputFile, type Result, success } from "../../kernel/index.ts";

/** An exercise from its file, with what its run answers. */
export async function opened(host: CommandHost, file: InputFile | undefined): Promise<Result<OpenExercise>> {
  if (file === undefined) return failure({ kind: "no-input" });
  if (file.problem !== undefined) return failure({ kind: "unreadable-file", file: file.name, reason: file.problem });
  const read = readExercise(file);
  if (!read.ok) return read;
  const sheet = await sheetOf(host, read.value);
  return sheet.ok ? openExercise(read.value, sheet.value) : sheet;
}

/** What the run of a program can be asked. A run that a limit ended answers nothing. */
export async function sheetOf(
  host: CommandHost,
  { engine, files, options }: Pick<Exercise, "engine" | "files" | "options">,
): Promise<Result<Sheet>> {
  const run = await host.recordRun(engine, files, options);
  if (!run.ok) return run;
  const { recording, outcome } = run.value;
  if (host.budget.isSpentNow()) return failure({ kind: "out-of-time", milliseconds: host.budget.milliseconds });
  if (outcome.kind !== "fixed-point") return failure({ kind: "bad-document", problem: say("exercise.partial") });
  const board = await engineById(engine)?.board();
  return board === undefined ? failure({ kind: "no-input" }) : success(new Sheet(board, recording));
}
