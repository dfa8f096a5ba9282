import {
  type CommandSpec,
  defineCommand,
  engineCommand,
  factOption,
  noOptions,
  questionCommand,
} from "../../engine-kit/index.ts";
import { failure, fill, type InputFile, type Result, success } from "../../kernel/index.ts";
import { defineOptions, milliseconds, option, type RawOptions } from "../../options/index.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { type LfpOptions, lfpSchema } from "./options.ts";

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

/** Why a disjunct or a base pair is missing. */
const whyNot = questionCommand({
  name: "why-not-lfp",
  prefix: "separation",
  words,
  files: "one",
  own: factOption("separation", words),
  passed: lfpSchema,
  async answer(host, { files, own, options: raw }) {
    const { whyNot: answer } = await import("./why-not/index.ts");
    return asked(files, raw, (file, options) => answer(file, options, own.fact, host.budget));
  },
});

/** Compares Algorithm 1 without one of its parts with the whole. */
const whatIf = questionCommand({
  name: "what-if-lfp",
  prefix: "separation",
  words,
  files: "one",
  own: noOptions,
  passed: lfpSchema,
  async answer(host, { files, options: raw }) {
    const { readSpecification } = await import("./index.ts");
    const { whatIf: answer } = await import("./what-if/what-if.ts");
    return asked(files, raw, (file, options) => {
      const read = readSpecification(file.name, file.text, host.budget);
      return read.ok ? answer(read.value, options, host.budget) : read;
    });
  },
});

/** Reads the options of a question about one file. */
function asked<Answer>(
  [file, ...others]: readonly InputFile[],
  raw: RawOptions,
  answer: (file: InputFile, options: LfpOptions) => Result<Answer>,
): Result<Answer> {
  if (file === undefined || others.length > 0)
    return failure({ kind: "bad-request", problem: fill(words, "separation.oneFile") });
  const options = lfpSchema.parse(raw);
  return options.ok ? answer(file, options.value) : options;
}

export const commands: readonly CommandSpec[] = [lfp, sat, whyNot, whatIf];
