import { failure, fill, success } from "../../kernel/index.ts";
import { defineOptions, milliseconds, option } from "../../options/index.ts";
import { type CommandSpec, defineCommand, engineCommand, noOptions, questionCommand } from "../command.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { lfpSchema } from "./options.ts";

/** The tables of Algorithm 1. */
const lfp = engineCommand(engine, {
  name: "lfp",
  prefix: "separation",
  words,
  files: "one",
  passed: lfpSchema,
});

/** A verdict with a model or a reason for each `check`. Past the time limit what is open is unknown. */
const sat = defineCommand({
  name: "sat",
  prefix: "separation",
  words,
  files: "one",
  own: defineOptions({
    prefix: "separation.sat",
    words,
    options: { timeout: option(milliseconds(), { fallback: "inf" }) },
  }),
  async run(host, { files: [file, ...others] }) {
    if (file === undefined || others.length > 0)
      return failure({ kind: "bad-request", problem: fill(words, "separation.sat.files") });
    const { decideAll, readScript } = await import("./algorithm/satisfiability/decide-all.ts");
    const script = readScript(file.name, file.text, host.budget.forReading());
    if (!script.ok) return script;
    const answers = decideAll(script.value, host.budget);
    const isPartial = answers.some(({ verdict }) => verdict === "unknown");
    return success({ kind: "json", value: { answers, partial: isPartial }, isPartial });
  },
});

/** What Algorithm 1 without a part of it loses. */
const whatIf = questionCommand({
  name: "what-if-lfp",
  prefix: "separation",
  words,
  files: "one",
  own: noOptions,
  passed: lfpSchema,
  async answer(host, { files: [file, ...others], options: raw }) {
    if (file === undefined || others.length > 0)
      return failure({ kind: "bad-request", problem: fill(words, "separation.oneFile") });
    const options = lfpSchema.parse(raw);
    if (!options.ok) return options;
    const { readSpecification } = await import("./index.ts");
    const read = readSpecification(file.name, file.text, host.budget);
    if (!read.ok) return read;
    const answers = await import("./what-if/what-if.ts");
    return answers.whatIf(read.value, options.value, host.budget);
  },
});

export const commands: readonly CommandSpec[] = [lfp, sat, whatIf];
