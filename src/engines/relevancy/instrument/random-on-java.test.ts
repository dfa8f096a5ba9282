import { expect, test } from "vitest";
import { hasJava } from "../../../testing/java/installed-java.ts";
import { instrumented } from "../../../testing/relevancy/instrument.ts";
import { type RunOnJava, runOnJava } from "../../../testing/relevancy/on-java/run-on-java.ts";
import { hasTurn, isLongRun, runSeed, seedsFrom, share } from "../../../testing/seeds.ts";
import { printingSymbolicProgram } from "../../../testing/symbolic/random-symbolic-program.ts";
import { concreteSymbolic, symbolicLibrary } from "../symbolic-library/index.ts";

const modes = ["relevant", "blind"] as const;
/** How many programs are compiled and run together. */
const BATCH = 50;

/** The long run tries other programs each time, by its seed; of the first ones every run tries some. */
const seeds = share(seedsFrom(isLongRun ? 500 * (runSeed % 1_000) : 0, 500), 100);

const batches = modes.flatMap((mode) =>
  seedsFrom(0, Math.ceil(seeds.length / BATCH)).map((index) => {
    const own = seeds.slice(BATCH * index, BATCH * (index + 1));
    return { mode, own, name: `${own[0]} to ${own.at(-1)}` };
  }),
);

/** The original with plain inputs: an input whose type is that of its variable is written as such. */
function plain(text: string): string {
  return text
    .replace(/\bint (\w+) = Symbolic\.value\(\)/g, "int $1 = Symbolic.integer()")
    .replace(/\bString (\w+) = Symbolic\.value\(\)/g, "String $1 = Symbolic.string()");
}

const file = (text: string) => [{ name: "Main.java", text }];

/** Values that are as large as memory end both programs, the one with trees sooner. */
const hasNoMemory = (output: string) => output.endsWith("@ java.lang.OutOfMemoryError\n");

/** The way through the program, without the values. */
const wayOf = ({ output }: RunOnJava) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("@"))
    .join("\n");

test.for(batches)(
  "javac compiles random programs $name, they print what the original prints, and who takes another way has another path condition ($mode)",
  { timeout: 300_000 },
  async ({ mode, own }, { skip }) => {
    skip(!hasJava() || !hasTurn(8, 4 * modes.indexOf(mode)), "it takes turns, where Java is installed");
    const programs = own.map((seed) => ({ seed, text: printingSymbolicProgram(seed) }));
    const originals = runOnJava(
      concreteSymbolic,
      programs.map(({ text }) => file(plain(text))),
    );
    const made = await Promise.all(
      programs.map(async ({ text }) => (await instrumented(file(text), {}, mode === "blind")).files),
    );
    const results = runOnJava(symbolicLibrary, made);
    const wrong: unknown[] = [];
    programs.forEach(({ seed }, index) => {
      const [original, result] = [originals[index], results[index]];
      if (typeof original === "string" || typeof result === "string" || !original || !result) {
        wrong.push({ seed, original, result });
        return;
      }
      original.forEach(({ output }, input) => {
        const instead = result[input]?.output ?? "";
        if (output !== instead && !(hasNoMemory(output) && hasNoMemory(instead)))
          wrong.push({ seed, input, output, instead });
      });
      const byPath = new Map<string, string>();
      for (const run of result) {
        const way = wayOf(run);
        if ((byPath.get(run.path) ?? way) !== way)
          wrong.push({ seed, path: run.path, way, other: byPath.get(run.path) });
        byPath.set(run.path, way);
      }
    });
    expect(wrong).toEqual([]);
  },
);
