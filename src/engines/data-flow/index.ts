export type { DataFlowResult, StatementRow } from "./algorithm/result.ts";
export { startDataFlow } from "./analysis.ts";
export { type DataFlowGiven, type DataFlowOptions, dataFlowSchema } from "./options.ts";
