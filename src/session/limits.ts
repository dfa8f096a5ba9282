import { type CommandAnswer, type CommandSpec, limitName } from "../engines/index.ts";
import { type Budget, type Result, success } from "../kernel/index.ts";
import { defineOptions, type Flag, flagsOf, milliseconds, option, type RawOptions } from "../options/index.ts";
import { say, words } from "./messages/en.ts";

const timeLimit = defineOptions({ prefix: "session.limit", words, options: { timeout: option(milliseconds()) } });

/** The flag of those commands that have no time limit of their own. */
const flags: readonly Flag[] = flagsOf(timeLimit);

/** Every command has a time limit; the session looks at it (`allow`), so that the command itself need not know of it. */
export function withTimeLimit(command: CommandSpec): CommandSpec {
  if (command.flags.some(({ name }) => name === "timeout")) return command;
  return {
    ...command,
    flags: [...command.flags, ...flags],
    async run(host, files, { timeout, ...options }: RawOptions) {
      const read = timeLimit.parse(timeout === undefined ? {} : { timeout });
      return read.ok ? command.run(host, files, options) : read;
    },
  };
}

/**
 * What is answered where a limit was reached: what is known, `partial`, and the limit by its name. A command that came to
 * nothing in its time knows nothing, and says so in the same way.
 */
export function limited(
  answer: Result<CommandAnswer>,
  budget: Budget,
  { answersText = false }: { readonly answersText?: boolean } = {},
): Result<CommandAnswer> {
  if (!answer.ok) {
    if (!answer.errors.some(({ kind }) => kind === "out-of-time")) return answer;
    const { limit } = outOfTime;
    return success(
      answersText
        ? { kind: "text", text: `// ${limitSentence(budget)}\n`, isPartial: true, limit }
        : { kind: "json", value: outOfTime, isPartial: true },
    );
  }
  const { value } = answer;
  if (value.isPartial !== true) return answer;
  const isTime = budget.isSpentNow();
  switch (value.kind) {
    case "json":
    case "files":
      return success({ ...value, value: isTime ? { limit: limitName(budget.cut), ...value.value } : value.value });
    case "text":
      return success({
        ...value,
        text: value.comment === "inside" ? value.text : remarked(value.text, limitSentence(budget), value.comment),
        ...(isTime ? { limit: limitName(budget.cut) } : {}),
      });
    case "lines":
      return answer;
  }
}

/** The answer of a command that knew nothing when its time was over. */
export const outOfTime = { partial: true, limit: "time-limit" } as const;

/** Why an answer is not whole, as a sentence. */
export function limitSentence(budget: Budget): string {
  const { milliseconds: limit } = budget;
  return budget.isSpentNow() && Number.isFinite(limit)
    ? say("session.limit.time", { milliseconds: limit })
    : say("session.limit.other");
}

/** A text with a last line that says so. */
function remarked(text: string, sentence: string, comment = "// "): string {
  const line = text.startsWith("<") ? `<!-- ${sentence} -->` : `${comment}${sentence}`;
  return `${text.replace(/\n$/, "")}\n${line}\n`;
}
