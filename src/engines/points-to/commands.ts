import { success } from "../../kernel/index.ts";
import { defineOptions, oneOf, option, text } from "../../options/index.ts";
import { type CommandSpec, defineCommand, engineCommand, noOptions } from "../command.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { pointsToSchema } from "./options.ts";

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
      selectors: option(text("list")),
      format: option(oneOf("json", "csv", "md"), { fallback: "json" }),
    },
  }),
  async run(host, { files, own, options }) {
    const { tabulate } = await import("./table-command.ts");
    const { selectors, format } = own;
    return tabulate(host, files, { ...options, selectors }, format);
  },
});

/** Why a fact is not there: the first missing premise of each rule that could give it. */
const whyNot = defineCommand({
  ...shared,
  name: "why-not",
  hidden: ["details", "constants", "hierarchy"],
  own: defineOptions({
    prefix: "points-to.why-not",
    words,
    options: { fact: option(text("fact"), { fallback: "" }) },
  }),
  async run(host, { files, own, options }) {
    const program = host.compile(files);
    if (!program.ok) return program;
    const parsed = pointsToSchema.parse({ ...options, order: "fifo" });
    if (!parsed.ok) return parsed;
    const { whyNot: answerOf } = await import("./why-not/index.ts");
    const answer = answerOf(program.value, parsed.value, own.fact, host.budget);
    return answer.ok ? success({ kind: "json", value: answer.value, isPartial: answer.value.partial }) : answer;
  },
});

/** What an algorithm without some of its lines loses. */
const whatIf = defineCommand({
  ...shared,
  name: "what-if",
  hidden: ["details", "constants", "hierarchy"],
  own: noOptions,
  async run(host, { files, options }) {
    const program = host.compile(files);
    if (!program.ok) return program;
    const parsed = pointsToSchema.parse(options);
    if (!parsed.ok) return parsed;
    const { whatIf: answerOf } = await import("./what-if/what-if.ts");
    const answer = answerOf(program.value, parsed.value, host.budget);
    return answer.ok ? success({ kind: "json", value: answer.value, isPartial: answer.value.partial }) : answer;
  },
});

/** What lets a fact in that a more precise analysis does not find. */
const blame = defineCommand({
  ...shared,
  name: "blame",
  hidden: ["details", "constants", "hierarchy"],
  own: defineOptions({
    prefix: "points-to.why-not",
    words,
    options: { fact: option(text("fact"), { fallback: "" }) },
  }),
  async run(host, { files, own, options }) {
    const program = host.compile(files);
    if (!program.ok) return program;
    const given = { ...options, order: "fifo" };
    const parsed = pointsToSchema.parse(given);
    if (!parsed.ok) return parsed;
    const { blameFor } = await import("./why-not/index.ts");
    const answer = blameFor(program.value, given, parsed.value, own.fact, host.budget);
    return answer.ok ? success({ kind: "json", value: answer.value, isPartial: false }) : answer;
  },
});

export const commands: readonly CommandSpec[] = [pta, table, whyNot, whatIf, blame];
