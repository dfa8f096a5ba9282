import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type AnalysisError, describe as say } from "../../kernel/index.ts";
import { compileJava, testFrontEnd } from "../../testing/front-end.ts";
import { foundRun, recordedRun } from "../../testing/java/recorded-run.ts";
import { share } from "../../testing/seeds.ts";
import { runProgram } from "./index.ts";

/**
 * Programs as students of today's courses write them, seven in each of twelve kinds: `kind-1.java`, with its input
 * in `kind-1.in`, beside `kind-1.out`, what Java 17 did (`records-3` uses a record pattern of Java 21: that of the same
 * program with a plain pattern), or `kind-1.refused`, what is said of it.
 */
const folder = join(import.meta.dirname, "../../testing/student-programs");

const names = readdirSync(folder)
  .filter((file) => file.endsWith(".java"))
  .map((file) => file.replace(".java", ""))
  .sort();

const isRefused = (name: string): boolean => existsSync(join(folder, `${name}.refused`));

function textOf(file: string): string {
  return existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
}

describe("programs of students", () => {
  test("there are eighty-four in twelve kinds, and only those that need files or a network are refused", () => {
    expect(names).toHaveLength(84);
    expect(new Set(names.map((name) => name.replace(/-.*/, ""))).size).toBe(12);
    expect(names.filter(isRefused).filter((name) => !name.startsWith("files"))).toEqual([]);
  });

  test.each(
    share(
      names.filter((name) => !isRefused(name)),
      4,
    ),
  )("%s runs as Java does", async (name) => {
    const program = await compileJava([{ name: "Main.java", text: textOf(`${name}.java`) }]);
    const run = runProgram(program, { stepLimit: 50_000_000, input: textOf(`${name}.in`), arguments: [] });
    expect(foundRun(run)).toEqual(recordedRun(textOf(`${name}.out`)));
  });

  test.each(names.filter(isRefused))("%s is refused, with the place, the reason and a way out", async (name) => {
    const compiled = (await testFrontEnd()).compile([{ name: "Main.java", text: textOf(`${name}.java`) }]);
    const found = compiled.ok ? [] : compiled.errors.map((error) => `${placeOf(error)}: ${say(error)}`);
    expect(found).toEqual(textOf(`${name}.refused`).trim().split("\n"));
  });
});

function placeOf(error: AnalysisError): string {
  if (!("span" in error)) return "nowhere";
  const { file, start } = error.span;
  return `${file}:${start.line}:${start.column}`;
}
