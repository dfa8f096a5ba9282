import {
  blamedOptions,
  type CommandSpec,
  defineCommand,
  factOption,
  jsonAnswer,
  programQuestion,
} from "../../engine-kit/index.ts";
import { limitName, success } from "../../kernel/index.ts";
import { defineOptions, oneOf, option } from "../../options/index.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { idleOptions, relevancySchema } from "./options.ts";
import { comparison } from "./page/comparison.ts";

const shared = { prefix: "relevancy", words, hidden: idleOptions } as const;

/** The relevancy analysis, as JSON or as the XML that an instrumenter reads. */
const ra = defineCommand({
  ...shared,
  name: "ra",
  files: "many",
  own: defineOptions({
    prefix: "relevancy.ra",
    words,
    options: { format: option(oneOf("json", "xml"), { fallback: "json" }) },
  }),
  passed: relevancySchema,
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

const asked = { ...shared, schema: relevancySchema } as const;

/** Why a variable is not relevant, or a fact of post* not there: what each pushdown rule that could give it lacks first. */
const whyNot = programQuestion({
  ...asked,
  name: "why-not-relevancy",
  own: factOption("relevancy", words),
  answer: async ({ program, options, own, budget }) =>
    (await import("./why-not/index.ts")).whyNot(program, options, own.fact, budget),
});

/** Explains an outcome that Table 2 does not have, by an invalid path of Table 1. */
const blame = programQuestion({
  ...asked,
  name: "blame-relevancy",
  own: blamedOptions("relevancy", words, (run) => comparison.read(run, {})),
  answer: async ({ program, options, own, budget }) =>
    (await import("./blame/index.ts")).blameFor(program, options, own.fact, budget, own.against),
});

export const commands: readonly CommandSpec[] = [ra, whyNot, blame];
