import type { RelevancyLesson } from "../lesson.ts";

type Preset = RelevancyLesson["presets"][number];

/** Table 1: a global is one node a method. */
export const mergedGlobals: Preset = {
  label: "Table 1, merged globals",
  options: { context: "1-call", heap: 0, globals: "merged" },
};

/** Table 2, cc′ read as the context that this call site creates. */
export const refinedGlobals: Preset = {
  label: "Table 2, refined globals",
  options: { context: "1-call", heap: 0, globals: "refined", refinedContexts: "callee" },
};

/** Table 2 to the letter: cc and cc′ range independently. */
export const refinedAsPrinted: Preset = {
  label: "Table 2 as printed",
  options: { context: "1-call", heap: 0, globals: "refined", refinedContexts: "printed" },
};
