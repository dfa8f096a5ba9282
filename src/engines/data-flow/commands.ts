import type { Program } from "../../java/index.ts";
import type { InputFile, Result } from "../../kernel/index.ts";
import type { RawOptions } from "../../options/index.ts";
import {
  type CommandHost,
  type CommandSpec,
  engineCommand,
  factOption,
  noOptions,
  questionCommand,
} from "../command.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { type DataFlowOptions, dataFlowSchema } from "./options.ts";

const shared = { prefix: "data-flow", words, files: "many", passed: dataFlowSchema } as const;

export const flow = engineCommand(engine, { ...shared, name: "flow" });

/** Why a fact is not in IN or OUT: what each equation that could give it lacks first. */
const whyNot = questionCommand({
  ...shared,
  name: "why-not-flow",
  own: factOption("data-flow", words),
  async answer(host, { files, own, options }) {
    const answers = await import("./why-not/index.ts");
    return asked(host, files, options, (...program) => answers.whyNot(...program, own.fact, host.budget));
  },
});

/** What the worklist algorithm without some of its lines loses. */
const whatIf = questionCommand({
  ...shared,
  name: "what-if-flow",
  own: noOptions,
  async answer(host, { files, options }) {
    const answers = await import("./what-if/what-if.ts");
    return asked(host, files, options, (...program) => answers.whatIf(...program, host.budget));
  },
});

/** Whether an execution contradicts what the analysis says. */
const sound = questionCommand({
  ...shared,
  name: "sound-flow",
  own: noOptions,
  async answer(host, { files, options }) {
    const answers = await import("./sound/sound.ts");
    return asked(host, files, options, (...program) => answers.sound(...program, host.budget));
  },
});

/** Reads the program and the options of a question. */
function asked<Answer>(
  host: CommandHost,
  files: readonly InputFile[],
  raw: RawOptions,
  answer: (program: Program, options: DataFlowOptions) => Result<Answer>,
): Result<Answer> {
  const program = host.compile(files);
  if (!program.ok) return program;
  const options = dataFlowSchema.parse(raw);
  return options.ok ? answer(program.value, options.value) : options;
}

export const commands: readonly CommandSpec[] = [flow, whyNot, whatIf, sound];
