import { fill } from "../../kernel/index.ts";
import type { Runnable } from "../command.ts";
import { engineRuns, readOnly } from "../manifest.ts";
import { words } from "./messages/en.ts";
import { lfpSchema } from "./options.ts";
import type { LfpResult } from "./result.ts";

/** Runs Algorithm 1 on the predicates of a text. */
export const engine: Runnable<LfpResult> = {
  id: "separation",
  async load() {
    const { readSpecification, startSeparation } = await import("./index.ts");
    const read = readOnly(({ name, text }) => readSpecification(name, text), fill(words, "separation.oneFile"));
    return engineRuns(lfpSchema, { read, start: startSeparation });
  },
};
