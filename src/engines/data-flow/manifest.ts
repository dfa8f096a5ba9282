import { success } from "../../kernel/index.ts";
import { defineCommand, jsonAnswer, noOptions } from "../command.ts";
import { java } from "../language.ts";
import type { EngineManifest } from "../manifest.ts";
import type { DataFlowResult } from "./algorithm/result.ts";
import { engine } from "./engine.ts";
import { words } from "./messages/en.ts";
import { dataFlowSchema } from "./options.ts";
import { flowLessons, starter } from "./page/lessons/index.ts";

const flow = defineCommand({
  name: "flow",
  prefix: "data-flow",
  words,
  files: "many",
  own: noOptions,
  passed: dataFlowSchema,
  engine: engine.id,
  async run(host, { files, options }) {
    const run = await host.run(engine, files, options);
    return run.ok ? success(jsonAnswer(run.value)) : run;
  },
});

/** Data flow on control-flow graphs: the worklist algorithm. */
export const manifest: EngineManifest<DataFlowResult> = {
  ...engine,
  uses: ["points-to"],
  position: 0,
  words,
  languages: [java],
  options: dataFlowSchema,
  page: {
    route: "data-flow",
    start: { analysis: "constants" },
    controls: ["analysis", "scope", "context", "heap", "alias", "refine", "order", "entry"],
    palette: ["analysis"],
    stages: [
      { id: "flow-graph", panels: ["flow-graph"] },
      { id: "lattice", panels: ["lattice"] },
    ],
    tools: [],
    features: {},
  },
  starter,
  lessons: flowLessons,
  commands: [flow],
  messages: async () => (await import("./messages/story.ts")).dataFlow,
  board: async () => (await import("./board.ts")).dataFlowBoard,
};
