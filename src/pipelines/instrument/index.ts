import { defineCommand } from "../../engine-kit/index.ts";
import { idleOptions, relevancySchema } from "../../engines/relevancy/options.ts";
import { defineOptions, flag, option, text } from "../../options/index.ts";
import { words } from "../messages/en.ts";
import type { Pipeline } from "../pipeline.ts";

const instrument = defineCommand({
  name: "instrument",
  prefix: "pipelines",
  words,
  files: "many",
  own: defineOptions({
    prefix: "pipelines.instrument",
    words,
    options: {
      blind: option(flag({ isSwitch: true }), { fallback: false }),
      runtime: option(text("folder"), { file: "folder" }),
      table: option(flag({ isSwitch: true }), { fallback: false }),
      times: option(flag({ isSwitch: true }), { fallback: false }),
    },
  }),
  passed: relevancySchema,
  hidden: idleOptions,
  async run(host, { files, own, options }) {
    const { compareInstrumented, instrumentProgram } = await import("./instrument-command.ts");
    if (own.table) return compareInstrumented(host, files, options, own.times);
    return instrumentProgram(host, files, own.blind ? undefined : options, own.runtime !== undefined);
  },
});

/** The program with only its relevant variables symbolic (Fig. 1), and what that saves (Table 4). */
export const instrumentation: Pipeline = {
  commands: [instrument],
  preparations: [],
  derived: {
    id: "instrumented",
    async derive(host, files, request) {
      const { instrumentedFiles } = await import("./instrument-page.ts");
      return instrumentedFiles(host, files, request);
    },
  },
};
