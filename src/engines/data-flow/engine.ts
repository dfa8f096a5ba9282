import type { Runnable } from "../command.ts";
import { engineRuns } from "../manifest.ts";
import type { DataFlowResult } from "./algorithm/result.ts";
import { dataFlowSchema } from "./options.ts";

/** Solves data-flow equations of Java programs. */
export const engine: Runnable<DataFlowResult> = {
  id: "data-flow",
  async load() {
    const { startDataFlow } = await import("./analysis.ts");
    return engineRuns(dataFlowSchema, { read: (files, compile) => compile(files), start: startDataFlow });
  },
};
