import { expect, test } from "vitest";
import { runProgram, type SourceFile } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { instrumented, withPlainInputs } from "../../../testing/relevancy/instrument.ts";
import { randomAssignments } from "../../../testing/relevancy/random-assignments.ts";
import { meetingProgram } from "../../../testing/relevancy/random-meetings.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../../testing/symbolic/random-symbolic-program.ts";
import { concreteSymbolic, symbolicLibrary } from "../symbolic-library/index.ts";

/** With larger inputs the texts of some random programs fill the memory. */
const generators = [
  { kind: "random program", generate: randomSymbolicProgram, inputs: [0] },
  { kind: "program with meetings", generate: meetingProgram, inputs: [0, 2, 5] },
] as const;

const cases = generators.flatMap((generator) => share(seedsFrom(0, 250), 250).map((seed) => ({ ...generator, seed })));

/** Runs the program with some inputs and prints how each run ends, and behind `|` its path condition. */
function runner(inputs: readonly number[], printsPath: boolean): SourceFile {
  const path = 'for (String condition : Symbolic.pathCondition()) System.out.println("| " + condition);';
  const text = `class Runner {
  public static void main(String[] args) {
    for (int input : new int[] {${inputs.join(", ")}}) {
      Symbolic.reset();
      for (int n = 1; n < 30; n++) {
        Symbolic.bind("integer" + n, (n * input) % 7);
        Symbolic.bind("string" + n, "s".repeat((n * input) % 3));
      }
      try { Main.main(args); } catch (RuntimeException e) { System.out.println("@ " + e.getClass().getName()); }
      ${printsPath ? path : ""}
    }
  }
}
`;
  return { name: "Runner.java", text };
}

async function run(files: readonly SourceFile[], main = "Main") {
  const program = await compileJava(files);
  const entry = program.methods.find(({ label }) => label === `${main}.main(String[])`);
  if (entry === undefined) throw new Error(`no ${main}`);
  const { output, exit } = runProgram(program, { entry, stepLimit: 20_000_000, input: "", arguments: [] });
  return { output, exit: exit.kind };
}

test.each(cases)(
  "$kind $seed: relevant and blind are valid Java, print what the original prints, and have the same path condition",
  async ({ generate, inputs, seed }) => {
    const original = [{ name: "Main.java", text: generate(seed) }];
    const plain = original.map(({ name, text }) => ({ name, text: withPlainInputs(text) }));
    const relevant = await instrumented(original);
    const blind = await instrumented(original, {}, true);
    const behavior = await run([...relevant.files, runner(inputs, true), ...symbolicLibrary], "Runner");
    expect(await run([...blind.files, runner(inputs, true), ...symbolicLibrary], "Runner")).toEqual(behavior);
    const printed = { ...behavior, output: behavior.output.replace(/^\| .*\n/gm, "") };
    expect(await run([...plain, runner(inputs, false), ...concreteSymbolic], "Runner")).toEqual(printed);
  },
  60_000,
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
