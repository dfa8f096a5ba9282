import { expect, test } from "vitest";
import { hasJava } from "../../../testing/java/installed-java.ts";
import { instrumented, withPlainInputs } from "../../../testing/relevancy/instrument.ts";
import { type RunOnJava, runOnJava } from "../../../testing/relevancy/on-java/run-on-java.ts";
import { meetingProgram } from "../../../testing/relevancy/random-meetings.ts";
import { isLongRun, runSeed, runsThisTime, seedsFrom, share } from "../../../testing/seeds.ts";
import { printingSymbolicProgram } from "../../../testing/symbolic/random-symbolic-program.ts";
import { concreteSymbolic, symbolicLibrary } from "../symbolic-library/index.ts";

/** Programs of all kinds, and those in which symbolic and plain arrays meet. */
const generators = [
  { kind: "random programs", generate: printingSymbolicProgram },
  { kind: "programs with meetings", generate: meetingProgram },
] as const;

/** How many programs are compiled and run together. */
const BATCH = 50;

/** The long run tries other programs each time, by its seed; of the first ones every run tries some. */
const seeds = share(seedsFrom(isLongRun ? 500 * (runSeed % 1_000) : 0, 500), 100);

const batches = generators.flatMap(({ kind, generate }, place) =>
  seedsFrom(0, Math.ceil(seeds.length / BATCH)).map((index) => {
    const own = seeds.slice(BATCH * index, BATCH * (index + 1));
    return { kind, generate, place, own, name: `${own[0]} to ${own.at(-1)}` };
  }),
);

const file = (text: string) => [{ name: "Main.java", text }];

/** Values that are as large as memory end all programs, those with trees sooner. */
const hasNoMemory = ({ output }: RunOnJava) => output.endsWith("@ java.lang.OutOfMemoryError\n");

/** The way through the program, without the values. */
const wayOf = ({ output }: RunOnJava) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("@"))
    .join("\n");

/** What differs between the runs of a program, its relevant and its blind version, input by input. */
function differences(original: readonly RunOnJava[], relevant: readonly RunOnJava[], blind: readonly RunOnJava[]) {
  return original.flatMap((run, input): readonly unknown[] => {
    const runs = [run, relevant[input], blind[input]].flatMap((each) => each ?? []);
    if (runs.length === 3 && runs.every(hasNoMemory)) return [];
    const outputs = new Set(runs.map(({ output }) => output));
    const paths = new Set(runs.slice(1).map(({ path }) => path));
    return runs.length === 3 && outputs.size === 1 && paths.size === 1 ? [] : [{ input, runs }];
  });
}

/** Runs that took different ways by the same path condition. */
function confused(runs: readonly RunOnJava[]): readonly unknown[] {
  const ways = new Map<string, string>();
  return runs.flatMap((run): readonly unknown[] => {
    const way = wayOf(run);
    const known = ways.get(run.path) ?? way;
    ways.set(run.path, known);
    return known === way ? [] : [{ path: run.path, way, known }];
  });
}

test.for(batches)(
  "javac compiles $kind $name, they print what the original prints, the relevant one has the path condition of the blind one, and who takes another way has another one",
  { timeout: 300_000 },
  async ({ generate, place, own }, { skip }) => {
    skip(!hasJava() || !runsThisTime(8, 4 * place), "it takes turns, where Java is installed");
    const texts = own.map(generate);
    const versions = (isBlind: boolean) =>
      Promise.all(texts.map(async (text) => (await instrumented(file(text), {}, isBlind)).files));
    const originals = runOnJava(
      concreteSymbolic,
      texts.map((text) => file(withPlainInputs(text))),
    );
    const relevant = runOnJava(symbolicLibrary, await versions(false));
    const blind = runOnJava(symbolicLibrary, await versions(true));
    const wrong = own.flatMap((seed, index): readonly unknown[] => {
      const runs = [originals[index], relevant[index], blind[index]];
      const [first, second, third] = runs;
      if (!isRun(first) || !isRun(second) || !isRun(third)) return [{ seed, runs }];
      return [...differences(first, second, third), ...confused(second)].map((each) => ({ seed, each }));
    });
    expect(wrong).toEqual([]);
  },
);

function isRun(answer: readonly RunOnJava[] | string | undefined): answer is readonly RunOnJava[] {
  return Array.isArray(answer);
}
