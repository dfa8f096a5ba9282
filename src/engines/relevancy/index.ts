export { relevancyOf, startRelevancy } from "./analysis.ts";
export {
  blindSlots,
  codeReduction,
  type DiffRow,
  diffLines,
  instrument,
  measureInstrumented,
  relevantSlots,
} from "./instrument/index.ts";
export { parseOptions, type RelevancyOptions } from "./options.ts";
export type { RelevancyResult, SeedRow, VariableRow, WdgEdgeRow, WdgNodeRow, WeightName } from "./result.ts";
