import { analyzed, engineRuns, type Runnable } from "../../engine-kit/index.ts";
import { pointsToSchema } from "./options.ts";
import type { PointsToResult } from "./result.ts";

/** Runs the pointer analysis on Java programs. */
export const engine: Runnable<PointsToResult> = {
  id: "points-to",
  async load() {
    const { startPointsTo } = await import("./index.ts");
    return engineRuns(pointsToSchema, { read: (files, compile) => compile(files, analyzed), start: startPointsTo });
  },
};
