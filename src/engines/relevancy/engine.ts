import { analyzed, engineRuns, type Runnable } from "../../engine-kit/index.ts";
import { relevancySchema } from "./options.ts";
import type { RelevancyResult } from "./result.ts";

/** Runs the relevancy analysis on Java programs. */
export const engine: Runnable<RelevancyResult> = {
  id: "relevancy",
  async load() {
    const { startRelevancy } = await import("./index.ts");
    return engineRuns(relevancySchema, { read: (files, compile) => compile(files, analyzed), start: startRelevancy });
  },
};
