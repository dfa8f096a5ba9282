import {
  analyzed,
  type CommandHost,
  type CommandSpec,
  defineCommand,
  engineCommand,
  factOption,
  noOptions,
  questionCommand,
} from "../../engine-kit/index.ts";
import type { Program } from "../../java/index.ts";
import type { Result } from "../../kernel/index.ts";
import {
  defineOptions,
  flag,
  list,
  namesOrDefinition,
  notation,
  type OptionSchema,
  oneOf,
  option,
  type RawOptions,
  text,
} from "../../options/index.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { type PointsToOptions, pointsToSchema } from "./options.ts";
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

const aboutFact = factOption("points-to", words);

/** A fact, and the run that it is to be compared with, as the comparison writes it; else changes are looked for. */
const aboutBlamed = defineOptions({
  prefix: "points-to.why-not",
  words,
  options: {
    fact: option(text("fact"), { fallback: "" }),
    against: option(notation((run) => comparison.read(run, {}), "run")),
  },
});

/** A question about the fixed point; the order of the worklist has no part in it. */
function question<Own, Answer extends object>(
  name: string,
  own: OptionSchema<Own>,
  answerOf: (asked: Asked<Own>) => Promise<Result<Answer>>,
  /** Whether the answer is what a run of the program shows: then it has to be one that Java accepts. */
  runs = false,
): CommandSpec {
  return questionCommand({
    ...shared,
    name,
    hidden: ["details", "constants", "hierarchy"],
    own,
    async answer(host, { files, own: asked, options: raw }) {
      const program = host.compile(files, runs ? undefined : analyzed);
      if (!program.ok) return program;
      const given = { ...raw, order: "fifo" };
      const options = pointsToSchema.parse(given);
      if (!options.ok) return options;
      return answerOf({ program: program.value, given, options: options.value, own: asked, host });
    },
  });
}

interface Asked<Own> {
  readonly program: Program;
  readonly given: RawOptions;
  readonly options: PointsToOptions;
  readonly own: Own;
  readonly host: CommandHost;
}

/** Why a fact is not there: the first missing premise of each rule that could give it. */
const whyNot = question("why-not", aboutFact, async ({ program, options, own, host }) => {
  const answers = await import("./why-not/index.ts");
  return answers.whyNot(program, options, own.fact, host.budget);
});

/** What lets a fact in that a more precise analysis does not find. */
const blame = question("blame", aboutBlamed, async ({ program, given, options, own, host }) => {
  const answers = await import("./blame/index.ts");
  return answers.blameFor(program, given, options, own.fact, host.budget, own.against);
});

/** How many spurious facts each method causes. */
const blameMethods = question("blame-methods", noOptions, async ({ program, given, options, host }) => {
  const answers = await import("./blame/index.ts");
  return answers.blameMethods(program, given, options, host.budget);
});

/** What an algorithm without some of its lines loses. */
const whatIf = question("what-if", noOptions, async ({ program, options, host }) => {
  const answers = await import("./what-if/what-if.ts");
  return answers.whatIf(program, options, host.budget);
});

/** Whether an execution shows anything that the analysis lacks. */
const sound = question(
  "sound",
  noOptions,
  async ({ program, given, host }) => {
    const answers = await import("./sound/sound.ts");
    return answers.sound(program, given, host.budget);
  },
  true,
);

export const commands: readonly CommandSpec[] = [pta, table, whyNot, whatIf, blame, blameMethods, sound];
