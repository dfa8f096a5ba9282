export { ANALYSES, type AnalysisName, type DataFlowOptions, DEFAULTS } from "./options.ts";
export type { DataFlowResult, StatementRow } from "./result.ts";
export { type DataFlowObserver, type DataFlowRun, startDataFlow } from "./start.ts";
