import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram, type SourceFile } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { hasJava } from "../../../testing/java/installed-java.ts";
import { instrumented } from "../../../testing/relevancy/instrument.ts";
import { instrumentedShapes, shapeText } from "../../../testing/relevancy/instrumented-shapes.ts";
import { meetingShapes } from "../../../testing/relevancy/meeting-shapes.ts";
import { runsThisTime, share } from "../../../testing/seeds.ts";
import { concreteSymbolic, symbolicLibrary } from "../symbolic-library/index.ts";

const shapes = [...instrumentedShapes, ...meetingShapes].map((shape, index) => {
  const main = `S${index + 1}`;
  return { ...shape, main, file: { name: `${main}.java`, text: shapeText(shape, main) } };
});

const BINDINGS = [1, 2, 3]
  .flatMap((n) => [
    `Symbolic.bind("integer${n}", 2);`,
    `Symbolic.bind("string${n}", "b");`,
    `Symbolic.bind("bool${n}", true);`,
    `Symbolic.bind("real${n}", 0.5);`,
  ])
  .join("\n");

/** Runs programs one after another, each with the same inputs; `after` stands behind each. */
function runner(mains: readonly string[], after: string): SourceFile {
  const calls = mains.map((main) => `Symbolic.reset();\n${BINDINGS}\n${main}.main(args);\n${after}`);
  const text = `public class Runner { public static void main(String[] args) {\n${calls.join("\n")}\n} }\n`;
  return { name: "Runner.java", text };
}

async function run(files: readonly SourceFile[]): Promise<string> {
  const program = await compileJava(files);
  const entry = program.methods.find(({ label }) => label === "Runner.main(String[])");
  if (entry === undefined) throw new Error("no Runner");
  const { output, errors } = runProgram(program, { entry, stepLimit: 5_000_000, input: "", arguments: [] });
  expect(errors).toBe("");
  return output;
}

const modes = ["relevant", "blind"] as const;
const PRINT = `for (String condition : Symbolic.pathCondition()) System.out.println("| " + condition);
for (String condition : Symbolic.concretizations()) System.out.println("# " + condition);`;

const cases = modes.flatMap((mode) => shapes.map((shape) => ({ ...shape, mode })));

test.each(share(cases, 15))(
  "$name: prints what the original prints, and the path condition says what that rests on ($mode)",
  async ({ main, file, conditions, mode }) => {
    const original = await run([runner([main], ""), file, ...concreteSymbolic]);
    const { files, notes } = await instrumented([file], {}, mode === "blind");
    const output = (await run([runner([main], PRINT), ...files, ...symbolicLibrary])).split("\n");
    const after = (sign: string) => output.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
    expect(output.filter((line) => !/^[|#] /.test(line)).join("\n")).toBe(original);
    expect(after("| ")).toEqual(conditions);
    if (after("# ").length > 0) expect(notes.map(({ text }) => text).join()).toMatch(/concrete/);
  },
  120_000,
);

/** The output with a real `javac` and `java`. */
function runWithJava(files: readonly SourceFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), "fixscope-"));
  try {
    const paths = files.map(({ name, text }) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    });
    execFileSync("javac", ["-nowarn", "-d", folder, ...paths], { stdio: "pipe" });
    return execFileSync("java", ["-cp", folder, "Runner"], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const modesInTurn = modes.filter((_, index) => runsThisTime(8, 4 * index + 1));

test.skipIf(!hasJava() || modesInTurn.length === 0).each(modesInTurn)(
  "javac compiles every shape, and it prints what the original prints (%s)",
  async (mode) => {
    const start = runner(
      shapes.map(({ main }) => main),
      "",
    );
    const original = runWithJava([start, ...shapes.map(({ file }) => file), ...concreteSymbolic]);
    const made = await Promise.all(shapes.map(({ file }) => instrumented([file], {}, mode === "blind")));
    expect(runWithJava([start, ...made.flatMap(({ files }) => files), ...symbolicLibrary])).toBe(original);
  },
  120_000,
);
