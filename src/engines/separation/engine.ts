import type { Runnable } from "../command.ts";
import { engineRuns, readOnly } from "../manifest.ts";
import { lfpSchema } from "./options.ts";
import type { LfpResult } from "./result.ts";

/** Runs Algorithm 1 on the predicates of a text. */
export const engine: Runnable<LfpResult> = {
  id: "separation",
  async load() {
    const { readSpecification, startSeparation } = await import("./index.ts");
    const read = readOnly(({ name, text }) => readSpecification(name, text));
    return engineRuns(lfpSchema, { read, start: startSeparation });
  },
};
