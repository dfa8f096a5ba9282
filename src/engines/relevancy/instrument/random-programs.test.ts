import { expect, test } from "vitest";
import { runProgram, type SourceFile } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { instrumented } from "../../../testing/relevancy/instrument.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../../testing/symbolic/random-symbolic-program.ts";
import { symbolicLibrary } from "../symbolic-library/index.ts";

const modes = ["relevant", "blind"] as const;
const cases = modes.flatMap((mode) => share(seedsFrom(0, 250), 125).map((seed) => ({ mode, seed })));

async function run(files: readonly SourceFile[]) {
  const { output, exit } = runProgram(await compileJava(files), { stepLimit: 3_000_000, input: "", arguments: [] });
  return { output, exit: exit.kind };
}

test.each(cases)(
  "random program $seed is valid Java and does the same ($mode)",
  async ({ mode, seed }) => {
    const original = [{ name: "A.java", text: randomSymbolicProgram(seed) }];
    const { files } = await instrumented(original, {}, mode === "blind");
    expect(await run([...files, ...symbolicLibrary])).toEqual(await run(original));
  },
  30_000,
);
