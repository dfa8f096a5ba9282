import type { CommandAnswer } from "../../engines/index.ts";
import { type AnalysisError, describe, type InputFile, placeOf, type Result, showPlace } from "../../kernel/index.ts";

/** What the process ends with (contracts, section 2). */
export const exitCodes = { done: 0, badInput: 1, limit: 2, fault: 3 } as const;

export function exitCode(answer: Result<CommandAnswer>): number {
  if (!answer.ok) return answer.errors.some((error) => error.kind === "fault") ? exitCodes.fault : exitCodes.badInput;
  return answer.value.isPartial === true ? exitCodes.limit : exitCodes.done;
}

/** Writes an answer to the standard output, and what is to be said about it to the standard error. */
export function print(answer: CommandAnswer): void {
  switch (answer.kind) {
    case "json":
      process.stdout.write(`${JSON.stringify(answer.value)}\n`);
      break;
    case "files":
      process.stdout.write(textOfFiles(answer.files));
      for (const note of answer.notes) process.stderr.write(`${note}\n`);
      break;
    case "text":
      process.stdout.write(answer.text.endsWith("\n") ? answer.text : `${answer.text}\n`);
      break;
    case "lines":
      for (const line of answer.lines) process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

/** One text as it is; of several each below its name. */
function textOfFiles(files: readonly InputFile[]): string {
  const texts = files.map(({ name, text }) => (files.length === 1 ? text : `// ${name}\n${text}`));
  return texts.map((text) => (text.endsWith("\n") ? text : `${text}\n`)).join("\n");
}

/** Writes mistakes to the standard error, each with its place. */
export function report(errors: readonly AnalysisError[]): void {
  for (const error of errors) {
    const place = placeOf(error);
    process.stderr.write(`${place === undefined ? "fixscope" : showPlace(place)}: ${describe(error)}\n`);
  }
}
