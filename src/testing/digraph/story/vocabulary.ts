import type { Vocabulary } from "../../../trace/index.ts";

/** The rules of a walk, and what the frames of its procedures keep. */
export const vocabulary = {
  rules: ["start", "successor", "worklist"],
  procedures: { Walk: ["taken"] },
} as const satisfies Vocabulary;

/** What kinds of facts there are: a is the node. */
export const factKinds = { reached: 0, entry: 1 } as const;

/** The tables of a recording of a walk. */
export interface DigraphSymbols {
  readonly nodes: readonly string[];
}
