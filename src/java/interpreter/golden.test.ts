import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../../testing/golden-programs.ts";
import { NOTE_MESSAGES } from "../messages/notes.ts";
import { type Outcome, runProgram } from "./index.ts";

/**
 * Programs with what Java 17 did, or what Java 21 has to do in the topic java-21: `X.java`, or a folder `x` of several
 * files, beside `X.out`, which is the output, then the error output below a line `--- stderr`, then the status below a
 * line `--- exit`.
 */
const folder = join(import.meta.dirname, "../../testing/programs");

interface Expectation {
  readonly output: string;
  /** Line by line, without the frames inside of the Java library, which has other lines. */
  readonly errors: readonly string[];
  readonly status: number | undefined;
}

function expectationOf(text: string): Expectation {
  const end = text.search(/^--- (stderr\n|exit )/m);
  const output = end < 0 ? text : text.slice(0, end);
  const [, errors = "", status = "0"] =
    /^(?:--- stderr\n([\s\S]*?))?(?:--- exit (\d+)\n)?$/.exec(text.slice(output.length)) ?? [];
  return { output: endLine(output), errors: comparable(errors), status: Number(status) };
}

function comparable(errors: string): readonly string[] {
  return errors.split("\n").filter((line) => line !== "" && !/^\s+(at java\.base\/|\.\.\. )/.test(line));
}

function statusOf(exit: Outcome): number | undefined {
  if (exit.kind === "exited") return exit.status;
  if (exit.kind === "returned") return 0;
  return exit.kind === "exception" ? 1 : undefined;
}

test("there are programs", () => {
  expect(goldenPrograms.length).toBeGreaterThan(50);
});

test.each(goldenPrograms)(
  "%s and what it uses of the library compile, and it does what it does in Java",
  async (name) => {
    const program = await compileJava(filesOfGoldenProgram(name));
    const notes = program.notes.map((note) => note.text);
    expect(notes.filter((text) => text !== NOTE_MESSAGES.threads)).toEqual([]);
    const { output, errors, exit } = runProgram(program, { stepLimit: 200_000_000, input: "", arguments: [] });
    const found: Expectation = { output: endLine(output), errors: comparable(errors), status: statusOf(exit) };
    expect(found).toEqual(expectationOf(readFileSync(join(folder, `${name}.out`), "utf8")));
  },
);

/** The recorded output ends its last line where another section follows. */
function endLine(output: string): string {
  return output === "" || output.endsWith("\n") ? output : `${output}\n`;
}
