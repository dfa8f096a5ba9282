import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../../testing/golden-programs.ts";
import { foundRun, recordedRun } from "../../testing/java/recorded-run.ts";
import { share } from "../../testing/seeds.ts";
import { NOTE_MESSAGES } from "../messages/notes.ts";
import { runProgram } from "./index.ts";

/**
 * Programs with what Java 17 did, or what Java 21 has to do in the topic java-21: `X.java`, or a folder `x` of several
 * files, beside `X.out`, which is the output, then the error output below a line `--- stderr`, then the status below a
 * line `--- exit`.
 */
const folder = join(import.meta.dirname, "../../testing/programs");

test("there are programs", () => {
  expect(goldenPrograms.length).toBeGreaterThan(50);
});

test.each(share(goldenPrograms, 4))(
  "%s and what it uses of the library compile, and it does what it does in Java",
  async (name) => {
    const program = await compileJava(filesOfGoldenProgram(name));
    const notes = program.notes.map((note) => note.text);
    expect(notes.filter((text) => text !== NOTE_MESSAGES.threads)).toEqual([]);
    const run = runProgram(program, { stepLimit: 200_000_000, input: "", arguments: [] });
    expect(foundRun(run)).toEqual(recordedRun(readFileSync(join(folder, `${name}.out`), "utf8")));
  },
);
