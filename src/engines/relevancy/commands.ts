import {
  askedOf,
  type CommandSpec,
  defineCommand,
  factOption,
  jsonAnswer,
  questionCommand,
} from "../../engine-kit/index.ts";
import { limitName, success } from "../../kernel/index.ts";
import { defineOptions, notation, oneOf, option, text } from "../../options/index.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { idleOptions, relevancySchema } from "./options.ts";
import { comparison } from "./page/comparison.ts";

/** The relevancy analysis, as JSON or as the XML that an instrumenter reads. */
const ra = defineCommand({
  name: "ra",
  prefix: "relevancy",
  words,
  files: "many",
  own: defineOptions({
    prefix: "relevancy.ra",
    words,
    options: { format: option(oneOf("json", "xml"), { fallback: "json" }) },
  }),
  passed: relevancySchema,
  hidden: idleOptions,
  engine: engine.id,
  async run(host, { files, own: { format }, options }) {
    const run = await host.run(engine, files, options);
    if (!run.ok) return run;
    if (format === "json") return success(jsonAnswer(run.value));
    const { relevancyAsXml } = await import("./xml.ts");
    const { outcome, result } = run.value;
    const isWhole = outcome.kind === "fixed-point";
    const limit = isWhole ? {} : { limit: limitName(outcome) };
    return success({ kind: "text", text: relevancyAsXml(result), isPartial: !isWhole, ...limit });
  },
});

/** Why a variable is not relevant, or a fact of post* not there: what each pushdown rule that could give it lacks first. */
const whyNot = questionCommand({
  name: "why-not-relevancy",
  prefix: "relevancy",
  words,
  files: "many",
  own: factOption("relevancy", words),
  passed: relevancySchema,
  hidden: idleOptions,
  async answer(host, { files, own, options }) {
    const answers = await import("./why-not/index.ts");
    return askedOf({ host, schema: relevancySchema }, files, options, (...program) =>
      answers.whyNot(...program, own.fact, host.budget),
    );
  },
});

/** What lets an outcome in that Table 2 does not have: an invalid path of Table 1. */
const blame = questionCommand({
  name: "blame-relevancy",
  prefix: "relevancy",
  words,
  files: "many",
  own: defineOptions({
    prefix: "relevancy.why-not",
    words,
    options: {
      fact: option(text("fact"), { fallback: "" }),
      against: option(notation((run) => comparison.read(run, {}), "run")),
    },
  }),
  passed: relevancySchema,
  hidden: idleOptions,
  async answer(host, { files, own, options }) {
    const answers = await import("./blame/index.ts");
    return askedOf({ host, schema: relevancySchema }, files, options, (...program) =>
      answers.blameFor(...program, own.fact, host.budget, own.against),
    );
  },
});

export const commands: readonly CommandSpec[] = [ra, whyNot, blame];
