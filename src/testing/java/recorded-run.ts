import type { Outcome } from "../../java/index.ts";

/** What a program does when it runs. */
export interface Expectation {
  readonly output: string;
  /** Line by line, without the frames inside of the Java library, which has other lines. */
  readonly errors: readonly string[];
  readonly status: number | undefined;
}

/** As recorded: the output, then the error output below a line `--- stderr`, then the status below a line `--- exit`. */
export function recordedRun(text: string): Expectation {
  const end = text.search(/^--- (stderr\n|exit )/m);
  const output = end < 0 ? text : text.slice(0, end);
  const [, errors = "", status = "0"] =
    /^(?:--- stderr\n([\s\S]*?))?(?:--- exit (\d+)\n)?$/.exec(text.slice(output.length)) ?? [];
  return { output: endLine(output), errors: comparable(errors), status: Number(status) };
}

/** What a run did, as it would be recorded. */
export function foundRun(run: {
  readonly output: string;
  readonly errors: string;
  readonly exit: Outcome;
}): Expectation {
  return { output: endLine(run.output), errors: comparable(run.errors), status: statusOf(run.exit) };
}

function comparable(errors: string): readonly string[] {
  return errors.split("\n").filter((line) => line !== "" && !/^\s+(at java\.base\/|\.\.\. )/.test(line));
}

function statusOf(exit: Outcome): number | undefined {
  if (exit.kind === "exited") return exit.status;
  if (exit.kind === "returned") return 0;
  return exit.kind === "exception" ? 1 : undefined;
}

/** The recorded output ends its last line where another section follows. */
function endLine(output: string): string {
  return output === "" || output.endsWith("\n") ? output : `${output}\n`;
}
