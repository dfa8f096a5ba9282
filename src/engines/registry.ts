export { manifest as dataFlow } from "./data-flow/manifest.ts";
export { manifest as pointsTo } from "./points-to/manifest.ts";
export { manifest as pushdown } from "./pushdown/manifest.ts";
export { manifest as relevancy } from "./relevancy/manifest.ts";
export { manifest as separation } from "./separation/manifest.ts";
export { manifest as symbolic } from "./symbolic/manifest.ts";
