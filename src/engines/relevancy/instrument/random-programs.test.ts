import { expect, test } from "vitest";
import { runProgram, type SourceFile } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { instrumented } from "../../../testing/relevancy/instrument.ts";
import { randomAssignments } from "../../../testing/relevancy/random-assignments.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../../testing/symbolic/random-symbolic-program.ts";
import { concreteSymbolic, symbolicLibrary } from "../symbolic-library/index.ts";

const modes = ["relevant", "blind"] as const;
const cases = modes.flatMap((mode) => share(seedsFrom(0, 250), 250).map((seed) => ({ mode, seed })));

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

test.each(share(seedsFrom(1, 60), 60))(
  "assignments %i: locals that are split are one variable each, and the program does the same",
  async (seed) => {
    const original = [
      { name: "Main.java", text: randomAssignments(seed, 'System.out.println(x + " " + y + " " + z);') },
    ];
    const { files } = await instrumented(original);
    const behavior = await run([...original, ...concreteSymbolic]);
    expect(await run([...files, ...symbolicLibrary])).toEqual(behavior);
  },
  30_000,
);
