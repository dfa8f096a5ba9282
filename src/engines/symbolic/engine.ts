import { engineRuns, type Runnable } from "../../engine-kit/index.ts";
import type { TestsResult } from "./algorithm/test-input/test-input.ts";
import { testsSchema } from "./options.ts";

/** Generates test inputs for a method. */
export const engine: Runnable<TestsResult> = {
  id: "symbolic",
  async load() {
    const { readUnit, startSymbolic } = await import("./index.ts");
    return engineRuns(testsSchema, { read: readUnit, start: startSymbolic });
  },
};
