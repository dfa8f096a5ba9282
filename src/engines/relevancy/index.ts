export { type RelevancyAnalysis, relevancyOf, startRelevancy } from "./analysis.ts";
export { parseOptions, type RelevancyOptions } from "./options.ts";
export type { RelevancyResult, SeedRow, VariableRow, WdgEdgeRow, WdgNodeRow, WeightName } from "./result.ts";
export { relevancyAsXml } from "./xml.ts";
