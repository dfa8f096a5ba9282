import { basename } from "node:path";
import type { CommandAnswer } from "../../engine-kit/index.ts";
import { engines } from "../../engines/index.ts";
import { type AnalysisError, type Result, showPlace } from "../../kernel/index.ts";
import { definitionFiles, type Flag, withDefinitionFiles } from "../../options/index.ts";
import { execute, type RunSession, say } from "../../session/index.ts";
import { exitCode, exitCodeOf, exitCodes, outputText, reportText } from "./answers.ts";
import { type Collected, collectFiles, type Disk, disk, OutputFiles, readFiles } from "./files/index.ts";
import type { Write } from "./job.ts";

/** Flags as commander reads them: by the names of options, `true` for a switch. */
export type GivenFlags = Readonly<Record<string, string | true>>;

/** What of a flag a thread is told: its name, and whether it names files. */
export type NamedFlag = Pick<Flag, "name" | "file">;

/** A command on files, by their paths: data that is handed over to a thread. */
export interface Call {
  readonly command: string;
  readonly flags: readonly NamedFlag[];
  readonly names: readonly string[];
  readonly options: GivenFlags;
  /** Files keep their paths as names. */
  readonly reportsPaths: boolean;
  /** Behind the first file folders and archives may stand for the files in them. */
  readonly takesCollections: boolean;
  /** The id of a lesson may stand in place of files. */
  readonly acceptsLessonIds: boolean;
}

/**
 * Carries out one command on files and writes its answer. Returns the exit code. A place that cannot be written to is said
 * before anything runs; where writing fails afterwards, the standard output still gets the whole answer.
 */
export async function runCommand(
  session: RunSession,
  { command, flags, names: given, options, reportsPaths, takesCollections, acceptsLessonIds }: Call,
  write: Write,
  machine: Disk = disk,
): Promise<number> {
  const [first = ""] = given;
  const isLesson =
    acceptsLessonIds && given.length === 1 && engines.some(({ lessons }) => lessons.some(({ id }) => id === first));
  const names = isLesson ? [] : given;
  const inputs = namesIn(flags, options, "input");
  const definitions = namesIn(flags, options, "definition");
  const paths = [
    ...names,
    ...inputs.map(([, path]) => path),
    ...new Set(definitions.flatMap(([, value]) => definitionFiles(value))),
  ];
  const refuse = async (errors: readonly AnalysisError[]): Promise<number> => {
    await write("messages", reportText(errors));
    return exitCodeOf(errors);
  };
  const named = (["input", "output", "folder"] as const).flatMap((kind) => namesIn(flags, options, kind));
  const unnamed = [...names.map((path) => ["file", path] as const), ...named].filter(([, path]) => path === "");
  if (unnamed.length > 0) return refuse(unnamed.map(([name]) => noPath(name)));
  const nameOf = reportsPaths ? (path: string) => path : basename;
  const files = await readFiles(takesCollections ? paths.slice(0, 1) : paths, nameOf, machine);
  if (!files.ok) return refuse(files.errors);
  const collected = await collectFiles(takesCollections ? paths.slice(1) : [], machine);
  if (collected.leftOut.length > 0) await write("messages", leftOutText(collected.leftOut));
  const outputs = new OutputFiles(paths, machine);
  const places = { files: namesIn(flags, options, "output"), folders: namesIn(flags, options, "folder") };
  const refusals = [
    ...(await Promise.all(places.files.map(([, path]) => outputs.refusalOfFile(path)))),
    ...(await Promise.all(places.folders.map(([, folder]) => outputs.refusalOfFolder(folder)))),
  ].filter((refusal) => refusal !== undefined);
  if (refusals.length > 0) return refuse(refusals);
  const renamed = Object.fromEntries([
    ...inputs.map(([name, path]) => [name, basename(path)] as const),
    ...definitions.map(([name, value]) => [name, withDefinitionFiles(value, (path) => basename(path))] as const),
  ]);
  const answer = await execute(session, {
    command,
    files: [...files.value, ...collected.files],
    options: { ...options, ...renamed, ...(isLesson ? { lesson: first } : {}) },
  });
  if (!answer.ok) return refuse(answer.errors);
  const { written, unwritten } = await writeOutputs(answer.value, places, outputs);
  const notes = notesOf(written);
  if (notes !== "") await write("messages", notes);
  if (unwritten.length > 0) await write("messages", reportText(unwritten));
  for (const piece of outputText(written)) await write("output", piece);
  return unwritten.length > 0 ? exitCodeOf(unwritten) : exitCodeOfWritten(session, answer, collected);
}

/** Lines are made while they are written: a stop cuts them short even then. An answer may be whole without files that were named. */
function exitCodeOfWritten({ budget }: RunSession, answer: Result<CommandAnswer>, { hasUnopened }: Collected): number {
  const isCut =
    answer.ok && answer.value.kind === "lines" && budget.isSpentNow() && budget.stoppedBy.kind !== "timeout";
  const code = isCut ? exitCodes.limit : exitCode(answer);
  return code === exitCodes.done && hasUnopened ? exitCodes.badInput : code;
}

/** One sentence a line. */
function notesOf(answer: CommandAnswer): string {
  const notes = answer.kind === "lines" ? [] : (answer.notes ?? []);
  const warnings = (answer.warnings ?? []).map(({ span, text }) =>
    say("session.warning", { place: showPlace(span), text }),
  );
  return [...warnings, ...notes].map((note) => `${note}\n`).join("");
}

/** A variable of the shell that is not set. */
function noPath(option: string): AnalysisError {
  return { kind: "bad-option", option, value: "", expected: say("session.file.path") };
}

/** The options that name files, and the files. */
function namesIn(flags: readonly NamedFlag[], options: GivenFlags, kind: Flag["file"]): Named {
  return flags.flatMap(({ name, file }) => {
    const path = options[name];
    return file === kind && typeof path === "string" ? [[name, path] as const] : [];
  });
}

/** Options with what they name. */
type Named = readonly (readonly [name: string, path: string])[];

/**
 * A text of the answer goes to the file that the flag of its name names, and the JSON says so; files go to the folder that
 * the flag names. What could not be written stays in the answer.
 */
async function writeOutputs(
  answer: CommandAnswer,
  places: { readonly files: Named; readonly folders: Named },
  outputs: OutputFiles,
): Promise<{ readonly written: CommandAnswer; readonly unwritten: readonly AnalysisError[] }> {
  const unwritten: AnalysisError[] = [];
  if (answer.kind === "files")
    for (const [name, folder] of places.folders) {
      const problem = await outputs.writeFolder(folder, answer.folders?.[name] ?? []);
      if (problem !== undefined) unwritten.push(problem);
    }
  if (answer.kind !== "json") return { written: answer, unwritten };
  const value = new Map<string, unknown>(Object.entries(answer.value));
  for (const [name, path] of places.files) {
    const text = value.get(name);
    // An answer that a limit ended may have no such text.
    if (typeof text !== "string") continue;
    const problem = await outputs.writeFile(path, text);
    if (problem === undefined) value.set(name, path);
    else unwritten.push(problem);
  }
  return { written: { ...answer, value: Object.fromEntries(value) }, unwritten };
}

/** Files in folders and archives that are not of the kind that is looked for there. */
function leftOutText(names: readonly string[]): string {
  return names.map((name) => `${say("session.file.leftOut", { name })}\n`).join("");
}
