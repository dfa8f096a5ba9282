import {
  askedOf,
  type CommandSpec,
  engineCommand,
  factOption,
  noOptions,
  questionCommand,
} from "../../engine-kit/index.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { dataFlowSchema } from "./options.ts";

const shared = { prefix: "data-flow", words, files: "many", passed: dataFlowSchema } as const;

export const flow = engineCommand(engine, { ...shared, name: "flow" });

/** Why a fact is not in IN or OUT: what each equation that could give it lacks first. */
const whyNot = questionCommand({
  ...shared,
  name: "why-not-flow",
  own: factOption("data-flow", words),
  async answer(host, { files, own, options }) {
    const answers = await import("./why-not/index.ts");
    return askedOf({ host, schema: dataFlowSchema }, files, options, (...program) =>
      answers.whyNot(...program, own.fact, host.budget),
    );
  },
});

/** What the worklist algorithm without some of its lines loses. */
const whatIf = questionCommand({
  ...shared,
  name: "what-if-flow",
  own: noOptions,
  async answer(host, { files, options }) {
    const answers = await import("./what-if/what-if.ts");
    return askedOf({ host, schema: dataFlowSchema }, files, options, (...program) =>
      answers.whatIf(...program, host.budget),
    );
  },
});

/** Whether an execution contradicts what the analysis says. */
const sound = questionCommand({
  ...shared,
  name: "sound-flow",
  own: noOptions,
  async answer(host, { files, options }) {
    const answers = await import("./sound/sound.ts");
    return askedOf({ host, schema: dataFlowSchema, runs: true }, files, options, (...program) =>
      answers.sound(...program, host.budget),
    );
  },
});

export const commands: readonly CommandSpec[] = [flow, whyNot, whatIf, sound];
