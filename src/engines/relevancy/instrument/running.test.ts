import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { runProgram, type SourceFile } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { hasJava } from "../../../testing/java/installed-java.ts";
import { instrumented } from "../../../testing/relevancy/instrument.ts";
import { isLongRun, share } from "../../../testing/seeds.ts";
import { applications, startWith } from "../page/lessons/applications.ts";
import { relevancyExamples } from "../page/lessons/index.ts";
import { concreteSymbolic, symbolicLibrary } from "../symbolic-library/index.ts";

const modes = ["relevant", "blind"] as const;

/** What a program does: in the interpreter, and with Java where there is one. */
interface Behavior {
  readonly output: string;
  readonly errors: string;
  readonly exit: string;
}

async function run(files: readonly SourceFile[], main: string): Promise<Behavior> {
  const program = await compileJava(files);
  const entry = program.methods.find(({ label }) => label === `${main}.main(String[])`);
  if (entry === undefined) throw new Error(`no ${main}`);
  const { output, errors, exit } = runProgram(program, { entry, stepLimit: 50_000_000, input: "", arguments: [] });
  return { output, errors, exit: exit.kind };
}

const withJava = isLongRun && hasJava();

/** The output with a real `javac` and `java`, assertions off. */
function runWithJava(files: readonly SourceFile[], main: string): string {
  const folder = mkdtempSync(join(tmpdir(), "fixscope-"));
  try {
    const paths = files.map(({ name, text }) => {
      const path = join(folder, basename(name));
      writeFileSync(path, text);
      return path;
    });
    execFileSync("javac", ["-nowarn", "-d", folder, ...paths], { stdio: "pipe" });
    return execFileSync("java", ["-cp", folder, main], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function expectAlike(original: readonly SourceFile[], files: readonly SourceFile[], main: string): Promise<void> {
  const behavior = await run([...original, ...concreteSymbolic], main);
  expect(await run([...files, ...symbolicLibrary], main)).toEqual(behavior);
  if (withJava) expect(runWithJava([...files, ...symbolicLibrary], main)).toBe(behavior.output);
}

const examples = modes.flatMap((mode) => relevancyExamples.map((example) => ({ ...example, mode })));

test.each(share(examples, 6))(
  "$id prints what the original prints ($mode)",
  async ({ file, mode }) => {
    const { files } = await instrumented([file], {}, mode === "blind");
    await expectAlike([file], files, "Driver");
  },
  60_000,
);

const cases = modes.flatMap((mode) =>
  applications
    .filter(({ id }) => isLongRun || id !== "pet-store")
    .flatMap((application) =>
      application.properties.map((property) => ({ application, id: application.id, property, mode, ...property })),
    ),
);

test.each(share(cases, 12))(
  "$id: $driver prints what the original prints ($mode)",
  async ({ application, property, driver, mode }) => {
    const original = await application.load();
    const { files } = await instrumented(original, { entry: `${driver}.main(String[])` }, mode === "blind");
    const start = startWith(property);
    await expectAlike([start, ...original], [start, ...files], `${driver}Start`);
  },
  120_000,
);
