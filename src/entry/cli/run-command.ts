import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type CommandAnswer, engines } from "../../engines/index.ts";
import {
  type AnalysisError,
  failure,
  fill,
  type InputFile,
  type Result,
  showPlace,
  success,
} from "../../kernel/index.ts";
import { definitionFiles, type Flag, withDefinitionFiles } from "../../options/index.ts";
import { execute, type RunSession, say, sessionWords } from "../../session/index.ts";
import { exitCode, exitCodeOf, outputText, reportText } from "./answers.ts";
import type { Write } from "./job.ts";

/** Flags as commander reads them: by the names of options, `true` for a switch. */
export type GivenFlags = Readonly<Record<string, string | true>>;

/** A command on files, by their paths. */
export interface Call {
  readonly command: string;
  readonly flags: readonly Flag[];
  readonly names: readonly string[];
  readonly options: GivenFlags;
  /** Files keep their paths as names. */
  readonly tellsPaths: boolean;
  /** The id of a lesson may stand in place of files. */
  readonly takesLessons: boolean;
}

/** Carries out one command on files and writes its answer. Returns the exit code. */
export async function runCommand(
  session: RunSession,
  { command, flags, names: given, options, tellsPaths, takesLessons }: Call,
  write: Write,
): Promise<number> {
  const [first = ""] = given;
  const isLesson =
    takesLessons && given.length === 1 && engines.some(({ lessons }) => lessons.some(({ id }) => id === first));
  const names = isLesson ? [] : given;
  const inputs = namesIn(flags, options, "input");
  const definitions = namesIn(flags, options, "definition");
  const paths = [
    ...names,
    ...inputs.map(([, path]) => path),
    ...new Set(definitions.flatMap(([, value]) => definitionFiles(value))),
  ];
  const files = await readFiles(paths, tellsPaths ? (path) => path : basename);
  const renamed = Object.fromEntries([
    ...inputs.map(([name, path]) => [name, basename(path)] as const),
    ...definitions.map(([name, value]) => [name, withDefinitionFiles(value, (path) => basename(path))] as const),
  ]);
  const answer = files.ok
    ? await execute(session, {
        command,
        files: files.value,
        options: { ...options, ...renamed, ...(isLesson ? { lesson: first } : {}) },
      })
    : files;
  if (!answer.ok) await write("messages", reportText(answer.errors));
  else {
    const unwritten = await writeFolders(answer.value, namesIn(flags, options, "folder"));
    if (unwritten !== undefined) {
      await write("messages", reportText([unwritten]));
      return exitCodeOf([unwritten]);
    }
    const written = await writeOutputs(answer.value, namesIn(flags, options, "output"));
    const notes = notesOf(written);
    if (notes !== "") await write("messages", notes);
    for (const piece of outputText(written)) await write("output", piece);
  }
  return exitCode(answer);
}

/** One sentence a line. */
function notesOf(answer: CommandAnswer): string {
  const notes = answer.kind === "json" || answer.kind === "files" ? (answer.notes ?? []) : [];
  const warnings = (answer.warnings ?? []).map(({ span, text }) =>
    say("session.warning", { place: showPlace(span), text }),
  );
  return [...warnings, ...notes].map((note) => `${note}\n`).join("");
}

/** The options that name files, and the files. */
function namesIn(
  flags: readonly Flag[],
  options: GivenFlags,
  kind: Flag["file"],
): readonly (readonly [name: string, path: string])[] {
  return flags.flatMap(({ name, file }) => {
    const path = options[name];
    return file === kind && typeof path === "string" ? [[name, path] as const] : [];
  });
}

/** A text of the answer goes to the file that the flag of its name names; the JSON says so. */
async function writeOutputs(
  answer: CommandAnswer,
  outputs: readonly (readonly [name: string, path: string])[],
): Promise<CommandAnswer> {
  if (answer.kind !== "json") return answer;
  const value = new Map<string, unknown>(Object.entries(answer.value));
  for (const [name, path] of outputs) {
    await writeFile(path, String(value.get(name)));
    value.set(name, path);
  }
  return { ...answer, value: Object.fromEntries(value) };
}

/** Files of the answer go to the folder that the flag names, which is made where it is missing. */
async function writeFolders(
  answer: CommandAnswer,
  folders: readonly (readonly [name: string, path: string])[],
): Promise<AnalysisError | undefined> {
  if (answer.kind !== "files") return undefined;
  for (const [name, folder] of folders) {
    try {
      await mkdir(folder, { recursive: true });
      for (const file of answer.folders?.[name] ?? []) await writeFile(join(folder, file.name), file.text);
    } catch (error) {
      return { kind: "unwritable-folder", folder, reason: reasonOf(error) };
    }
  }
  return undefined;
}

/** What the system says by its codes; the rest in its own words. */
const reasons = {
  ENOENT: "session.file.missing",
  EACCES: "session.file.forbidden",
  EISDIR: "session.file.isFolder",
  EEXIST: "session.file.isNoFolder",
  ENOTDIR: "session.file.isNoFolder",
} as const;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const id =
    "code" in error ? new Map<unknown, keyof typeof sessionWords>(Object.entries(reasons)).get(error.code) : undefined;
  return id === undefined ? error.message : fill(sessionWords, id);
}

async function readFiles(
  paths: readonly string[],
  nameOf: (path: string) => string,
): Promise<Result<readonly InputFile[]>> {
  const files: InputFile[] = [];
  for (const path of paths) {
    try {
      files.push({ name: nameOf(path), text: await readFile(path, "utf8") });
    } catch (error) {
      return failure({ kind: "unreadable-file", file: path, reason: reasonOf(error) });
    }
  }
  return success(files);
}
