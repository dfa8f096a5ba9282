import {
  blamedOptions,
  type CommandSpec,
  defineCommand,
  engineCommand,
  factOption,
  noOptions,
  programQuestion,
} from "../../engine-kit/index.ts";
import { defineOptions, flag, list, namesOrDefinition, oneOf, option } from "../../options/index.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { pointsToSchema } from "./options.ts";
import { comparison } from "./page/comparison/comparison.ts";

const shared = { prefix: "points-to", words, files: "many", passed: pointsToSchema } as const;

const pta = engineCommand(engine, {
  ...shared,
  name: "pta",
});

/** The slides' table of selectors, as JSON, comma-separated values or Markdown. */
const table = defineCommand({
  ...shared,
  name: "table",
  hidden: ["context", "details", "constants", "hierarchy"],
  own: defineOptions({
    prefix: "points-to.table",
    words,
    options: {
      selectors: option(list(namesOrDefinition, "list"), { file: "definition" }),
      format: option(oneOf("json", "csv", "spreadsheet", "md"), { fallback: "json" }),
      times: option(flag({ isSwitch: true }), { fallback: false }),
    },
  }),
  async run(host, { files, own, options }) {
    const { tabulate } = await import("./selector-table/table-command.ts");
    const { selectors, format, times } = own;
    return tabulate(host, files, { ...options, selectors }, { format, times });
  },
});

/** Questions about the fixed point; the order of the worklist has no part in it. */
const asked = {
  prefix: "points-to",
  words,
  schema: pointsToSchema,
  hidden: ["details", "constants", "hierarchy"],
  fixed: { order: "fifo" },
} as const;

/** Why a fact is missing: the first missing premise of each rule that could give it. */
const whyNot = programQuestion({
  ...asked,
  name: "why-not",
  own: factOption("points-to", words),
  answer: async ({ program, options, own, budget }) =>
    (await import("./why-not/index.ts")).whyNot(program, options, own.fact, budget),
});

/** Explains a fact that a more precise analysis does not find. */
const blame = programQuestion({
  ...asked,
  name: "blame",
  own: blamedOptions("points-to", words, (run) => comparison.read(run, {})),
  answer: async ({ program, given, options, own, budget }) =>
    (await import("./blame/index.ts")).blameFor(program, given, options, own.fact, budget, own.against),
});

/** How many spurious facts each method causes. */
const blameMethods = programQuestion({
  ...asked,
  name: "blame-methods",
  own: noOptions,
  answer: async ({ program, given, options, budget }) =>
    (await import("./blame/index.ts")).blameMethods(program, given, options, budget),
});

/** What an algorithm without some of its lines loses. */
const whatIf = programQuestion({
  ...asked,
  name: "what-if",
  own: noOptions,
  answer: async ({ program, options, budget }) =>
    (await import("./what-if/what-if.ts")).whatIf(program, options, budget),
});

/** Whether an execution shows anything that the analysis lacks. */
const sound = programQuestion({
  ...asked,
  name: "sound",
  own: noOptions,
  runs: true,
  answer: async ({ program, given, budget }) => (await import("./sound/sound.ts")).sound(program, given, budget),
});

export const commands: readonly CommandSpec[] = [pta, table, whyNot, whatIf, blame, blameMethods, sound];
