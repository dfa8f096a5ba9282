import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import type { CommandAnswer } from "../../engines/index.ts";
import { createFrontEnd } from "../../java/index.ts";
import { failure, type InputFile, type Result, success } from "../../kernel/index.ts";
import type { Flag } from "../../options/index.ts";
import { answerLine, execute, RunSession } from "../../session/index.ts";
import { exitCode, print, report } from "./answers.ts";

/** Flags as commander reads them: by the names of options, `true` for a switch. */
export type GivenFlags = Readonly<Record<string, string | true>>;

interface Call {
  readonly command: string;
  readonly flags: readonly Flag[];
  /** The files, by their paths. */
  readonly names: readonly string[];
  readonly options: GivenFlags;
}

/** Declares flags with their help. */
export function withFlags(command: Command, flags: readonly Flag[]): Command {
  for (const { flag, help } of flags) command.option(flag, help);
  return command;
}

/** Carries out one command on files, prints its answer and sets the exit code. */
export async function runCommand({ command, flags, names, options }: Call): Promise<void> {
  const inputs = namesIn(flags, options, "input");
  const files = await readFiles([...names, ...inputs.map(([, path]) => path)]);
  const renamed = Object.fromEntries(inputs.map(([name, path]) => [name, basename(path)]));
  const answer = files.ok
    ? await execute(await openSession(), { command, files: files.value, options: { ...options, ...renamed } })
    : files;
  if (answer.ok) print(await writeOutputs(answer.value, namesIn(flags, options, "output")));
  else report(answer.errors);
  process.exitCode = exitCode(answer);
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

/** Answers each line of the standard input with a line. */
export async function serve(): Promise<void> {
  const session = await openSession();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== "") process.stdout.write(`${await answerLine(session, line)}\n`);
  }
}

async function openSession(): Promise<RunSession> {
  const require = createRequire(import.meta.url);
  const [runtime, java] = await Promise.all([
    readFile(require.resolve("web-tree-sitter/web-tree-sitter.wasm")),
    readFile(require.resolve("tree-sitter-java/tree-sitter-java.wasm")),
  ]);
  const frontEnd = await createFrontEnd({ runtime, java });
  return new RunSession(frontEnd, {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
}
