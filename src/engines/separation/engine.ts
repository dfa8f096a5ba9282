import { engineRuns, type Runnable, readOnly } from "../../engine-kit/index.ts";
import { fill } from "../../kernel/index.ts";
import { words } from "./messages/en.ts";
import { lfpSchema } from "./options.ts";
import type { LfpResult } from "./result.ts";

/** Runs Algorithm 1 on the predicates of a text. */
export const engine: Runnable<LfpResult> = {
  id: "separation",
  async load() {
    const { readSpecification, startSeparation } = await import("./index.ts");
    return engineRuns(lfpSchema, {
      read: readOnly(
        ({ name, text }, budget) => readSpecification(name, text, budget),
        () => fill(words, "separation.oneFile"),
      ),
      start: startSeparation,
    });
  },
};
