import { type CommandSpec, engineCommand, factOption, noOptions, programQuestion } from "../../engine-kit/index.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { dataFlowSchema } from "./options.ts";

const shared = { prefix: "data-flow", words } as const;

export const flow = engineCommand(engine, { ...shared, name: "flow", files: "many", passed: dataFlowSchema });

const asked = { ...shared, schema: dataFlowSchema } as const;

/** Why a fact is not in IN or OUT: what each equation that could give it lacks first. */
const whyNot = programQuestion({
  ...asked,
  name: "why-not-flow",
  own: factOption("data-flow", words),
  answer: async ({ program, options, own, budget }) =>
    (await import("./why-not/index.ts")).whyNot(program, options, own.fact, budget),
});

/** What the worklist algorithm without some of its lines loses. */
const whatIf = programQuestion({
  ...asked,
  name: "what-if-flow",
  own: noOptions,
  answer: async ({ program, options, budget }) =>
    (await import("./what-if/what-if.ts")).whatIf(program, options, budget),
});

/** Whether an execution contradicts what the analysis says. */
const sound = programQuestion({
  ...asked,
  name: "sound-flow",
  own: noOptions,
  runs: true,
  answer: async ({ program, options, budget }) => (await import("./sound/sound.ts")).sound(program, options, budget),
});

export const commands: readonly CommandSpec[] = [flow, whyNot, whatIf, sound];
