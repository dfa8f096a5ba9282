export { type PointsToAnalysis, pointsTo, startPointsTo } from "./analysis.ts";
export type { Metrics } from "./metrics.ts";
export { type PointsToOptions, type Profile, parseOptions, type WorklistOrder } from "./options.ts";
export type { AllocationRow, CallEdgeRow, CallRow, PointsToResult, PointsToRow } from "./result.ts";
