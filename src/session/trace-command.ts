import type { CommandAnswer, CommandSpec, EngineManifest } from "../engine-kit/index.ts";
import { engineById, engines } from "../engines/index.ts";
import { type Budget, type Catalog, fill, type InputFile, limitName, type Result, success } from "../kernel/index.ts";
import { type Flag, flagsOf, type RawOptions, showGiven } from "../options/index.ts";
import { atOf, type BoardSession, type Message, type Recording } from "../trace/index.ts";
import { say } from "./messages/en.ts";
import type { RunSession } from "./run-session.ts";

/** A recorded run that is told, with the sentences of its engine. */
interface ToldRun {
  readonly recording: Recording;
  /** Undefined where the engine is not known. */
  readonly reader: BoardSession | undefined;
  readonly messages: readonly Catalog[];
}

/** A command that tells a recorded run, a line of JSON for each thing. */
export interface TraceCommand {
  readonly name: string;
  readonly summary: () => string;
  lines(run: ToldRun, budget: Budget): Generator<object, void, undefined>;
}

export const traceCommands: readonly TraceCommand[] = [
  { name: "trace", summary: () => say("session.command.trace"), lines: stepLines },
  { name: "trace moments", summary: () => say("session.command.trace-moments"), lines: momentLines },
];

/** The flags of all engines, each once. */
export function traceFlags(): readonly Flag[] {
  const flags = new Map<string, Flag>();
  for (const flag of engines.flatMap((engine) => flagsOf(engine.options)))
    if (!flags.has(flag.name)) flags.set(flag.name, flag);
  return [...flags.values()];
}

/** Engines go by the names of their commands, too. */
export async function trace(
  session: RunSession,
  command: TraceCommand,
  commands: readonly CommandSpec[],
  files: readonly InputFile[],
  { engine: named, ...options }: RawOptions,
): Promise<Result<CommandAnswer>> {
  const manifest = engineNamed(named, commands);
  const run = await session.recordRun(manifest?.id ?? showGiven(named), files, options);
  if (!run.ok) return run;
  const { recording, outcome } = run.value;
  const [board, messages = []] = await Promise.all([manifest?.board(), manifest?.messages()]);
  const told = { recording, reader: board?.open(recording), messages };
  if (outcome.kind === "fixed-point")
    return success({ kind: "lines", lines: linesOf(command, told, session.budget), isPartial: false });
  const limit = limitName(outcome);
  return success({ kind: "lines", lines: linesOf(command, told, session.budget, limit), isPartial: true, limit });
}

/** The engine that is meant; the first one where none is named. */
function engineNamed(named: unknown, commands: readonly CommandSpec[]): EngineManifest | undefined {
  if (named === undefined) return engines[0];
  const command = commands.find(({ name }) => name === named);
  return engineById(command?.engine ?? showGiven(named));
}

/** What is told of a run, as much as there is time to write; where a limit ended it, or the writing, a line says so. */
function* linesOf(
  { lines }: TraceCommand,
  run: ToldRun,
  budget: Budget,
  limit?: string,
): Generator<object, void, undefined> {
  const writing = budget.forWriting();
  yield* lines(run, writing);
  const isStopped = writing.isSpent() && budget.isSpentNow() && budget.stoppedBy.kind !== "timeout";
  const stoppedBy = isStopped ? limitName(budget.stoppedBy) : limit;
  if (stoppedBy !== undefined) yield { partial: true, limit: stoppedBy };
}

/** The moments, each with a title that names its place, and its chapter where there are some. */
function* momentLines({ recording, reader, messages }: ToldRun, budget: Budget): Generator<object, void, undefined> {
  const told = ({ id, values }: Message): string | undefined => {
    const text = fill(messages.findLast((each) => Object.hasOwn(each, id)) ?? {}, id, values);
    // Backticks mark code for the page.
    return reader?.shown(text.replaceAll("`", ""));
  };
  const chapters = reader?.chapters() ?? [];
  for (const moment of reader?.moments() ?? []) {
    if (budget.isSpent()) return;
    const chapter = chapters.find(({ moments }) => moments.includes(moment))?.name;
    yield {
      at: atOf(recording, moment.position),
      kind: moment.kind,
      title: told(moment.title),
      ...(chapter === undefined ? {} : { chapter: told(chapter) }),
    };
  }
}

/** The steps. */
function* stepLines({ recording, reader }: ToldRun, budget: Budget): Generator<object, void, undefined> {
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
