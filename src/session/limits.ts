import type { CommandAnswer, CommandSpec } from "../engine-kit/index.ts";
import { type AnalysisError, type Budget, type Limit, limitName, type Result, success } from "../kernel/index.ts";
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
  if (answer.ok) return answer.value.isPartial === true ? success(named(answer.value, budget)) : answer;
  const limits = answer.errors.map(limitOf).filter((each) => each !== undefined);
  // What ran out of its budget says that of its time, whatever ended the budget.
  const isOfBudget = limits.length > 0 || answer.errors.some(isOfUnknownFact);
  const stoppedBy = isOfBudget && budget.isSpentNow() ? budget.stoppedBy : limits[0];
  if (stoppedBy === undefined) return answer;
  const limit = limitName(stoppedBy);
  return success(
    answersText
      ? { kind: "text", text: `// ${limitSentenceOf(stoppedBy)}\n`, isPartial: true, limit }
      : { kind: "json", value: { partial: true, limit } satisfies NothingKnown, isPartial: true },
  );
}

/** A run that was cut short may lack the fact that is asked about. */
function isOfUnknownFact(error: AnalysisError): boolean {
  return error.kind === "bad-option" && error.option === "fact";
}

/** An answer that is not whole, with the limit that ended it. */
function named(answer: CommandAnswer, budget: Budget): CommandAnswer {
  const limit = budget.isSpentNow() ? { limit: limitName(budget.stoppedBy) } : {};
  switch (answer.kind) {
    case "json":
    case "files":
      return { ...answer, value: { ...limit, ...answer.value } };
    case "text":
      return {
        ...answer,
        text: answer.comment === "inside" ? answer.text : remarked(answer.text, limitSentence(budget), answer.comment),
        ...limit,
      };
    case "lines":
      return answer;
  }
}

/** The answer of a command that knew nothing when a limit ended it. */
interface NothingKnown {
  readonly partial: true;
  readonly limit: string;
}

/** The answer in place of an error that says only that a limit was reached; undefined for others. */
export function knownNothing(error: AnalysisError): NothingKnown | undefined {
  const stoppedBy = limitOf(error);
  return stoppedBy && { partial: true, limit: limitName(stoppedBy) };
}

/** The same as the text that a command of the command line writes. */
export function knownNothingText(error: AnalysisError, answersText: boolean): string | undefined {
  const stoppedBy = limitOf(error);
  return stoppedBy && (answersText ? `// ${limitSentenceOf(stoppedBy)}\n` : `${JSON.stringify(knownNothing(error))}\n`);
}

/** The limit that an error says was reached. */
function limitOf(error: AnalysisError): Limit<never> | undefined {
  switch (error.kind) {
    case "out-of-time":
      return { kind: "timeout", milliseconds: error.milliseconds };
    case "out-of-memory":
      return { kind: "memory-limit", limit: error.megabytes };
    case "canceled":
      return { kind: "canceled" };
    default:
      return undefined;
  }
}

/** Why an answer is not whole, as a sentence; `stoppedBy`: what ended its run, where that is known. */
export function limitSentence(budget: Budget, stoppedBy?: Limit): string {
  if (budget.isSpentNow()) return limitSentenceOf(budget.stoppedBy);
  return stoppedBy === undefined ? say("session.limit.other") : limitSentenceOf(stoppedBy);
}

/** Why the places of a drawing are rough, as a sentence. */
export function roughSentence(stoppedBy: Limit<never>): string {
  return stoppedBy.kind === "timeout"
    ? say("session.limit.layout", { milliseconds: stoppedBy.milliseconds })
    : limitSentenceOf(stoppedBy);
}

function limitSentenceOf(stoppedBy: Limit): string {
  switch (stoppedBy.kind) {
    case "timeout":
      return say("session.limit.time", { milliseconds: stoppedBy.milliseconds });
    case "memory-limit":
      return say("session.limit.memory", { megabytes: stoppedBy.limit });
    case "canceled":
      return say("session.limit.canceled");
    case "step-limit":
      return say("session.limit.steps", { limit: stoppedBy.limit });
    case "context-limit":
      return say("session.limit.contexts", { limit: stoppedBy.limit });
    case "iteration-limit":
      return say("session.limit.iterations", { limit: stoppedBy.limit });
    case "disjunct-limit":
      return say("session.limit.disjuncts", { limit: stoppedBy.limit });
    case "number-limit":
      return say("session.limit.numbers");
  }
}

/** A text with a last line that says so. */
function remarked(text: string, sentence: string, comment = "// "): string {
  const line = text.startsWith("<") ? `<!-- ${sentence} -->` : `${comment}${sentence}`;
  return `${text.replace(/\n$/, "")}\n${line}\n`;
}
