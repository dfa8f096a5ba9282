export type { ConstantRow } from "./algorithm/clients/constant-propagation.ts";
export type { Details, MayFailCastRow, PolyCallRow } from "./algorithm/clients/details.ts";
export { type PointsToAnalysis, pointsTo, startPointsTo } from "./analysis.ts";
export type { CallEdgeFact, PointerFact, PointsToFacts } from "./facts.ts";
export type { Metrics } from "./metrics.ts";
export { type PointsToOptions, type Profile, parseOptions, type Selective, type WorklistOrder } from "./options.ts";
export type { AllocationRow, CallEdgeRow, CallRow, PointsToResult, PointsToRow } from "./result.ts";
export { ContextFreeFacts } from "./without-contexts.ts";
