import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { CommandAnswer } from "../../engines/index.ts";
import { failure, type InputFile, type Result, success } from "../../kernel/index.ts";
import type { Flag } from "../../options/index.ts";
import { execute, type RunSession } from "../../session/index.ts";
import { exitCode, outputText, reportText } from "./answers.ts";
import type { Write } from "./job.ts";

/** Flags as commander reads them: by the names of options, `true` for a switch. */
export type GivenFlags = Readonly<Record<string, string | true>>;

/** A command on files, by their paths. */
export interface Call {
  readonly command: string;
  readonly flags: readonly Flag[];
  readonly names: readonly string[];
  readonly options: GivenFlags;
}

/** Carries out one command on files and writes its answer. Returns the exit code. */
export async function runCommand(
  session: RunSession,
  { command, flags, names, options }: Call,
  write: Write,
): Promise<number> {
  const inputs = namesIn(flags, options, "input");
  const files = await readFiles([...names, ...inputs.map(([, path]) => path)]);
  const renamed = Object.fromEntries(inputs.map(([name, path]) => [name, basename(path)]));
  const answer = files.ok
    ? await execute(session, { command, files: files.value, options: { ...options, ...renamed } })
    : files;
  if (!answer.ok) await write("messages", reportText(answer.errors));
  else {
    const written = await writeOutputs(answer.value, namesIn(flags, options, "output"));
    for (const piece of outputText(written)) await write("output", piece);
    if (written.kind === "files") for (const note of written.notes) await write("messages", `${note}\n`);
  }
  return exitCode(answer);
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

async function readFiles(names: readonly string[]): Promise<Result<readonly InputFile[]>> {
  const files: InputFile[] = [];
  for (const name of names) {
    try {
      files.push({ name: basename(name), text: await readFile(name, "utf8") });
    } catch (error) {
      return failure({
        kind: "unreadable-file",
        file: name,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return success(files);
}
