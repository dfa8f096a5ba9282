import {
  type CommandHost,
  type CommandSpec,
  defineCommand,
  factOption,
  jsonAnswer,
  noOptions,
  questionCommand,
} from "../../engine-kit/index.ts";
import { failure, fill, type InputFile, type Result, success } from "../../kernel/index.ts";
import { type RawOptions, showGiven } from "../../options/index.ts";
import { engine } from "./engine.ts";
import type { PushdownProblem } from "./formats/problem.ts";
import { words } from "./messages/en.ts";
import { type PushdownOptions, pushdownSchema } from "./options.ts";

const shared = { prefix: "pushdown", words, files: "one", passed: pushdownSchema } as const;

/** `post`: what the start reaches, as a weighted automaton; `pre`: what reaches the start. */
function saturation(direction: "post" | "pre"): CommandSpec {
  return defineCommand({
    ...shared,
    name: direction,
    own: noOptions,
    hidden: ["direction"],
    engine: engine.id,
    async run(host, { files, options }) {
      const given = options["direction"];
      if (given !== undefined) {
        const expected = fill(words, "pushdown.command.direction");
        return failure({ kind: "bad-option", option: "direction", value: showGiven(given), expected });
      }
      const run = await host.run(engine, files, { ...options, direction });
      return run.ok ? success(jsonAnswer(run.value)) : run;
    },
  });
}

/** Why a fact is missing once the automaton is saturated. */
const whyNot = questionCommand({
  ...shared,
  name: "why-not-pushdown",
  own: factOption("pushdown", words),
  async answer(host, { files, own, options: raw }) {
    const answers = await import("./why-not/index.ts");
    return asked(host, files, raw, (problem, options) => answers.whyNot(problem, options, own.fact, host.budget));
  },
});

/** What a saturation without some of its lines loses. */
const whatIf = questionCommand({
  ...shared,
  name: "what-if-pushdown",
  own: noOptions,
  async answer(host, { files, options: raw }) {
    const answers = await import("./what-if/what-if.ts");
    return asked(host, files, raw, (problem, options) => answers.whatIf(problem, options, host.budget));
  },
});

/** Reads the system and the options of a question. */
async function asked<Answer>(
  host: CommandHost,
  files: readonly InputFile[],
  raw: RawOptions,
  answer: (problem: PushdownProblem, options: PushdownOptions) => Result<Answer>,
): Promise<Result<Answer>> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0)
    return failure({ kind: "bad-request", problem: fill(words, "pushdown.oneFile") });
  const { readPushdown } = await import("./formats/format.ts");
  const problem = readPushdown(file, host.budget, raw);
  if (!problem.ok) return problem;
  const options = pushdownSchema.parse(raw);
  return options.ok ? answer(problem.value, options.value) : options;
}

export const commands: readonly CommandSpec[] = [saturation("post"), saturation("pre"), whyNot, whatIf];
