import { defineCommand, factOption, questionCommand } from "../../engine-kit/index.ts";
import { engine } from "../../engines/symbolic/engine.ts";
import { testsSchema } from "../../engines/symbolic/options.ts";
import { type InputFile, type Result, success } from "../../kernel/index.ts";
import { defineOptions, flag, option, type RawOptions, text } from "../../options/index.ts";
import { words } from "../messages/en.ts";
import type { CommandHost, Pipeline, Prepared } from "../pipeline.ts";

const tests = defineCommand({
  name: "tests",
  prefix: "pipelines",
  words,
  files: "many",
  own: defineOptions({
    prefix: "pipelines.tests",
    words,
    options: {
      spec: option(text("file"), { file: "input" }),
      junit: option(text("file"), { file: "output" }),
      times: option(flag({ isSwitch: true }), { fallback: false }),
    },
  }),
  passed: testsSchema,
  engine: engine.id,
  async run(host, { files, own, options }) {
    const { generateInputs } = await import("./tests-command.ts");
    return generateInputs(host, files, own, options);
  },
});

/** Why there is no test for a branch, a check, a return or a second round of a loop. */
const whyNot = questionCommand({
  name: "why-not-tests",
  prefix: "pipelines",
  words,
  files: "many",
  own: factOption("pipelines", words),
  passed: testsSchema,
  async answer(host, { files, own, options }) {
    const answers = await import("./why-not-command.ts");
    return answers.whyNotTests(host, files, own.fact, options);
  },
});

/** Symbolic execution with only those inputs symbolic on which paths depend, by relevancy. */
export const symbolicInputs: Pipeline = {
  commands: [tests, whyNot],
  preparations: [{ engine: engine.id, prepare }],
};

/** The option `symbolic` may leave it to relevancy which inputs are. */
async function prepare(host: CommandHost, files: readonly InputFile[], options: RawOptions): Promise<Result<Prepared>> {
  if (options["symbolic"] === undefined || options["symbolic"] === "") return success({ options, notes: [] });
  const [{ readUnit }, { chooseInputs }] = await Promise.all([
    import("../../engines/symbolic/index.ts"),
    import("./symbolic-choice.ts"),
  ]);
  const unit = readUnit(files, host.compile, host.budget.forReading());
  if (!unit.ok) return unit;
  const choice = await chooseInputs(host, files, unit.value, options);
  if (!choice.ok) return choice;
  const { symbolic, notes } = choice.value;
  return success({ options: { ...options, symbolic }, notes });
}
