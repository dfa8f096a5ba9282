import { analyzed, engineRuns, type Runnable } from "../../engine-kit/index.ts";
import type { DataFlowResult } from "./algorithm/result.ts";
import { dataFlowSchema } from "./options.ts";

/** Reads Java and runs an analysis. */
export const engine: Runnable<DataFlowResult> = {
  id: "data-flow",
  async load() {
    const { startDataFlow } = await import("./index.ts");
    return engineRuns(dataFlowSchema, {
      read: (files, compile) => compile(files, analyzed),
      start: (program, options, isRecorded, budget) => startDataFlow(program, options, isRecorded, budget),
    });
  },
};
