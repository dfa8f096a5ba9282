import { engineRuns, type Runnable, readOnly } from "../../engine-kit/index.ts";
import { fill } from "../../kernel/index.ts";
import type { DigraphResult } from "./analysis.ts";
import { words } from "./messages/en.ts";
import { digraphSchema } from "./options.ts";

/** Walks a directed graph. */
export const engine: Runnable<DigraphResult> = {
  id: "digraph",
  async load() {
    const { readDigraph, startDigraph } = await import("./index.ts");
    const read = readOnly(readDigraph, () => fill(words, "digraph.oneFile"));
    return engineRuns(digraphSchema, { read, start: startDigraph });
  },
};
