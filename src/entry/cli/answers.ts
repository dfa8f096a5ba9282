import type { CommandAnswer } from "../../engine-kit/index.ts";
import {
  type AnalysisError,
  describe,
  type InputFile,
  jsonText,
  placeOf,
  type Result,
  showPlace,
} from "../../kernel/index.ts";

/** What the process ends with (contracts, section 2). */
export const exitCodes = { done: 0, badInput: 1, limit: 2, fault: 3 } as const;

export function exitCode(answer: Result<CommandAnswer>): number {
  if (answer.ok) return answer.value.isPartial === true ? exitCodes.limit : exitCodes.done;
  return exitCodeOf(answer.errors);
}

export function exitCodeOf(errors: readonly AnalysisError[]): number {
  const kinds = new Set(errors.map(({ kind }) => kind));
  if (kinds.has("fault")) return exitCodes.fault;
  const isLimit = kinds.has("out-of-time") || kinds.has("out-of-memory") || kinds.has("canceled");
  return isLimit ? exitCodes.limit : exitCodes.badInput;
}

/** What an answer writes to the standard output, in pieces. */
export function* outputText(answer: CommandAnswer): Generator<string, void, undefined> {
  switch (answer.kind) {
    case "json":
      yield* jsonText(answer.value);
      yield "\n";
      break;
    case "files":
      yield textOfFiles(answer.files);
      break;
    case "text":
      yield answer.text.endsWith("\n") ? answer.text : `${answer.text}\n`;
      break;
    case "lines":
      for (const line of answer.lines) yield `${JSON.stringify(line)}\n`;
  }
}

/** One text as it is; of several each below its name. */
function textOfFiles(files: readonly InputFile[]): string {
  const texts = files.map(({ name, text }) => (files.length === 1 ? text : `// ${name}\n${text}`));
  return texts.map((text) => (text.endsWith("\n") ? text : `${text}\n`)).join("\n");
}

/** Mistakes as the standard error tells them, each with its place. */
export function reportText(errors: readonly AnalysisError[]): string {
  const lines = errors.map((error) => {
    const place = placeOf(error);
    return `${place === undefined ? "fixscope" : showPlace(place)}: ${describe(error)}\n`;
  });
  return lines.join("");
}
