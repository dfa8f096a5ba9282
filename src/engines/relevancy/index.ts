export { relevancyOf, startRelevancy } from "./analysis.ts";
export {
  blindSlots,
  codeReduction,
  type DiffRow,
  diffLines,
  type Instrumented,
  instrument,
  measureInstrumented,
  relevantSlots,
  type Slot,
} from "./instrument/index.ts";
export { parseOptions, type RelevancyOptions } from "./options.ts";
export type { RelevancyResult, SeedRow, VariableRow, WdgEdgeRow, WdgNodeRow, WeightName } from "./result.ts";
export { symbolicLibrary } from "./symbolic-library/index.ts";
