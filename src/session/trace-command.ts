import type { CommandAnswer, CommandSpec, EngineManifest } from "../engine-kit/index.ts";
import { engineById, engines } from "../engines/index.ts";
import { type Budget, type InputFile, limitName, type Result, success } from "../kernel/index.ts";
import { type Flag, flagsOf, type RawOptions, showGiven } from "../options/index.ts";
import { atOf, type Board, type BoardSession, type Recording } from "../trace/index.ts";
import type { RunSession } from "./run-session.ts";

/** The flags of all engines, each once. */
export function traceFlags(): readonly Flag[] {
  const flags = new Map<string, Flag>();
  for (const flag of engines.flatMap((engine) => flagsOf(engine.options)))
    if (!flags.has(flag.name)) flags.set(flag.name, flag);
  return [...flags.values()];
}

/** `trace ENGINE`: every step as a line. Engines go by the names of their commands, too. */
export async function trace(
  session: RunSession,
  commands: readonly CommandSpec[],
  files: readonly InputFile[],
  { engine: named, ...options }: RawOptions,
): Promise<Result<CommandAnswer>> {
  const manifest = engineNamed(named, commands);
  const run = await session.recordRun(manifest?.id ?? showGiven(named), files, options);
  if (!run.ok) return run;
  const { recording, outcome } = run.value;
  const board = await manifest?.board();
  if (outcome.kind === "fixed-point")
    return success({ kind: "lines", lines: linesOf(board, recording, session.budget), isPartial: false });
  const limit = limitName(outcome);
  return success({ kind: "lines", lines: linesOf(board, recording, session.budget, limit), isPartial: true, limit });
}

/** The engine that is meant; the first one where none is named. */
function engineNamed(named: unknown, commands: readonly CommandSpec[]): EngineManifest | undefined {
  if (named === undefined) return engines[0];
  const command = commands.find(({ name }) => name === named);
  return engineById(command?.engine ?? showGiven(named));
}

/** The steps of a run, as many as there is time to write; where a limit ended it, or the writing, a line says so. */
function* linesOf(
  board: Board | undefined,
  recording: Recording,
  budget: Budget,
  limit?: string,
): Generator<object, void, undefined> {
  const reader = board?.open(recording);
  const writing = budget.forWriting();
  yield* traceLines(reader, recording, writing);
  const isStopped = writing.isSpent() && budget.isSpentNow() && budget.stoppedBy.kind !== "timeout";
  const stoppedBy = isStopped ? limitName(budget.stoppedBy) : limit;
  if (stoppedBy !== undefined) yield { partial: true, limit: stoppedBy };
}

function* traceLines(
  reader: BoardSession | undefined,
  recording: Recording,
  budget: Budget,
): Generator<object, void, undefined> {
  const { steps } = recording;
  for (let seq = 0; seq < recording.length && !budget.isSpent(); seq++) {
    const step = steps.step(seq);
    const derivation = reader?.why(seq, 1);
    const place = step.by.statement === undefined ? undefined : reader?.statements(seq + 1, seq)[0];
    yield {
      seq,
      at: atOf(recording, seq + 1),
      kind: step.kind,
      text: derivation?.text ?? "",
      rule: step.kind === "take" ? "worklist" : (derivation?.rule.replace(/^.*\./, "") ?? ""),
      premises: step.by.premises,
      procedure: reader?.activeLines(seq + 1)[0]?.procedure ?? "",
      granularity: steps.granularity(seq),
      ...(place === undefined ? {} : { file: place.file, line: place.start.line }),
    };
  }
}
